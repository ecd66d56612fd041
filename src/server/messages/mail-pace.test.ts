import { expect, test } from 'vitest'
import { type FakeClock, fakeClock } from '../../../test/fakes/clock.ts'
import { createMailPace, EMAILS, type MailPace, SPAN } from './mail-pace.ts'

const spendAll = (pace: MailPace): void => {
  for (let letter = 0; letter < EMAILS; letter += 1) {
    expect(pace.way()).toBe('alone')
    pace.spend()
  }
}

test('letters go alone until those of a span are spent; what is more waits for its end and goes together', async () => {
  const clock: FakeClock = fakeClock(0)
  const pace = createMailPace(clock)
  spendAll(pace)
  expect(pace.way()).toBe('later')
  await clock.advance(SPAN - 1)
  expect(pace.way()).toBe('later')
  await clock.advance(1)
  expect([pace.way(), pace.way()]).toEqual(['together', 'together'])
  pace.caughtUp()
  spendAll(pace)
  expect(pace.way()).toBe('later')
})

test('a clock that is set makes no span longer or shorter', async () => {
  const clock = fakeClock(0)
  const pace = createMailPace(clock)
  spendAll(pace)
  clock.set(10 * SPAN)
  expect(pace.way()).toBe('later')
  clock.set(-10 * SPAN)
  await clock.advance(SPAN)
  expect(pace.way()).toBe('together')
})

test('a span that left letters over leaves no flood behind', async () => {
  const clock = fakeClock(0)
  const pace = createMailPace(clock)
  for (let letter = 1; letter < EMAILS; letter += 1) pace.spend()
  await clock.advance(SPAN)
  expect(pace.way()).toBe('alone')
})
