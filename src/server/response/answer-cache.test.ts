import { expect, test } from 'vitest'
import { SECOND } from '#domain/calendar.ts'
import { type FakeClock, fakeClock } from '../../../test/fakes/clock.ts'
import { createAnswerCache } from './answer-cache.ts'
import { prepareAnswer, type PreparedAnswer } from './prepared-answer.ts'

const NOW = Date.parse('2026-08-03T10:00:00+03:00')

interface Making {
  readonly made: string[]
  readonly atOnce: number[]
  readonly ask: (question: string) => Promise<PreparedAnswer>
}

function keeping(clock: FakeClock, fails = (_question: string): boolean => false): Making {
  const made: string[] = []
  const atOnce: number[] = []
  let underWay = 0
  const make = async (question: string): Promise<PreparedAnswer> => {
    made.push(question)
    atOnce.push(++underWay)
    await Promise.resolve()
    underWay -= 1
    if (fails(question)) throw new Error('locked')
    return prepareAnswer({ contentType: 'text/plain', cacheControl: 'no-store', body: question })
  }
  return {
    made,
    atOnce,
    ask: createAnswerCache({ make, keyOf: (question) => question, maxAge: SECOND, maxSize: 3, clock }),
  }
}

test('the cache makes one answer for simultaneous requests and renews it by elapsed time', async () => {
  const clock = fakeClock(NOW)
  const { made, ask } = keeping(clock)
  await Promise.all(Array.from({ length: 1000 }, () => ask('a')))
  clock.set(NOW - 60 * SECOND)
  await clock.advance(SECOND - 1)
  await ask('a')
  expect(made).toEqual(['a'])
  await clock.advance(1)
  await ask('a')
  expect(made).toEqual(['a', 'a'])
})

test('the cache makes different answers one by one and keeps a limited number', async () => {
  const { made, atOnce, ask } = keeping(fakeClock(NOW))
  const names = ['a', 'b', 'c', 'd']
  const answers = await Promise.all(names.map(ask))
  expect(answers.map((answer) => answer.in('identity').body.toString())).toEqual(names)
  expect(Math.max(...atOnce)).toBe(1)
  await ask('d')
  await ask('b')
  expect(made).toEqual(names)
  await ask('a')
  expect(made).toEqual([...names, 'a'])
})

test('the cache rejects all waiting requests after a failure, and the next request tries again', async () => {
  let failing = true
  const { made, ask } = keeping(fakeClock(NOW), () => failing)
  await expect(Promise.all([ask('a'), ask('a')])).rejects.toThrow('locked')
  failing = false
  await ask('a')
  expect(made).toEqual(['a', 'a'])
})

test('the cache answers a request immediately if its queue is full, and accepts a later request', async () => {
  const made: string[] = []
  const { promise: drawn, resolve: draw } = Promise.withResolvers<void>()
  const ask = createAnswerCache<string, string>({
    async make(question) {
      made.push(question)
      await drawn
      return question
    },
    keyOf: (question) => question,
    maxAge: SECOND,
    maxSize: 9,
    queue: { most: 2, whenFull: 'later' },
    clock: fakeClock(NOW),
  })
  const first = [ask('a'), ask('b')]
  expect([await ask('c'), await ask('d')]).toEqual(['later', 'later'])
  draw()
  expect(await Promise.all([...first, ask('a')])).toEqual(['a', 'b', 'a'])
  expect(await ask('c')).toBe('c')
  expect(made).toEqual(['a', 'b', 'c'])
})
