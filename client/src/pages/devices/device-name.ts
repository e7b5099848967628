/** A name for this device in the list of devices, from what the browser says of itself. It can be changed. */

const BROWSERS: [RegExp, string][] = [
  [/\bEdg/, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bWindows\b/, 'Windows'],
  [/\bLinux\b/, 'Linux'],
]

const named = (agent: string, names: [RegExp, string][]): string => names.find(([is]) => is.test(agent))?.[1] ?? ''

export const deviceName = (agent: string): string =>
  [named(agent, BROWSERS), named(agent, SYSTEMS)].filter(Boolean).join(' · ')
