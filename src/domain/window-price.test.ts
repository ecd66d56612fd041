import { describe, expect, test } from 'vitest'
import { HOUR, MINUTE, SECOND } from './calendar.ts'
import type { Circumstances } from './freshness.ts'
import { windowFreshness } from './window-price.ts'

const NOW = Date.parse('2026-08-03T12:00:00+03:00')
const OPEN: Circumstances = {
  now: NOW,
  sourceTime: NOW - SECOND,
  limits: { live: 15 * MINUTE, delayed: HOUR },
  opening: { kind: 'open', until: NOW + HOUR },
}
const SILENT = { ...OPEN, sourceTime: NOW - MINUTE }

describe('a price in the window while the office is open', () => {
  test('a recent price is live in the window', () => {
    expect(windowFreshness(NOW - 2 * SECOND, OPEN)).toBe('live')
  })

  test('a price of a silent source is delayed in the window, and stale after 15 minutes', () => {
    expect(windowFreshness(NOW - MINUTE, SILENT)).toBe('delayed')
    expect(windowFreshness(NOW - 15 * MINUTE, SILENT)).toBe('delayed')
    expect(windowFreshness(NOW - 15 * MINUTE - 1, SILENT)).toBe('stale')
  })

  test('a price is stale in the window after 15 minutes even if the office’s limit is higher', () => {
    const patient = { ...OPEN, limits: { live: 2 * HOUR, delayed: 3 * HOUR } }
    expect(windowFreshness(NOW - 16 * MINUTE, patient)).toBe('stale')
  })

  test('a price is stale in the window earlier if the office’s limit is lower', () => {
    const strict = { ...SILENT, limits: { live: MINUTE, delayed: 5 * MINUTE } }
    expect(windowFreshness(NOW - 6 * MINUTE, strict)).toBe('stale')
  })

  test('a price from the future is stale in the window', () => {
    expect(windowFreshness(NOW + HOUR, OPEN)).toBe('stale')
  })
})

test('an old price is closed in the window while the office is closed', () => {
  expect(windowFreshness(NOW - HOUR, { ...SILENT, opening: { kind: 'closed', opensAt: null } })).toBe('closed')
})
