import { setTimeout as pause } from 'node:timers/promises'
import { SECOND } from '#domain/calendar.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import type { Operator } from './operator.ts'
import type { Served } from './served.ts'

/** What the running site makes of a text of the office file. */
export type SiteAnswer =
  | { readonly kind: 'taken'; readonly version: number | null }
  | { readonly kind: 'refused'; readonly mistakes: readonly string[] }
  /** Nobody answers. */
  | { readonly kind: 'no-answer' }
  /** It answers, and has not looked at the text: another file may be its. */
  | { readonly kind: 'late' }

/** An edit needs two looks of a second each. */
const PATIENCE = 8 * SECOND
/** A wrong price is on the site meanwhile: by then whoever halts it is told the truth. */
const HALT_PATIENCE = 2.5 * SECOND
const LOOKS_EVERY = SECOND / 4
/** In looks: a text is in force a moment before its version is stored; a store that can't is not waited for. */
const NUMBERED_WITHIN = 4

/**
 * Looks, in which a text that waited for a person's word is still refused: the site learns of it with its next look.
 */
const CONFIRMED_WITHIN = 12

type Kind = 'usual' | 'confirmed' | 'hurried'

/** `hurried`: of a halt, which nobody asks by its version's number; `confirmed`: of a text that may have waited. */
export async function siteAnswer(operator: Operator, sha256: string, kind: Kind = 'usual'): Promise<SiteAnswer> {
  const hurried = kind === 'hurried'
  const patience = hurried ? HALT_PATIENCE : PATIENCE
  let [taken, refusals] = [0, 0]
  const answer = await untilReported(operator, patience, ({ office }): SiteAnswer | undefined => {
    if (office?.taken === sha256) {
      const version = office.version ?? null
      taken += 1
      return version === null && !hurried && taken < NUMBERED_WITHIN ? undefined : { kind: 'taken', version }
    }
    if (office?.judged !== sha256) return undefined
    refusals += 1
    const isFinal = kind !== 'confirmed' || refusals > CONFIRMED_WITHIN
    return isFinal ? { kind: 'refused', mistakes: office.mistakes } : undefined
  })
  return typeof answer === 'string' ? { kind: answer } : answer
}

/** Waits until the site says of these currencies that they are halted, or that they are not. */
export function siteHalts(
  operator: Operator,
  codes: readonly InstrumentId[],
  halted: boolean,
  patience = HALT_PATIENCE,
) {
  return untilReported(operator, patience, ({ office }) => {
    const now = new Set(office?.halts?.map(({ code }) => code))
    return office?.halts !== undefined && codes.every((code) => now.has(code) === halted) ? 'done' : undefined
  })
}

/** A site that does not answer at all is not waited for; `late`: it answers, and `answerIn` found nothing in time. */
async function untilReported<Answer>(
  { askSite, wakeSite }: Operator,
  patience: number,
  answerIn: (served: Served) => Answer | undefined,
): Promise<Answer | 'no-answer' | 'late'> {
  const answer = await poll(patience, async () => {
    wakeSite?.()
    const served = await askSite()
    return served === null ? 'no-answer' : answerIn(served)
  })
  return answer ?? 'late'
}

/** Looks until there is something; undefined: not within `patience` ms. */
export async function poll<Seen>(patience: number, look: () => Promise<Seen | undefined>): Promise<Seen | undefined> {
  const until = performance.now() + patience
  for (;;) {
    const seen = await look()
    // What a look takes counts, too.
    if (seen !== undefined || performance.now() + LOOKS_EVERY > until) return seen
    await pause(LOOKS_EVERY)
  }
}
