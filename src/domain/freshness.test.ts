import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HOUR, MINUTE, SECOND } from './calendar.ts'
import {
  AHEAD_LIMIT,
  ALIVE_FOR,
  type Circumstances,
  DEFAULT_FRESHNESS,
  freshnessBoundaries,
  freshnessOf,
  isAlive,
} from './freshness.ts'

const NOON = Date.parse('2026-08-03T12:00:00+03:00')
const OPEN = { kind: 'open', until: NOON + 6 * HOUR } as const
const CLOSED = { kind: 'closed', opensAt: NOON + 21 * HOUR } as const

const spoken: Circumstances = { now: NOON, sourceTime: NOON - SECOND, limits: DEFAULT_FRESHNESS, opening: OPEN }
const silent: Circumstances = { ...spoken, sourceTime: NOON - MINUTE }

describe('the source is alive', () => {
  test.each([
    ['when it spoke just now', NOON, true],
    ['until 15 seconds after it spoke', NOON - ALIVE_FOR, true],
    ['no longer after that', NOON - ALIVE_FOR - 1, false],
    ['never before its first word', null, false],
    ['though its clock is two minutes ahead', NOON + AHEAD_LIMIT, true],
    ['not by a word from the future, as after the clock stepped back', NOON + AHEAD_LIMIT + 1, false],
  ])('%s', (_when, sourceTime, alive) => {
    expect(isAlive(sourceTime, NOON)).toBe(alive)
  })
})

describe('a quote', () => {
  test('is live while the source speaks and its own time is at most 15 minutes ago', () => {
    expect(freshnessOf(NOON - 15 * MINUTE, spoken)).toBe('live')
    expect(freshnessOf(NOON - 15 * MINUTE - 1, spoken)).toBe('delayed')
  })

  test('is not live through a connection alone: the source has to have spoken', () => {
    expect(freshnessOf(NOON - SECOND, silent)).toBe('delayed')
    expect(freshnessOf(NOON - SECOND, { ...silent, sourceTime: null })).toBe('delayed')
  })

  test('older than the limit is shown as delayed, beyond an hour as stale', () => {
    expect(freshnessOf(NOON - HOUR, spoken)).toBe('delayed')
    expect(freshnessOf(NOON - HOUR - 1, spoken)).toBe('stale')
  })

  test('is closed outside opening hours, however old, unless it is live', () => {
    expect(freshnessOf(NOON - 20 * MINUTE, { ...silent, opening: CLOSED })).toBe('closed')
    expect(freshnessOf(NOON - 48 * HOUR, { ...silent, opening: CLOSED })).toBe('closed')
    expect(freshnessOf(NOON - MINUTE, { ...spoken, opening: CLOSED })).toBe('live')
  })

  test('follows the limits that the office has set', () => {
    const limits = { live: MINUTE, delayed: 2 * MINUTE }
    expect(freshnessOf(NOON - 90 * SECOND, { ...spoken, limits })).toBe('delayed')
    expect(freshnessOf(NOON - 3 * MINUTE, { ...spoken, limits })).toBe('stale')
  })

  test('stamped by a source whose clock is ahead is live, not odd', () => {
    expect(freshnessOf(NOON + MINUTE, spoken)).toBe('live')
  })

  test('from the future is as old as can be: the clock stepped back, and nobody knows its age', () => {
    expect(freshnessOf(NOON + AHEAD_LIMIT, spoken)).toBe('live')
    expect(freshnessOf(NOON + AHEAD_LIMIT + 1, spoken)).toBe('stale')
    expect(freshnessOf(NOON + 3 * HOUR, { ...spoken, opening: CLOSED })).toBe('closed')
  })
})

test('no kept page says live for too long: between two boundaries nothing changes by time alone', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -3 * HOUR, max: 3 * HOUR }),
      fc.option(fc.integer({ min: -HOUR, max: MINUTE })),
      fc.boolean(),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (age, silence, open, share) => {
        const quotedAt = NOON - age
        const circumstances: Circumstances = {
          now: NOON,
          sourceTime: silence === null ? null : NOON - silence,
          limits: DEFAULT_FRESHNESS,
          opening: open ? OPEN : CLOSED,
        }
        const next = Math.min(...freshnessBoundaries(quotedAt, circumstances))
        const between = Math.floor(NOON + share * (next - 1 - NOON))
        expect(freshnessOf(quotedAt, { ...circumstances, now: between })).toBe(freshnessOf(quotedAt, circumstances))
      },
    ),
  )
})
