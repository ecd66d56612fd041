import { LRUCache } from 'lru-cache'
import type { Clock } from '../runtime/index.ts'
import type { PreparedAnswer } from './prepared-answer.ts'

interface AnswerCacheOptions<Query, Answer> {
  readonly make: (question: Query) => Promise<Answer>
  /** Queries with an equal key share an answer. */
  readonly keyOf: (question: Query) => string
  /** The whole cache is emptied after this many ms. */
  readonly maxAge: number
  /** The maximum number of answers, so that requests cannot fill the memory. */
  readonly maxSize: number
  /** A queue for answers that are slow to make: a request beyond `most` waiting ones gets `whenFull` immediately. */
  readonly queue?: { readonly most: number; readonly whenFull: Answer }
  readonly clock: Pick<Clock, 'elapsed'>
}

/** Makes one answer for simultaneous equal queries. Different queries run one by one, to keep the event loop free. */
export function createAnswerCache<Query, Answer = PreparedAnswer>({
  make,
  keyOf,
  maxAge,
  maxSize,
  queue,
  clock,
}: AnswerCacheOptions<Query, Answer>): (question: Query) => Promise<Answer> {
  const answers = new LRUCache<string, Promise<Answer>>({ max: maxSize })
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
    // A failed answer is dropped, so that the next request tries again.
    last = answer.catch(() => answers.delete(key)).then(() => (waiting -= 1))
    return answer
  }
}
