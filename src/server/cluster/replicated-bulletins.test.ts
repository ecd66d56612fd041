import { expect, test } from 'vitest'
import type { Bulletin } from '#contract/bulletin.ts'
import { dayOf } from '#domain/calendar.ts'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { silentLog } from '../../../test/fakes/recorded-log.ts'
import { createChanges } from '../runtime/index.ts'
import { openReplicatedBulletins } from './replicated-bulletins.ts'

const START = Date.parse('2026-08-03T09:00:00Z')

const fetched = (fetchedAt: number): Bulletin => ({ day: dayOf(START), fetchedAt, rates: {} })

async function replica() {
  const clock = fakeClock(START)
  const database = { newest: fetched(1), reachable: true }
  let readings = 0
  const store = {
    newestBulletin() {
      readings += 1
      return database.reachable ? Promise.resolve(database.newest) : Promise.reject(new Error('no database'))
    },
  }
  const bulletins = await openReplicatedBulletins({ store, clock, log: silentLog })
  let published = 0
  bulletins.subscribe(() => (published += 1))
  return { bulletins, clock, database, published: () => published, readings: () => readings }
}

test('a follower reads the newest bulletin on a notification and publishes only a different one', async () => {
  const { bulletins, clock, database, published } = await replica()
  bulletins.read()
  await clock.advance(0)
  expect(published()).toBe(0)
  database.newest = fetched(2)
  bulletins.read()
  await clock.advance(0)
  expect([bulletins.newest()?.fetchedAt, published()]).toEqual([2, 1])
})

test('a follower reads the database once a minute and keeps its bulletin during an outage', async () => {
  const { bulletins, clock, database } = await replica()
  database.newest = fetched(2)
  database.reachable = false
  await clock.advance(60_000)
  expect(bulletins.newest()?.fetchedAt).toBe(1)
  database.reachable = true
  await clock.advance(60_000)
  expect(bulletins.newest()?.fetchedAt).toBe(2)
})

test('a leader uses its own bulletins and doubts, and keeps the bulletin after its term', async () => {
  const { bulletins, clock, published } = await replica()
  const changes = createChanges()
  let own = fetched(5)
  const doubt = { rule: 'later-than-today', day: own.day, code: null, rate: null, before: null } as const
  const follow = bulletins.lead({ newest: () => own, doubts: () => [doubt], subscribe: changes.subscribe })
  own = fetched(6)
  changes.publish()
  expect([bulletins.newest()?.fetchedAt, bulletins.doubts(), published()]).toEqual([6, [doubt], 2])
  follow()
  expect([bulletins.newest()?.fetchedAt, bulletins.doubts()]).toEqual([6, []])
  await bulletins[Symbol.asyncDispose]()
  await clock.advance(0)
  expect(clock.waiting()).toBe(0)
})

test('a leader does not read the database until its term ends', async () => {
  const { bulletins, clock, database, readings } = await replica()
  const before = readings()
  const follow = bulletins.lead({ newest: () => fetched(5), doubts: () => [], subscribe: createChanges().subscribe })
  for (let written = 0; written < 260; written++) bulletins.read()
  await clock.advance(600_000)
  expect(readings() - before).toBe(0)
  follow()
  database.newest = fetched(7)
  await clock.advance(0)
  expect(readings() - before).toBe(1)
  await clock.advance(60_000)
  expect([readings() - before, bulletins.newest()?.fetchedAt]).toEqual([2, 7])
})
