import type { PreparedAnswer } from '../response/index.ts'
import type { Clock } from '../runtime/index.ts'

interface KeptAnswersOptions {
  /** The maximum number of answers. The oldest one is dropped first. */
  readonly maxSize: number
  /** Lifetime of an answer in ms. */
  readonly maxAge: number
  readonly clock: Pick<Clock, 'elapsed'>
}

/** Caches answers in memory until their data changes. */
export function createKeptAnswers({ maxSize, maxAge, clock }: KeptAnswersOptions) {
  const answers = new Map<string, { readonly answer: PreparedAnswer; readonly since: number }>()
  return {
    get(key: string): PreparedAnswer | undefined {
      const known = answers.get(key)
      return known === undefined || clock.elapsed() - known.since > maxAge ? undefined : known.answer
    },
    set(key: string, answer: PreparedAnswer): void {
      answers.delete(key)
      answers.set(key, { answer, since: clock.elapsed() })
      const [oldest] = answers.keys()
      if (answers.size > maxSize && oldest !== undefined) answers.delete(oldest)
    },
    clear: (): void => answers.clear(),
  }
}
