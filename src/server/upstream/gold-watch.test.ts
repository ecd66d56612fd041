import { describe, expect, test } from 'vitest'
import { HOUR, instantOf, MINUTE, parseDay, SECOND } from '#domain/calendar.ts'
import { rate } from '#domain/rate.ts'
import { fail, ok } from '#domain/result.ts'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { recordedLog } from '../../../test/fakes/recorded-log.ts'
import type { GoldFixing } from './gold-source.ts'
import { watchGold } from './gold-watch.ts'

function at(date: string, time: string): number {
  const day = parseDay(date)
  if (!day.ok) throw new Error(date)
  return instantOf(day.value, time)
}

/** Watches the bank's gold from a start time. With `open: false`, the day is a holiday. */
function watch(
  start: number,
  { knownAt = null, open = true, never = false }: { knownAt?: number | null; open?: boolean; never?: boolean } = {},
) {
  const clock = fakeClock(start)
  const asked: string[] = []
  const received: GoldFixing[] = []
  const world = { open, never, down: false, wanted: true, broken: '', late: '' }
  const running = watchGold({
    source: {
      name: 'tcmb gold',
      of: async (day, hour) => {
        asked.push(`${day.slice(8)} ${hour}`)
        if (world.down) return fail({ kind: 'status', status: 503 })
        if (asked.at(-1) === world.broken) return fail({ kind: 'not-gold' })
        const fixing = { at: instantOf(day, `${hour}:00`), standard: rate('5734.70'), pure: rate('5763.52') }
        const there = fixing.at + MINUTE <= clock.now() && asked.at(-1) !== world.late
        return ok(world.open && !world.never && there ? fixing : null)
      },
    },
    wanted: () => world.wanted,
    knownAt,
    onFixing: (fixing) => void received.push(fixing),
    clock,
    log: recordedLog().log,
    random: () => 0,
  })
  return { clock, asked, received, world, running }
}

describe('watchGold', () => {
  test('the watch asks once an hour from 10:00 to 15:00 on business days', async () => {
    const { clock, asked, received } = watch(at('2026-08-21', '09:00'))
    await clock.advance(24 * HOUR)
    expect(asked).toEqual(['21 10', '21 11', '21 12', '21 13', '21 14', '21 15'])
    expect(received).toHaveLength(6)
    await clock.advance(49 * HOUR + 2 * MINUTE)
    expect(asked.slice(6)).toEqual(['24 10'])
  })

  test('the watch asks for unknown hours before a start', async () => {
    const { clock, asked } = watch(at('2026-08-21', '13:30'), { knownAt: at('2026-08-21', '11:00') })
    await clock.advance(MINUTE)
    expect(asked).toEqual(['21 12', '21 13'])
  })

  test('the watch completes the day of the last known hour and today', async () => {
    const { clock, asked } = watch(at('2026-08-21', '10:30'), { knownAt: at('2026-08-18', '13:00') })
    await clock.advance(MINUTE)
    expect(asked).toEqual(['18 14', '18 15', '21 10'])
  })

  test('the watch retries an unreadable hour until the next hour is due', async () => {
    const { clock, asked, received, world, running } = watch(at('2026-08-21', '10:30'))
    world.broken = '21 11'
    await clock.advance(2 * HOUR)
    expect(running.health()).toMatchObject({ lastError: { kind: 'not-gold' } })
    expect(asked.filter((each) => each === '21 11').length).toBeLessThan(10)
    expect(asked.at(-1)).toBe('21 12')
    expect(received.map((fixing) => fixing.at)).toEqual(['10:00', '12:00'].map((time) => at('2026-08-21', time)))
    expect(running.health().state).toBe('connected')
  })

  test('the watch stops after two hours without a document on a holiday', async () => {
    const { clock, asked, running } = watch(at('2026-08-21', '09:00'), { open: false })
    await clock.advance(10 * HOUR)
    expect(asked).toEqual(['21 10', '21 10', '21 10', '21 11', '21 11', '21 11'])
    expect(running.health().state).toBe('waiting')
  })

  test('the watch asks only while the office has a gold board', async () => {
    const { clock, asked, world } = watch(at('2026-08-21', '09:00'))
    world.wanted = false
    await clock.advance(3.5 * HOUR)
    expect(asked).toEqual([])
    world.wanted = true
    await clock.advance(HOUR)
    expect(asked).toEqual(['21 13'])
  })

  test('the watch continues if two hours that are not consecutive are late', async () => {
    const { clock, asked, world } = watch(at('2026-08-21', '09:00'))
    for (const hour of [10, 12]) {
      world.late = `21 ${hour}`
      await clock.advance(at('2026-08-21', `${hour + 1}:01`) - clock.now())
    }
    await clock.advance(6 * HOUR)
    expect(asked.filter((each, index) => asked.indexOf(each) === index)).toEqual(
      [10, 11, 12, 13, 14, 15].map((hour) => `21 ${hour}`),
    )
  })

  test('the watch reports the state “waiting” if the bank answers without a document after a failure', async () => {
    const { clock, world, running } = watch(at('2026-08-21', '09:00'), { open: false })
    world.down = true
    await clock.advance(HOUR + 2 * MINUTE)
    expect(running.health()).toMatchObject({ state: 'failing', failingSince: at('2026-08-21', '10:02') })
    world.down = false
    await clock.advance(2 * MINUTE)
    expect(running.health()).toMatchObject({ state: 'waiting', failingSince: null, failures: 1 })
  })

  test.each([
    ['by an hour of the same day', '2026-08-21', '13:00', MINUTE],
    ['over a night', '2026-08-24', '12:30', 20 * SECOND],
    ['by years', '2031-03-05', '14:10', HOUR],
  ])('the watch asks for every hour after a clock that was ahead %s is set back', async (_, day, time, ahead) => {
    const { clock, received, world } = watch(at('2026-08-21', '09:00'))
    await clock.advance(HOUR + 3 * MINUTE)
    world.never = true
    clock.set(at(day, time))
    await clock.advance(ahead)
    world.never = false
    clock.set(at('2026-08-21', '10:30'))
    await clock.advance(3 * HOUR)
    expect(received.map((fixing) => fixing.at)).toEqual(
      ['10:00', '11:00', '12:00', '13:00'].map((hour) => at('2026-08-21', hour)),
    )
  })

  test.each([true, false])(
    'the watch asks for every hour after a start with a clock ahead, with a gold board: %s',
    async (wanted) => {
      const { clock, received, world } = watch(at('2026-09-30', '14:20'), {
        knownAt: at('2026-08-20', '15:00'),
        never: true,
      })
      world.wanted = wanted
      await clock.advance(10 * MINUTE)
      world.never = false
      clock.set(at('2026-08-21', '10:30'))
      world.wanted = true
      await clock.advance(2 * HOUR)
      expect(received.map((fixing) => fixing.at)).toEqual(
        ['10:00', '11:00', '12:00'].map((hour) => at('2026-08-21', hour)),
      )
    },
  )

  test('the watch follows a clock that is set', async () => {
    const { clock, asked, running } = watch(at('2026-08-21', '09:00'))
    clock.set(at('2026-08-21', '10:01:50'))
    await clock.advance(11 * SECOND)
    expect(asked).toEqual(['21 10'])
    running[Symbol.dispose]()
    expect(clock.waiting()).toBe(0)
  })
})
