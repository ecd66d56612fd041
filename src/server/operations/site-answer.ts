import { SECOND } from '#domain/calendar.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { type Clock, pause } from '../runtime/index.ts'
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
/** The panel's: it stands in the site's own process, and wakes it to look at the file as well, which takes two looks. */
const WAKES_EVERY = SECOND / 50
/** ms: a text is in force a moment before its version is stored; a store that can't is not waited for. */
const NUMBERED_WITHIN = SECOND
/** ms in which a text that waited for a person's word is still refused: the site learns of it with its next look. */
const CONFIRMED_WITHIN = 3 * SECOND

type Kind = 'usual' | 'confirmed' | 'hurried'

/**
 * `hurried`: of a halt, which nobody asks by its version's number; `confirmed`: of a text that may have waited.
 * `standing`: the fingerprint of the text that stands there now. Who wrote over ours had read it: theirs answers for
 * both.
 */
export async function siteAnswer(
  operator: Operator,
  sha256: string,
  kind: Kind = 'usual',
  standing = () => Promise.resolve(sha256),
): Promise<SiteAnswer> {
  const hurried = kind === 'hurried'
  const patience = hurried ? HALT_PATIENCE : PATIENCE
  const { clock } = operator
  const [waitedForNumber, waitedForWord] = [stopwatch(clock), stopwatch(clock)]
  const answer = await untilReported(operator, patience, async ({ office }): Promise<SiteAnswer | undefined> => {
    if (office === undefined) return undefined
    const asked = office.taken === sha256 || office.judged === sha256 ? sha256 : await standing()
    if (office.taken === asked) {
      const version = office.version ?? null
      const isFinal = version !== null || hurried || waitedForNumber() >= NUMBERED_WITHIN
      return isFinal ? { kind: 'taken', version } : undefined
    }
    if (office.judged !== asked) return undefined
    const isFinal = kind !== 'confirmed' || waitedForWord() >= CONFIRMED_WITHIN
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
  return untilReported(operator, patience, async ({ office }) => {
    const now = new Set(office?.halts?.map(({ code }) => code))
    return office?.halts !== undefined && codes.every((code) => now.has(code) === halted) ? 'done' : undefined
  })
}

/** ms since it was first asked. */
function stopwatch({ elapsed }: Pick<Clock, 'elapsed'>): () => number {
  let began: number | undefined
  return () => elapsed() - (began ??= elapsed())
}

/** A site that does not answer at all is not waited for; `late`: it answers, and `answerIn` found nothing in time. */
async function untilReported<Answer>(
  { askSite, wakeSite, clock }: Operator,
  patience: number,
  answerIn: (served: Served) => Promise<Answer | undefined>,
): Promise<Answer | 'no-answer' | 'late'> {
  const look = async (): Promise<Answer | 'no-answer' | undefined> => {
    wakeSite?.()
    const served = await askSite()
    return served === null ? 'no-answer' : answerIn(served)
  }
  const answer = await poll(clock, patience, look, wakeSite === undefined ? LOOKS_EVERY : WAKES_EVERY)
  return answer ?? 'late'
}

/** Looks until there is something; undefined: not within `patience` ms. */
export async function poll<Seen>(
  clock: Pick<Clock, 'elapsed' | 'after'>,
  patience: number,
  look: () => Promise<Seen | undefined>,
  every = LOOKS_EVERY,
): Promise<Seen | undefined> {
  const until = clock.elapsed() + patience
  for (;;) {
    const seen = await look()
    // What a look takes counts, too.
    if (seen !== undefined || clock.elapsed() + every > until) return seen
    await pause(every, clock)
  }
}
