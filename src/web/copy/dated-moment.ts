import { wallClockOf } from '#domain/calendar.ts'
import { formatQuotedAt } from '../format/format.ts'
import { atTime } from './opening-words.ts'

const MINUTE_LETTERS = '00.00'.length

/** Returns the moment of a price: "15.34’teki" or "31 Tem 18.29’daki". */
export function datedMoment(quotedAt: number, now: number): string {
  const day = formatQuotedAt(quotedAt, now).slice(0, -MINUTE_LETTERS)
  return `${day}${atTime(wallClockOf(quotedAt))}ki`
}
