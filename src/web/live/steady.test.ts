import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSteady } from './steady.ts'

type Word = 'live' | 'polling' | 'delayed' | 'stale' | 'closed' | 'disconnected'
type States = readonly (readonly [at: number, word: Word, counter?: 'open' | 'closed'])[]

const SECOND = 1000
const NOON = Date.parse('2026-08-03T12:00:00+03:00')

/** Returns the displayed words for inputs of `[seconds after noon, word]`. */
function shownOf(states: States): Word[] {
  const steady = createSteady<Word>()
  return states.map(([at, word, counter = 'open']) => steady(word, NOON + at * SECOND, counter))
}

test('a lower freshness and its first return are shown at once', () => {
  expect(
    shownOf([
      [0, 'live'],
      [15, 'delayed'],
      [16, 'live'],
    ]),
  ).toEqual(['live', 'delayed', 'live'])
})

test('prices every 15.4 seconds do not alternate between live and delayed', () => {
  const states = Array.from({ length: 20 }, (_, index) => [
    [index * 15.4, 'live'] as const,
    [index * 15.4 + 15.1, 'delayed'] as const,
  ]).flat()
  const shown = shownOf(states)
  const changes = shown.filter((word, index) => index > 0 && word !== shown[index - 1])
  expect(changes).toEqual(['delayed', 'live', 'delayed'])
})

test('a doubted freshness is shown after it has been stable for a minute', () => {
  expect(
    shownOf([
      [0, 'live'],
      [1, 'delayed'],
      [2, 'live'],
      [3, 'delayed'],
      [4, 'live'],
      [63, 'live'],
      [64, 'live'],
    ]),
  ).toEqual(['live', 'delayed', 'live', 'delayed', 'delayed', 'delayed', 'live'])
})

test('a row with a price every quarter of an hour becomes live with each price', () => {
  expect(
    shownOf([
      [0, 'live'],
      [900, 'delayed'],
      [960, 'live'],
      [1860, 'delayed'],
      [1900, 'live'],
    ]),
  ).toEqual(['live', 'delayed', 'live', 'delayed', 'live'])
})

test('prices at the age limit do not alternate between live and closed outside of hours', () => {
  const states: States = Array.from({ length: 30 }, (_, at) => [at, at % 2 === 0 ? 'live' : 'closed', 'closed'])
  const shown = shownOf(states)
  const changes = shown.filter((word, index) => index > 0 && word !== shown[index - 1])
  expect(changes).toEqual(['closed', 'live', 'closed'])
})

test('the freshness "closed" is dropped at once when the office opens', () => {
  const flips: States = Array.from({ length: 8 }, (_, at) => [at, at % 2 === 0 ? 'live' : 'closed', 'closed'])
  expect(shownOf([...flips, [8, 'live', 'open']]).at(-1)).toBe('live')
  expect(shownOf([...flips, [8, 'delayed', 'open']]).at(-1)).toBe('delayed')
})

test('changes of the connection are never delayed', () => {
  const states = [
    [0, 'live'],
    [1, 'disconnected'],
    [2, 'live'],
    [3, 'disconnected'],
    [4, 'live'],
  ] as const
  expect(shownOf(states)).toEqual(states.map(([, word]) => word))
})

test('a clock that was set back does not delay a change of freshness', () => {
  expect(
    shownOf([
      [0, 'live'],
      [1, 'delayed'],
      [2, 'live'],
      [3, 'delayed'],
      [4, 'live'],
      [-3600, 'live'],
    ]).at(-1),
  ).toBe('live')
})

test('the displayed freshness is never higher than the current one', () => {
  const words = ['closed', 'stale', 'delayed', 'polling', 'live'] as const
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(90), fc.constantFrom(...words)), { maxLength: 60 }), (states) => {
      const steady = createSteady<(typeof words)[number]>()
      let now = NOON
      for (const [seconds, word] of states) {
        now += seconds * SECOND
        expect(words.indexOf(steady(word, now, 'open'))).toBeLessThanOrEqual(words.indexOf(word))
      }
    }),
  )
})
