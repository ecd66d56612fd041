import { type Day, dayOf } from '#domain/calendar.ts'
import type { MarginObjection } from '#domain/margin.ts'
import {
  describeObjection,
  describeOfficeMistake,
  marketRefusal,
  officeDifference,
  officeWarnings,
  parseOffice,
} from '../office/index.ts'
import { boardChange, offeredBoard, type PriceChange } from './board-change.ts'
import { officeIn, type Operator } from './operator.ts'

/** What another text of the office would change for visitors. Sentences are Turkish. */
export interface Preview {
  /** Old → new, a short line each; empty where only comments differ. */
  readonly changes: readonly string[]
  readonly prices: readonly PriceChange[]
  /** What is probably not meant and does no harm at once, with its line in the file. */
  readonly warnings: readonly string[]
  /** There is a sound text to compare with. */
  readonly comparable: boolean
}

/** Why the site would not take a text up; `objections`: those of `mistakes` that are about a margin, as data. */
interface Mistakes {
  readonly mistakes: readonly string[]
  readonly objections: readonly MarginObjection[]
}

/** `before` null: there is no text. */
export async function previewOf(operator: Operator, before: string | null, after: string): Promise<Preview & Mistakes> {
  const { settings, clock } = operator
  const [from, to] = [officeIn(before), parseOffice(after)]
  const changes = officeDifference(before ?? '', after)
  const warnings = newWarnings(before, after, dayOf(clock.now()))
  const shown = { changes, prices: [], warnings, comparable: from !== null, objections: [] }
  if (!to.ok) return { ...shown, mistakes: to.error.map(describeOfficeMistake) }
  const refusals = marketRefusal(to.value.facts, settings.market)
  if (from === null) return { ...shown, mistakes: refusals }
  const { prices, objections } = boardChange(await offeredBoard(operator), from.pricing, to.value.pricing)
  const described = objections.map((each) => describeObjection(each, to.value.pricing, after))
  return { ...shown, prices, objections, mistakes: [...refusals, ...described] }
}

/** What was there before is told by `check`. */
function newWarnings(before: string | null, after: string, today: Day): string[] {
  const known = new Set(officeWarnings(before ?? '', today).map(nameOfWarning))
  return officeWarnings(after, today)
    .filter((each) => !known.has(nameOfWarning(each)))
    .map(describeOfficeMistake)
}

/** Rows may have moved. */
function nameOfWarning({ field, reason }: { readonly field: string; readonly reason: string }): string {
  return `${field.replaceAll(/\[\d+\]/g, '')}: ${reason}`
}
