import { expect, test } from 'vitest'
import { HOUR, MINUTE, SECOND } from '#domain/calendar.ts'
import { lostSince, openScreen, steadyClock } from './screen.ts'

function device() {
  const time = { wall: 1_000_000, steady: 0 }
  return {
    now: steadyClock(
      () => time.wall,
      () => time.steady,
    ),
    pass: (ms: number) => {
      time.wall += ms
      time.steady += ms
    },
    time,
  }
}

test('prices keep ageing on a device whose clock is set back', () => {
  const { now, pass, time } = device()
  pass(MINUTE)
  time.wall -= HOUR
  expect(now()).toBe(1_000_000 + MINUTE)
  pass(16 * MINUTE)
  expect(now()).toBe(1_000_000 + 17 * MINUTE)
})

test('prices are older on a device that has slept or whose clock was set ahead', () => {
  const { now, pass, time } = device()
  pass(MINUTE)
  now()
  time.wall += HOUR
  expect(now()).toBe(1_000_000 + HOUR + MINUTE)
})

test('rounding differences between both clocks do not add up within a week', () => {
  const { now, time } = device()
  for (let second = 1; second <= 7 * 24 * 3600; second++) {
    time.steady += 1000
    time.wall = 1_000_000 + Math.round(time.steady) + (second % 2)
    now()
  }
  expect(now() - 1_000_000).toBe(7 * 24 * HOUR)
})

test("the board learns the server's time correctly if the device's clock is set during a request", () => {
  const { now, pass } = device()
  const screen = openScreen(1_000_000, { least: 0, most: 0 }, now)
  pass(MINUTE)
  const date = new Date(1_000_000 + MINUTE).toUTCString()
  screen.time.learnFromAnswer(new Headers({ date }), 5_000_000, 4_000_000)
  expect(Math.abs(screen.time.now() - (1_000_000 + MINUTE))).toBeLessThanOrEqual(SECOND)
})

test('the connection is lost after half a minute of silence, counted from the last message', () => {
  const { now, pass } = device()
  const screen = openScreen(1_000_000, { least: 0, most: 0 }, now)
  pass(30 * SECOND)
  expect(lostSince(screen, 2_000_000)).toBeNull()
  pass(SECOND)
  expect(lostSince(screen, 2_000_000)).toBe(2_000_000 - 31 * SECOND)
  screen.time.learnFromRelay(1_000_000)
  expect(lostSince(screen, 2_000_000)).toBeNull()
})
