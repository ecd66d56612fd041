/**
 * User agent patterns; the first match wins. Order matters, because an iPad contains "Macintosh" and Android contains
 * "Linux".
 */
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

/** Returns an empty text if the kind is unknown. */
export function deviceKind(userAgent: string): string {
  return KINDS.find(([sign]) => sign.test(userAgent.slice(0, 500)))?.[1] ?? ''
}

export function isPhone(kind: string): boolean {
  return kind === 'iPhone' || kind === 'Android'
}
