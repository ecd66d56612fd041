import { parseDay } from '#domain/calendar.ts'
import type { FreshnessLimits } from '#domain/freshness.ts'
import type { Hours, OpeningHours } from '#domain/opening.ts'
import { fieldsOf, textOf } from './json.ts'
import type { OfficeFacts } from './office-facts.ts'
import type { WireMessage, WireMeta } from './price-wire.ts'

/** What the office file says about the age of rates: until when one is live or delayed, and when "closed" stands in for both. */
export type FreshnessTerms = Pick<OfficeFacts, 'hours' | 'freshness'>

/** A price message that also carries, in `meta.office`, the terms that its rates are judged by. */
export interface WireMessageWithTerms extends WireMessage {
  readonly meta: WireMeta & { readonly office: FreshnessTerms }
}

export function withTerms({ meta, data }: WireMessage, { hours, freshness }: FreshnessTerms): WireMessageWithTerms {
  return { meta: { ...meta, office: { hours, freshness } }, data }
}

/** The terms in a price message; null if it carries none, or none that can be read: those that stand go on. */
export function readTerms(body: unknown): FreshnessTerms | null {
  const office = fieldsOf(fieldsOf(body)['meta'])['office']
  const hours = readOpeningHours(fieldsOf(office)['hours'])
  const freshness = readLimits(fieldsOf(office)['freshness'])
  return hours === null || freshness === null ? null : { hours, freshness }
}

export function sameTerms(one: FreshnessTerms, other: FreshnessTerms): boolean {
  return JSON.stringify([one.hours, one.freshness]) === JSON.stringify([other.hours, other.freshness])
}

const DAYS_A_WEEK = 7

function readOpeningHours(value: unknown): OpeningHours | null {
  const { week, special } = fieldsOf(value)
  if (!Array.isArray(week) || !Array.isArray(special)) return null
  const days = week.map(readHours).filter((hours) => hours !== undefined)
  const ownDays = special.flatMap((entry: unknown) => {
    const { day, name, hours: own } = fieldsOf(entry)
    const hours = readHours(own)
    const parsed = parseDay(textOf(day))
    return parsed.ok && typeof name === 'string' && hours !== undefined ? [{ day: parsed.value, name, hours }] : []
  })
  return days.length === DAYS_A_WEEK && ownDays.length === special.length ? { week: days, special: ownDays } : null
}

/** Null is a closed day, undefined nothing readable. */
function readHours(value: unknown): Hours | undefined {
  if (value === null) return null
  const { from, to } = fieldsOf(value)
  return isTimeOfDay(from) && isTimeOfDay(to) ? { from, to } : undefined
}

function readLimits(value: unknown): FreshnessLimits | null {
  const { live, delayed } = fieldsOf(value)
  return typeof live === 'number' && typeof delayed === 'number' ? { live, delayed } : null
}

function isTimeOfDay(value: unknown): value is string {
  return typeof value === 'string' && /^\d{2}:\d{2}$/.test(value)
}
