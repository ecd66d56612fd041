import type { Margin } from './margin.ts'
import { fail, ok, type Result } from './result.ts'

const WRITTEN = /^(?<sign>[+−-]?)(?<percent>%?)(?<lira>\d{1,4})(?:[.,](?<decimals>\d{1,4}))?$/
const DECIMALS = 4
/** A ten-thousandth of a lira, in micro-lira. Of a percent, which is 10,000 millionths, it is one. */
const STEP = 100

/**
 * Reads lira ("-0,05", "−0,05", "+5") or a share of the price ("%0,25", "-%0,25"), up to four digits and four decimals,
 * in exact integers. A point is the decimal one: "1.000" is 1. Blanks around it don't count.
 */
export function parseMargin(written: string): Result<Margin, 'unreadable'> {
  const groups = WRITTEN.exec(written.trim())?.groups
  if (groups === undefined) return fail('unreadable')
  const { sign = '', percent, lira = '0', decimals = '' } = groups
  const magnitude = Number(lira + decimals.padEnd(DECIMALS, '0'))
  const tenThousandths = sign === '' || sign === '+' || magnitude === 0 ? magnitude : -magnitude
  return ok(
    percent === '%' ? { kind: 'percent', millionths: tenThousandths } : { kind: 'lira', micros: tenThousandths * STEP },
  )
}

/** As the office file has it, and a keyboard types it: "-0,05", "0,05", "%0,25", "-%0,25", "0". */
export function writeMargin(margin: Margin): string {
  const tenThousandths = margin.kind === 'lira' ? margin.micros / STEP : margin.millionths
  const digits = String(Math.abs(tenThousandths)).padStart(DECIMALS + 1, '0')
  const decimals = digits.slice(-DECIMALS).replace(/0$/, '').replace(/0$/, '').replace(/^00$/, '')
  const figure = digits.slice(0, -DECIMALS) + (decimals && `,${decimals}`)
  return `${tenThousandths < 0 ? '-' : ''}${margin.kind === 'percent' ? '%' : ''}${figure}`
}

/** As people read it, always with its sign: "−0,02", "+0,05", "−%0,25", "0". */
export function marginText(margin: Margin): string {
  const written = writeMargin(margin)
  if (marginSize(margin) === 0) return written
  return written.startsWith('-') ? `−${written.slice(1)}` : `+${written}`
}

/** Micro-lira or parts per million, without the sign: to compare with margins of the same kind. */
export function marginSize(margin: Margin): number {
  return Math.abs(margin.kind === 'lira' ? margin.micros : margin.millionths)
}

/** "1.000", which is one in a margin, and a thousand in any other sum. */
export function readsAsThousands(written: string): boolean {
  return /^[+−-]?[1-9]\d{0,2}\.\d{3}$/.test(written.trim())
}
