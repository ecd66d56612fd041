import { type Opening, openingAt } from '#domain/opening.ts'
import type { Zone } from '#domain/zone.ts'
import { comingHolidays, type Holidays } from './calendar-duties.ts'
import { type CurrencyRow, currencyRows } from './currency-row.ts'
import { deskFindings } from './desk-findings.ts'
import { type Finding, FINDING_KINDS } from './finding.ts'
import { priceFindings } from './price-findings.ts'
import type { Reading } from './reading.ts'
import { upkeepFindings } from './upkeep-findings.ts'

/** `bad`: visitors or messages suffer now; `degraded`: somebody should look. */
export type Verdict = 'good' | 'degraded' | 'bad'

/** The running site at a glance: for the office's page, for /readyz, for `status` and for letters. */
export interface Overview {
  readonly at: number
  readonly zone: Zone
  readonly verdict: Verdict
  /** The worst first. */
  readonly findings: readonly Finding[]
  readonly opening: Opening
  readonly rows: readonly CurrencyRow[]
  readonly holidays: Holidays
  /** What all of it was seen from. */
  readonly reading: Reading
}

export function overviewOf(reading: Reading, now: number, zone: Zone): Overview {
  const { hours } = reading.office.facts
  const opening = openingAt(hours, now, zone)
  const rows = currencyRows(reading, opening, now, zone)
  const scene = { reading, now, zone, opening, rows, holidays: comingHolidays(hours, now, zone) }
  const findings = [...priceFindings(scene), ...deskFindings(scene), ...upkeepFindings(scene)].toSorted(worstFirst)
  return { at: now, zone, opening, rows, holidays: scene.holidays, reading, verdict: verdictOf(findings), findings }
}

function verdictOf(findings: readonly Finding[]): Verdict {
  if (findings.some(({ weight }) => weight === 'bad')) return 'bad'
  return findings.length === 0 ? 'good' : 'degraded'
}

function worstFirst(one: Finding, other: Finding): number {
  const rank = ({ kind, weight }: Finding): number =>
    (weight === 'bad' ? 0 : FINDING_KINDS.length) + FINDING_KINDS.indexOf(kind)
  return rank(one) - rank(other)
}
