declare module 'virtual:words/*' {
  const words: Record<string, string>
  export default words
}

declare module 'virtual:rulebook/*' {
  const pages: import('../plugins/rulebook').Page[]
  export default pages
}
