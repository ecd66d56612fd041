import { capitalised } from '../format/format.ts'

/** The number of changes that one sentence lists. */
const MAX_NAMED = 3

/** Returns, for example, "USD alış payı −0,01 → −0,02; USD satış payı +0,01 → +0,02." */
export function changeSummary(changes: readonly string[]): string {
  const named = changes.slice(0, MAX_NAMED).join('; ')
  const more = changes.length > MAX_NAMED ? ` ve ${changes.length - MAX_NAMED} değişiklik daha` : ''
  return named === '' ? '' : `${capitalised(named)}${more}.`
}
