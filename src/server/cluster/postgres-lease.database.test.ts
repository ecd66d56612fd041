import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { dayOf } from '#domain/calendar.ts'
import { rate } from '#domain/rate.ts'
import { quote } from '../../../test/fakes/market.ts'
import { recordedLog, silentLog } from '../../../test/fakes/recorded-log.ts'
import type { Postgres } from '../../../test/postgres/server.ts'
import { describePostgres, newStore } from '../../../test/postgres/suite.ts'
import { systemClock } from '../runtime/index.ts'
import { openLeadersStore, type Store } from '../store/index.ts'
import { connectionTo } from '../store/postgres/connection.ts'
import { createDatabaseTime } from './database-time.ts'
import { LEASE } from './election.ts'
import { openListener } from './listener-connection.ts'
import { createNewestBoard } from './newest-board.ts'
import { channelOf, postgresLease, readRevision } from './postgres-lease.ts'
import { type BoardRevision, writeBoard } from './replicated-board.ts'

const TODAY = dayOf(Date.parse('2026-08-03T09:00:00Z'))
const CLOSE = { code: 'USD', source: 'office', day: TODAY, buy: rate('47.1'), sell: rate('47.2') } as const

describePostgres('the lease in PostgreSQL', () => {
  let server: Postgres
  let place: { readonly kind: 'database'; readonly holds: 'office'; readonly address: ReturnType<Postgres['address']> }

  beforeEach(async () => {
    const there = await newStore()
    server = there.server
    place = { kind: 'database', holds: 'office', address: there.address }
    await there.store[Symbol.asyncDispose]()
  })

  /** A process that may ask for the lease and receives published boards. */
  async function join(holder: string) {
    const channel = channelOf('office')
    const tools = { clock: systemClock, log: silentLog }
    const listener = await openListener({ connection: connectionTo(place.address, 'office'), channel, ...tools })
    onTestFinished(() => listener[Symbol.asyncDispose]())
    const time = createDatabaseTime(systemClock)
    const revisions: BoardRevision[] = []
    const onRevision = (revision: BoardRevision): void => void revisions.push(revision)
    const lease = postgresLease({ listener, channel, holder, time, onRevision, clock: systemClock })
    const read = () => lease.read()
    const newest = createNewestBoard({ read, recorded: new Map(), ownEpoch: () => null, time, ...tools })
    listener.notifications.subscribe((payload) => {
      const revision = readRevision(payload)
      if (revision !== undefined) newest.onRevision(revision)
    })
    return { listener, lease, newest, revisions }
  }

  async function leadersStore(epoch: number): Promise<Store> {
    const store = await openLeadersStore(place, epoch)
    onTestFinished(() => store[Symbol.asyncDispose]())
    return store
  }

  const ended = (): Promise<unknown> => server.run('UPDATE office.leadership SET until = 0', place.address.database)

  const text = (sell: string, quotedAt = Date.now()): string => {
    const board = new Map([['USD', quote('USD', '47.1', sell, quotedAt)] as const])
    return writeBoard({
      view: { board, sourceTime: quotedAt, halted: new Set() },
      sourceQuotes: board,
      held: [],
      quotedAt,
    })
  }

  test('one process holds and renews the lease, and the next holder has a higher epoch', async () => {
    const [one, other] = [await join('one'), await join('other')]
    const first = await one.lease.take()
    expect(first).toMatchObject({ own: true })
    expect(await other.lease.take()).toMatchObject({ own: false, epoch: first.epoch })
    expect(await one.lease.renew(first.epoch)).toMatchObject({ own: true, epoch: first.epoch })
    await ended()
    const second = await other.lease.take()
    expect(second.own && second.epoch > first.epoch).toBe(true)
    expect(await one.lease.renew(first.epoch)).toMatchObject({ own: false, epoch: second.epoch })
  })

  test('a lease that ends implausibly late is free, because the database’s clock was set back', async () => {
    const [one, other] = [await join('one'), await join('other')]
    const { epoch } = await one.lease.take()
    // A failover or a wrong clock wrote an end ten minutes from now.
    await server.run('UPDATE office.leadership SET until = until + 600000', place.address.database)
    const next = await other.lease.take()
    expect(next).toMatchObject({ own: true })
    expect(next.epoch).toBeGreaterThan(epoch)
    expect(next.left).toBeLessThanOrEqual(LEASE)
  })

  test('one of several processes that ask at the same time takes the lease', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, (_, index) => join(`process ${index}`)))
    const answers = await Promise.all(all.map(({ lease }) => lease.take()))
    expect(answers.filter(({ own }) => own)).toHaveLength(1)
  })

  test('a returned lease is free immediately, and all processes are notified', async () => {
    const [one, other] = [await join('one'), await join('other')]
    const { epoch } = await one.lease.take()
    const notified = new Promise((resolve) => {
      other.listener.notifications.subscribe(resolve)
    })
    await one.lease.giveBack(epoch)
    expect(await notified).toBe('lease')
    expect(await other.lease.take()).toMatchObject({ own: true })
  })

  test('a published board reaches every process, and a board of an old epoch is refused', async () => {
    const [one, other] = [await join('one'), await join('other')]
    const { epoch } = await one.lease.take()
    const received = new Promise<void>((resolve) => {
      other.newest.subscribe(resolve)
    })
    expect(await one.lease.publish({ epoch, sequence: 1 }, text('47.2'))).toBe(true)
    await received
    expect(other.newest.current().view.board.get('USD')?.sell).toBe(rate('47.2'))
    await ended()
    const next = await other.lease.take()
    expect(await one.lease.publish({ epoch, sequence: 2 }, text('40'))).toBe(false)
    const third = await join('third')
    const whole = await third.lease.read()
    expect([whole.epoch, whole.sequence]).toEqual([next.epoch, 0])
    expect(whole.text).toContain('47200000')
  })

  test('every answer contains the newest revision, so that a lost notification is noticed', async () => {
    const [one, other] = [await join('one'), await join('other')]
    const { epoch } = await one.lease.take()
    await one.lease.publish({ epoch, sequence: 9 }, text('47.2'))
    await other.lease.take()
    expect(other.revisions).toEqual([{ epoch, sequence: 9 }])
  })

  test('the store of a former leader refuses to write rates', async () => {
    const [one, other] = [await join('one'), await join('other')]
    const { epoch } = await one.lease.take()
    const store = await leadersStore(epoch)
    await store.saveDays([CLOSE])
    await ended()
    await other.lease.take()
    const bulletin = { day: TODAY, fetchedAt: 0, rates: {} } as const
    const { day: _day, ...price } = CLOSE
    const point = { ...price, at: 0 }
    for (const write of [
      () => store.saveDays([{ ...CLOSE, sell: rate('40') }]),
      () => store.saveMinutes([point]),
      () => store.saveBulletins([bulletin]),
      () => store.thinMinutes(0, Date.now()),
      () => store.addMissingDays([CLOSE]),
      () => store.setMarkers({ 'clock-seen-at': 1 }),
    ])
      await expect(write()).rejects.toMatchObject({ name: 'StoreFailure', message: `epoch ${epoch} no longer leads` })
    expect(await store.daysOn('office', TODAY)).toEqual([CLOSE])
    expect(await store.writable()).toBe(true)
  })

  test('a takeover waits for the former leader’s transaction, at most two seconds if it is idle', async () => {
    const [one, other] = [await join('one'), await join('other')]
    const { epoch } = await one.lease.take()
    const { Client } = (await import('pg')).default
    const still = new Client(connectionTo(place.address, 'office', false, epoch))
    still.on('error', () => undefined)
    await still.connect()
    const { rows } = await still.query('SHOW idle_in_transaction_session_timeout')
    expect(rows).toEqual([{ idle_in_transaction_session_timeout: '2s' }])
    await still.query("BEGIN; INSERT INTO minutes VALUES ('office', 'USD', 1, 2, 3)")
    expect(await one.lease.renew(epoch)).toMatchObject({ own: true })
    await ended()
    const take = (): Promise<boolean> =>
      other.lease.take().then(
        ({ own }) => own,
        () => false,
      )
    await expect.poll(take, { interval: 50 }).toBe(true)
    await expect(still.query('COMMIT')).rejects.toThrow(/./)
    expect(await server.run('SELECT FROM office.minutes', place.address.database)).toEqual([])
    await still.end().catch(() => undefined)
  })

  test('a terminated listener reconnects, reports it and logs at most three lines', async () => {
    const { log, lines } = recordedLog()
    const connection = connectionTo(place.address, 'office')
    const listener = await openListener({ connection, channel: 'office_news', clock: systemClock, log })
    onTestFinished(() => listener[Symbol.asyncDispose]())
    let joined = 0
    listener.joined.subscribe(() => (joined += 1))
    await server.run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'SET%LISTEN%'")
    await expect.poll(() => joined).toBe(1)
    expect(lines.length).toBeLessThan(4)
    const answered = await listener.query({ name: 'one', text: 'SELECT 1 AS one' }, [])
    expect(answered).toEqual([{ one: 1 }])
  })
})
