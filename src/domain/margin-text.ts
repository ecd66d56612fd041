import type { Margin } from './margin.ts'

export const MARGIN_DECIMALS = 4
/** The smallest step of a margin in lira, in micro-lira: a ten-thousandth of a lira. */
export const MARGIN_STEP = 100

/**
 * Formats a margin as in the office file: "-0,05", "0,05", "%0,25", "-%0,25", "0". Three decimals of more than a lira
 * get a fourth, because "1,255" may mean thousands.
 */
export function writeMargin(margin: Margin): string {
  const tenThousandths = margin.kind === 'lira' ? margin.micros / MARGIN_STEP : margin.millionths
  const digits = String(Math.abs(tenThousandths)).padStart(MARGIN_DECIMALS + 1, '0')
  const [whole, all] = [digits.slice(0, -MARGIN_DECIMALS), digits.slice(-MARGIN_DECIMALS)]
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
