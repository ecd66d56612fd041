import { expect, test } from 'vitest'
import { HOUR, MINUTE, SECOND } from '#domain/calendar.ts'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { watchSteps } from './clock.ts'

const START = Date.parse('2026-08-03T12:00:00+03:00')

test('a step of the clock is reported once within a second, forward and back', async () => {
  const clock = fakeClock(START)
  const steps: number[] = []
  watchSteps(clock)((by) => void steps.push(by))
  await clock.advance(MINUTE)
  expect(steps).toEqual([])
  clock.set(clock.now() - 3 * HOUR)
  await clock.advance(SECOND)
  clock.set(clock.now() + 3 * HOUR)
  await clock.advance(MINUTE)
  expect(steps).toEqual([-3 * HOUR, 3 * HOUR])
})

test('small corrections by a time server are not reported as steps', async () => {
  const clock = fakeClock(START)
  const steps: number[] = []
  watchSteps(clock)((by) => void steps.push(by))
  for (let each = 0; each < 100; each += 1) {
    clock.set(clock.now() + 50)
    await clock.advance(SECOND)
  }
  expect(steps).toEqual([])
})

test('without a listener the clock is not watched, and earlier steps are not reported later', async () => {
  const clock = fakeClock(START)
  const onStep = watchSteps(clock)
  const stops = [onStep(() => undefined), onStep(() => undefined)]
  for (const stop of stops) stop()
  expect(clock.waiting()).toBe(0)
  clock.set(START + HOUR)
  const steps: number[] = []
  onStep((by) => void steps.push(by))
  await clock.advance(MINUTE)
  expect(steps).toEqual([])
})
