import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { USUAL_FRESHNESS } from '../../test/fakes/usual-limits.ts'
import { HOUR, MINUTE, SECOND } from './calendar.ts'
import { AHEAD_LIMIT, ALIVE_FOR, type Circumstances, freshnessBoundaries, freshnessOf, isAlive } from './freshness.ts'

const NOON = Date.parse('2026-08-03T12:00:00+03:00')
const OPEN = { kind: 'open', until: NOON + 6 * HOUR } as const
const CLOSED = { kind: 'closed', opensAt: NOON + 21 * HOUR } as const

const active: Circumstances = { now: NOON, sourceTime: NOON - SECOND, limits: USUAL_FRESHNESS, opening: OPEN }
const silent: Circumstances = { ...active, sourceTime: NOON - MINUTE }

describe('isAlive', () => {
  test.each([
    ['true for a source message of now', NOON, true],
    ['true 15 seconds after the last source message', NOON - ALIVE_FOR, true],
    ['false more than 15 seconds after the last source message', NOON - ALIVE_FOR - 1, false],
    ['false before the first source message', null, false],
    ['true for a source clock two minutes ahead', NOON + AHEAD_LIMIT, true],
    ['false for a source time further in the future', NOON + AHEAD_LIMIT + 1, false],
  ])('isAlive is %s', (_when, sourceTime, alive) => {
    expect(isAlive(sourceTime, NOON)).toBe(alive)
  })
})

describe('a quote', () => {
  test('a quote is live if the source is alive and the quote is at most 15 minutes old', () => {
    expect(freshnessOf(NOON - 15 * MINUTE, active)).toBe('live')
    expect(freshnessOf(NOON - 15 * MINUTE - 1, active)).toBe('delayed')
  })

  test('a quote is delayed if the source sends nothing, even on an open connection', () => {
    expect(freshnessOf(NOON - SECOND, silent)).toBe('delayed')
    expect(freshnessOf(NOON - SECOND, { ...silent, sourceTime: null })).toBe('delayed')
  })

  test('a quote is delayed after 15 minutes and stale after an hour', () => {
    expect(freshnessOf(NOON - HOUR, active)).toBe('delayed')
    expect(freshnessOf(NOON - HOUR - 1, active)).toBe('stale')
  })

  test('a quote outside opening hours is closed at any age unless it is live', () => {
    expect(freshnessOf(NOON - 20 * MINUTE, { ...silent, opening: CLOSED })).toBe('closed')
    expect(freshnessOf(NOON - 48 * HOUR, { ...silent, opening: CLOSED })).toBe('closed')
    expect(freshnessOf(NOON - MINUTE, { ...active, opening: CLOSED })).toBe('live')
  })

  test('the limits of the office replace the default limits', () => {
    const limits = { live: MINUTE, delayed: 2 * MINUTE }
    expect(freshnessOf(NOON - 90 * SECOND, { ...active, limits })).toBe('delayed')
    expect(freshnessOf(NOON - 3 * MINUTE, { ...active, limits })).toBe('stale')
  })

  test('a quote from a source clock that is ahead is live', () => {
    expect(freshnessOf(NOON + MINUTE, active)).toBe('live')
  })

  test('a quote further in the future is stale, because its age is unknown', () => {
    expect(freshnessOf(NOON + AHEAD_LIMIT, active)).toBe('live')
    expect(freshnessOf(NOON + AHEAD_LIMIT + 1, active)).toBe('stale')
    expect(freshnessOf(NOON + 3 * HOUR, { ...active, opening: CLOSED })).toBe('closed')
  })
})

test('the freshness of a quote changes only at its boundaries', () => {
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
          limits: USUAL_FRESHNESS,
          opening: open ? OPEN : CLOSED,
        }
        const next = Math.min(...freshnessBoundaries(quotedAt, circumstances))
        const between = Math.floor(NOON + share * (next - 1 - NOON))
        expect(freshnessOf(quotedAt, { ...circumstances, now: between })).toBe(freshnessOf(quotedAt, circumstances))
      },
    ),
  )
})
