import type { Margin } from './margin.ts'
import { fail, ok, type Result } from './result.ts'

const WRITTEN =
  /^(?<sign>[+−–-]?)\s*(?<percent>%?)\s*(?<lira>\d{0,4})(?:[.,](?<decimals>\d{1,4}))?(?<unit>\s*(?:TL|₺|lira))?$/i
const DECIMALS = 4
/** The smallest step of a margin in lira, in micro-lira: a ten-thousandth of a lira. */
const STEP = 100

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
  const magnitude = Number(lira + decimals.padEnd(DECIMALS, '0'))
  const tenThousandths = sign === '' || sign === '+' || magnitude === 0 ? magnitude : -magnitude
  return ok(isShare ? { kind: 'percent', millionths: tenThousandths } : { kind: 'lira', micros: tenThousandths * STEP })
}

/**
 * Formats a margin as in the office file: "-0,05", "0,05", "%0,25", "-%0,25", "0". Three decimals of more than a lira
 * get a fourth, because "1,255" may mean thousands.
 */
export function writeMargin(margin: Margin): string {
  const tenThousandths = margin.kind === 'lira' ? margin.micros / STEP : margin.millionths
  const digits = String(Math.abs(tenThousandths)).padStart(DECIMALS + 1, '0')
  const [whole, all] = [digits.slice(0, -DECIMALS), digits.slice(-DECIMALS)]
  const short = all.replace(/0$/, '').replace(/0$/, '').replace(/^00$/, '')
  const decimals = short.length === 3 && whole !== '0' ? all : short
  const figure = whole + (decimals && `,${decimals}`)
  return `${tenThousandths < 0 ? '-' : ''}${margin.kind === 'percent' ? '%' : ''}${figure}`
}

/** Formats a margin for reading, always with its sign: "−0,02", "+0,05", "−%0,25", "0". */
export function marginText(margin: Margin): string {
  const written = writeMargin(margin)
  if (marginSize(margin) === 0) return written
  return written.startsWith('-') ? `−${written.slice(1)}` : `+${written}`
}

/** Returns micro-lira or parts per million without the sign, to compare margins of the same kind. */
export function marginSize(margin: Margin): number {
  return Math.abs(margin.kind === 'lira' ? margin.micros : margin.millionths)
}

/** Returns true for "1.000" or "1,000", which is 1 as a margin but may be meant as a thousand. */
export function readsAsThousands(written: string): boolean {
  return /^[+−–-]?\s*[1-9]\d{0,2}[.,]\d{3}(?:\s*(?:TL|₺|lira))?$/i.test(written.trim())
}
