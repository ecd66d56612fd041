import { describe, expect, test } from 'vitest'
import { MINUTE, SECOND } from '#domain/calendar.ts'
import { DEFAULT_FRESHNESS } from '#domain/freshness.ts'
import type { LiveCircumstances } from '../../live/index.ts'
import { shownFreshness } from './shown-freshness.ts'

const NOON = Date.parse('2026-08-03T12:00:00+03:00')

function circumstances(stage: LiveCircumstances['stage'], sourceTime = NOON - SECOND): LiveCircumstances {
  const opening = { kind: 'open', until: NOON + 60 * MINUTE } as const
  return { now: NOON, sourceTime, limits: DEFAULT_FRESHNESS, opening, stage }
}

describe('a fresh price', () => {
  test.each(['served', 'running'] as const)('is told with its time alone while the page is only %s', (stage) => {
    expect(shownFreshness(NOON - SECOND, circumstances(stage))).toBe('dated')
  })

  test('is called live once the page has heard one itself', () => {
    expect(shownFreshness(NOON - SECOND, circumstances('receiving'))).toBe('live')
  })
})

test('what promises nothing is said by any page: a source that fell silent, an old price', () => {
  expect(shownFreshness(NOON - SECOND, circumstances('served', NOON - MINUTE))).toBe('delayed')
  expect(shownFreshness(NOON - 120 * MINUTE, circumstances('running'))).toBe('stale')
})
