/** By what a browser says of itself; the first that fits counts: an iPad says Macintosh, and all Androids say Linux. */
const KINDS: readonly (readonly [sign: RegExp, kind: string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android.*Mobile/, 'Android'],
  [/Android/, 'Android tablet'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
]

/** Empty: nobody knows. */
export function deviceKind(userAgent: string): string {
  return KINDS.find(([sign]) => sign.test(userAgent.slice(0, 500)))?.[1] ?? ''
}

export function isPhone(kind: string): boolean {
  return kind === 'iPhone' || kind === 'Android'
}
