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

test('a device whose clock is set back ages its prices on', () => {
  const { now, pass, time } = device()
  pass(MINUTE)
  time.wall -= HOUR
  expect(now()).toBe(1_000_000 + MINUTE)
  pass(16 * MINUTE)
  expect(now()).toBe(1_000_000 + 17 * MINUTE)
})

test('a device that slept, or whose clock is set ahead, has older prices, not younger ones', () => {
  const { now, pass, time } = device()
  pass(MINUTE)
  now()
  time.wall += HOUR
  expect(now()).toBe(1_000_000 + HOUR + MINUTE)
})

test('the small difference of both clocks adds up to nothing in a week', () => {
  const { now, time } = device()
  for (let second = 1; second <= 7 * 24 * 3600; second++) {
    time.steady += 1000
    time.wall = 1_000_000 + Math.round(time.steady) + (second % 2)
    now()
  }
  expect(now() - 1_000_000).toBe(7 * 24 * HOUR)
})

test('the server’s time is learned by the screen’s clock, whatever the device’s was set to while a call was under way', () => {
  const { now, pass } = device()
  const screen = openScreen(1_000_000, { least: 0, most: 0 }, now)
  pass(MINUTE)
  const date = new Date(1_000_000 + MINUTE).toUTCString()
  screen.time.learnFromAnswer(new Headers({ date }), 5_000_000, 4_000_000)
  expect(Math.abs(screen.time.now() - (1_000_000 + MINUTE))).toBeLessThanOrEqual(SECOND)
})

test('a line is lost when nothing came for half a minute, and since the last that came', () => {
  const { now, pass } = device()
  const screen = openScreen(1_000_000, { least: 0, most: 0 }, now)
  pass(30 * SECOND)
  expect(lostSince(screen, 2_000_000)).toBeNull()
  pass(SECOND)
  expect(lostSince(screen, 2_000_000)).toBe(2_000_000 - 31 * SECOND)
  screen.time.learnFromRelay(1_000_000)
  expect(lostSince(screen, 2_000_000)).toBeNull()
})
