import { describe, expect, test } from 'vitest'
import { HOUR, MINUTE, SECOND } from './calendar.ts'
import type { Circumstances } from './freshness.ts'
import { windowBoundary, windowFreshness } from './window-price.ts'

const NOW = Date.parse('2026-08-03T12:00:00+03:00')
const OPEN: Circumstances = {
  now: NOW,
  sourceTime: NOW - SECOND,
  limits: { live: 15 * MINUTE, delayed: HOUR },
  opening: { kind: 'open', until: NOW + HOUR },
}
const SILENT = { ...OPEN, sourceTime: NOW - MINUTE }

describe('while the office is open, a price in its window', () => {
  test('is live as on the site', () => {
    expect(windowFreshness(NOW - 2 * SECOND, OPEN)).toBe('live')
  })

  test('is delayed once its source is silent, and gone after fifteen minutes', () => {
    expect(windowFreshness(NOW - MINUTE, SILENT)).toBe('delayed')
    expect(windowFreshness(NOW - 15 * MINUTE, SILENT)).toBe('delayed')
    expect(windowFreshness(NOW - 15 * MINUTE - 1, SILENT)).toBe('stale')
    expect(windowBoundary(NOW - 15 * MINUTE)).toBe(NOW + 1)
  })

  test('is gone after fifteen minutes even where the office calls older ones live', () => {
    const patient = { ...OPEN, limits: { live: 2 * HOUR, delayed: 3 * HOUR } }
    expect(windowFreshness(NOW - 16 * MINUTE, patient)).toBe('stale')
  })

  test('is gone earlier where the office calls it old earlier', () => {
    const strict = { ...SILENT, limits: { live: MINUTE, delayed: 5 * MINUTE } }
    expect(windowFreshness(NOW - 6 * MINUTE, strict)).toBe('stale')
  })

  test('is gone when it is of the future, as after a clock was set back', () => {
    expect(windowFreshness(NOW + HOUR, OPEN)).toBe('stale')
  })
})

test('while the office is closed, an old price is called closed', () => {
  expect(windowFreshness(NOW - HOUR, { ...SILENT, opening: { kind: 'closed', opensAt: null } })).toBe('closed')
})
