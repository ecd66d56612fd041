import { MARGIN_DECIMALS, MARGIN_STEP } from './margin-text.ts'
import type { Margin } from './margin.ts'
import { fail, ok, type Result } from './result.ts'

const WRITTEN =
  /^(?<sign>[+−–-]?)\s*(?<percent>%?)\s*(?<lira>\d{0,4})(?:[.,](?<decimals>\d{1,4}))?(?<unit>\s*(?:TL|₺|lira))?$/i

/**
 * Reads lira ("-0,05", "−0,05", "+5", ",05", "0,05 TL") or a share of the price ("%0,25", "-% 0,25"), up to four digits
 * and four decimals, in exact integers. Point and comma are both decimal signs: "1.000" and "1,000" are 1; see
 * `readsAsThousands`. The browser and the server use this same function.
 */
export function parseMargin(written: string): Result<Margin, 'unreadable'> {
  const groups = WRITTEN.exec(written.trim())?.groups
  if (groups === undefined) return fail('unreadable')
  const { sign = '', percent, lira = '', decimals = '', unit } = groups
  const isShare = percent === '%'
  if (lira + decimals === '' || (isShare && unit !== undefined)) return fail('unreadable')
  const magnitude = Number(lira + decimals.padEnd(MARGIN_DECIMALS, '0'))
  const tenThousandths = sign === '' || sign === '+' || magnitude === 0 ? magnitude : -magnitude
  return ok(
    isShare ? { kind: 'percent', millionths: tenThousandths } : { kind: 'lira', micros: tenThousandths * MARGIN_STEP },
  )
}

/** Returns true for "1.000" or "1,000", which is 1 as a margin but may be meant as a thousand. */
export function readsAsThousands(written: string): boolean {
  return /^[+−–-]?\s*[1-9]\d{0,2}[.,]\d{3}(?:\s*(?:TL|₺|lira))?$/i.test(written.trim())
}
