import { expect, test } from 'vitest'
import { MINUTE } from '#domain/calendar.ts'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { createMailPace } from './mail-pace.ts'

/** The limit of single emails and its span. */
const EMAILS = 60
const SPAN = 10 * MINUTE

test('the mail pace measures its span by elapsed time, even if the clock is set', async () => {
  const clock = fakeClock(0)
  const pace = createMailPace(clock)
  for (let letter = 0; letter < EMAILS; letter += 1) {
    expect(pace.way()).toBe('alone')
    pace.spend()
  }
  clock.set(10 * SPAN)
  expect(pace.way()).toBe('later')
  clock.set(-10 * SPAN)
  await clock.advance(SPAN)
  expect(pace.way()).toBe('together')
})

test('the mail pace sends emails one by one again after a span below the limit', async () => {
  const clock = fakeClock(0)
  const pace = createMailPace(clock)
  for (let letter = 1; letter < EMAILS; letter += 1) pace.spend()
  await clock.advance(SPAN)
  expect(pace.way()).toBe('alone')
})
