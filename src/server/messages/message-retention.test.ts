import { beforeEach, expect, test } from 'vitest'
import { DAY_LENGTH, HOUR, MINUTE } from '#domain/calendar.ts'
import { type FakeClock, fakeClock } from '../../../test/fakes/clock.ts'
import { OFFICE_SETTINGS } from '../../../test/fakes/office-settings.ts'
import { recordedLog } from '../../../test/fakes/recorded-log.ts'
import { createChanges } from '../runtime/change-feed.ts'
import { type Office, officeOf } from '../settings/office-in-force.ts'
import type { MarkerName, Markers } from '../store/store.ts'
import { startMessageRetention } from './message-retention.ts'

const START = Date.parse('2026-08-03T10:00:00+03:00')

const sample = officeOf(OFFICE_SETTINGS, new Set())

let clock: FakeClock
let marks: Markers
let ages: Map<number, number>
let answered: Set<number>
let doubt: number | null
let keptDays: number
const edits = createChanges<Office>()
const officeNow = (): Office => ({ ...sample, retention: { ...sample.retention, messages: keptDays * DAY_LENGTH } })
const { log, lines } = recordedLog()

beforeEach(() => {
  clock = fakeClock(START)
  marks = {}
  answered = new Set()
  doubt = null
  keptDays = 365
  lines.length = 0
  ages = new Map([
    [1, 360],
    [2, 100],
    [3, 25],
    [4, 1],
  ])
})

const before = (instant: number): number[] =>
  [...ages].filter(([, days]) => START - days * DAY_LENGTH < instant).map(([number]) => number)

const store = {
  deleteMessages(instant: number) {
    const gone = before(instant)
    for (const number of gone) ages.delete(number)
    return Promise.resolve(gone.length)
  },
  openMessagesBefore: (instant: number) => Promise.resolve(before(instant).filter((number) => !answered.has(number))),
  markers: () => Promise.resolve(marks),
  setMarkers(set: Readonly<Partial<Record<MarkerName, number | null>>>) {
    const all = Object.entries({ ...marks, ...set }).filter(([, value]) => value !== null)
    marks = Object.fromEntries(all)
    return Promise.resolve()
  },
}

const start = () =>
  startMessageRetention({
    store,
    office: { current: officeNow, subscribe: edits.subscribe },
    trust: { believed: () => Promise.resolve(doubt === null), doubt: () => doubt },
    clock,
    log,
  })

async function keep(days: number): Promise<void> {
  keptDays = days
  edits.publish(officeNow())
  await clock.advance(0)
}

const left = (): number[] => [...ages.keys()]

test('an expired message is deleted within an hour, but not in the first minutes after a start', async () => {
  const retention = await start()
  ages.set(5, 400)
  await clock.advance(9 * MINUTE)
  expect(left()).toContain(5)
  await clock.advance(HOUR)
  expect(left()).not.toContain(5)
  await clock.advance(5 * DAY_LENGTH + HOUR)
  expect(left()).toEqual([2, 3, 4])
  await retention[Symbol.asyncDispose]()
  expect(clock.waiting()).toBe(0)
})

test('a shortened retention that is corrected within a day deletes no message', async () => {
  const retention = await start()
  await keep(30)
  expect((await retention.health()).shortened).toEqual({ fromDays: 365, toDays: 30, at: START + DAY_LENGTH })
  await clock.advance(23 * HOUR)
  await keep(365)
  await clock.advance(2 * DAY_LENGTH)
  expect(left()).toEqual([1, 2, 3, 4])
  expect((await retention.health()).shortened).toBeNull()
  await retention[Symbol.asyncDispose]()
})

test('a shortened retention is announced with its unanswered messages and takes effect after a day, even with a restart', async () => {
  answered.add(2)
  const first = await start()
  await keep(30)
  expect(await first.health()).toMatchObject({ expiring: [1, 3] })
  await expect.poll(() => lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ fromDays: 365, toDays: 30, at: '2026-08-04T10:00:00+03:00', unanswered: [1, 3] })
  await first[Symbol.asyncDispose]()
  await clock.advance(20 * HOUR)
  const second = await start()
  await clock.advance(HOUR)
  expect(left()).toEqual([1, 2, 3, 4])
  await clock.advance(4 * HOUR)
  expect(left()).toEqual([3, 4])
  expect((await second.health()).shortened).toBeNull()
  await second[Symbol.asyncDispose]()
})

test('a retention that was shortened while the site was off takes effect a day after the start', async () => {
  const first = await start()
  await clock.advance(0)
  await first[Symbol.asyncDispose]()
  await clock.advance(10 * DAY_LENGTH)
  keptDays = 30
  const second = await start()
  await clock.advance(23 * HOUR)
  expect(left()).toContain(2)
  await clock.advance(2 * HOUR)
  expect(left()).toEqual([4])
  await second[Symbol.asyncDispose]()
})

test('an unanswered message is listed a week before its deletion, and an answered one is not', async () => {
  const retention = await start()
  expect((await retention.health()).expiring).toEqual([1])
  answered.add(1)
  expect((await retention.health()).expiring).toEqual([])
  await retention[Symbol.asyncDispose]()
})

test('an implausible clock deletes no message and starts no shorter retention', async () => {
  marks = { 'messages-kept-for': 365 * DAY_LENGTH }
  doubt = 400 * DAY_LENGTH
  const retention = await start()
  clock.set(START + doubt)
  await keep(30)
  await clock.advance(3 * DAY_LENGTH)
  expect(left()).toEqual([1, 2, 3, 4])
  doubt = null
  clock.set(START)
  await clock.advance(HOUR)
  expect(left()).toEqual([1, 2, 3, 4])
  await retention[Symbol.asyncDispose]()
})

test('a longer retention applies immediately', async () => {
  await using retention = await start()
  ages.set(5, 380)
  await keep(400)
  expect((await retention.health()).shortened).toBeNull()
  await clock.advance(2 * HOUR)
  expect(left()).toContain(5)
})

test('each shorter retention waits a day of its own, also after a clock was ahead', async () => {
  await using retention = await start()
  const beginsAt = async () => (await retention.health()).shortened?.at
  await keep(100)
  await clock.advance(23 * HOUR)
  await keep(30)
  expect(await beginsAt()).toBe(START + 23 * HOUR + DAY_LENGTH)
  clock.set(START)
  await keep(30)
  expect(await beginsAt()).toBe(START + DAY_LENGTH)
})
