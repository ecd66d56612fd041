/**
 * Removes line breaks, which would begin another mail header, and control characters, which could disguise an
 * address.
 */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}
