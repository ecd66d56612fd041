import type { Clock } from '../runtime/index.ts'
import type { PreparedAnswer } from './prepared-answer.ts'

export interface KeptAnswersOptions<Question, Answer> {
  readonly make: (question: Question) => Promise<Answer>
  /** The same for questions that one answer serves. */
  readonly keyOf: (question: Question) => string
  /** ms after which they are all made anew. */
  readonly keptFor: number
  /** Beyond so many the oldest goes, so that nobody fills the memory by asking. */
  readonly most: number
  /** Where making one takes long: whoever would wait behind so many hears this at once. */
  readonly queue?: { readonly most: number; readonly beyond: Answer }
  readonly clock: Pick<Clock, 'elapsed'>
}

/**
 * However many ask the same at once, it is read, written and compressed once; and what is asked at once is made one after the other, so
 * that a flood of different questions holds neither the event loop nor the store.
 */
export function keepAnswers<Question, Answer = PreparedAnswer>({
  make,
  keyOf,
  keptFor,
  most,
  queue,
  clock,
}: KeptAnswersOptions<Question, Answer>): (question: Question) => Promise<Answer> {
  const answers = new Map<string, Promise<Answer>>()
  let since = -Infinity
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  return (question) => {
    if (clock.elapsed() - since >= keptFor) {
      answers.clear()
      since = clock.elapsed()
    }
    const key = keyOf(question)
    const known = answers.get(key)
    if (known !== undefined) return known
    if (queue !== undefined && waiting >= queue.most) return Promise.resolve(queue.beyond)
    waiting += 1
    const answer = last.then(() => make(question))
    answers.set(key, answer)
    // What failed is made again for the next who asks.
    last = answer.catch(() => answers.delete(key)).then(() => (waiting -= 1))
    const [oldest] = answers.keys()
    if (answers.size > most && oldest !== undefined) answers.delete(oldest)
    return answer
  }
}
