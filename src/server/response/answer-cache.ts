import type { Clock } from '../runtime/index.ts'
import type { PreparedAnswer } from './prepared-answer.ts'

interface AnswerCacheOptions<Query, Answer> {
  readonly make: (question: Query) => Promise<Answer>
  /** The same for questions that one answer serves. */
  readonly keyOf: (question: Query) => string
  /** ms after which the whole cache is emptied. */
  readonly maxAge: number
  /** Beyond so many the oldest goes, so that nobody fills the memory by asking. */
  readonly maxSize: number
  /** If answers are slow to make: a request beyond the longest queue gets `whenFull` at once. */
  readonly queue?: { readonly most: number; readonly whenFull: Answer }
  readonly clock: Pick<Clock, 'elapsed'>
}

/** What many ask at once is made once; different questions are answered one after the other, to spare the loop. */
export function createAnswerCache<Query, Answer = PreparedAnswer>({
  make,
  keyOf,
  maxAge,
  maxSize,
  queue,
  clock,
}: AnswerCacheOptions<Query, Answer>): (question: Query) => Promise<Answer> {
  const answers = new Map<string, Promise<Answer>>()
  let since = -Infinity
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  return (question) => {
    if (clock.elapsed() - since >= maxAge) {
      answers.clear()
      since = clock.elapsed()
    }
    const key = keyOf(question)
    const known = answers.get(key)
    if (known !== undefined) return known
    if (queue !== undefined && waiting >= queue.most) return Promise.resolve(queue.whenFull)
    waiting += 1
    const answer = last.then(() => make(question))
    answers.set(key, answer)
    // What failed is made again for the next who asks.
    last = answer.catch(() => answers.delete(key)).then(() => (waiting -= 1))
    const [oldest] = answers.keys()
    if (answers.size > maxSize && oldest !== undefined) answers.delete(oldest)
    return answer
  }
}
