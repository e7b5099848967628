/** The title of the tab: what the page is about, and how many games wait. */

class PageTitle {
  text = $state('Goa')
}

export const pageTitle = new PageTitle()
