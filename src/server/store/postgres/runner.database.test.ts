import { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { rate } from '#domain/rate.ts'
import { askedAct } from '../../../../test/fakes/acts.ts'
import type { Postgres } from '../../../../test/postgres/server.ts'
import { describePostgres, newStore } from '../../../../test/postgres/suite.ts'
import { createLog } from '../../runtime/log.ts'
import { StoreFailure } from '../store-failure.ts'
import type { Store } from '../store.ts'
import { day, dayRecord, newMessage } from '../test/sample-records.ts'

const ROUNDS = 12

describePostgres('a connection to PostgreSQL', () => {
  let server: Postgres
  let database: string
  let store: Store

  beforeEach(async () => {
    const there = await newStore()
    server = there.server
    database = there.address.database
    store = there.store
  })

  afterEach(() => store[Symbol.asyncDispose]())

  test('a broken connection loses no acknowledged write and rejects others with StoreFailure', async () => {
    const written: string[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const messages = Array.from({ length: 6 }, async (_, index) => {
        await store.keepMessage(newMessage(`${round}-${index}`, { subject: `${round}-${index}` }))
        written.push(`${round}-${index}`)
      })
      const days = Array.from({ length: 300 }, (_, index) =>
        dayRecord(`2${String(round).padStart(3, '0')}-01-01`, 'USD', `${index + 1}`),
      )
      const others = [store.saveDays(days), store.closesBefore('office', day('2026-01-01'))]
      const cut = server.run(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'angun'",
        database,
      )
      const ended = await Promise.allSettled([...messages, ...others, cut])
      for (const each of ended) if (each.status === 'rejected') expect(each.reason).toBeInstanceOf(StoreFailure)
    }
    await expect.poll(() => store.writable()).toBe(true)
    const kept = new Set((await store.messages({ limit: 999 })).map(({ subject }) => subject))
    expect(written.filter((submission) => !kept.has(submission))).toEqual([])
  })

  test('an act that a lock keeps waiting is cancelled in time and never done', async () => {
    const other = new Client({ connectionString: server.url(database) })
    await other.connect()
    await other.query('BEGIN; LOCK TABLE office.approvals IN ACCESS EXCLUSIVE MODE')
    const approve = (within: number | null) =>
      store
        .asAct(askedAct({ id: 'act', within }), { answer: '{"kind":"done"}', record: null })
        .keepApproval({ code: 'USD', buy: null, sell: rate('47'), at: 1 })
    await expect(approve(100)).rejects.toMatchObject({ code: 'CANCELLED', uncertain: false })
    await other.query('COMMIT')
    await other.end()
    await expect.poll(() => store.approvalsAfter(0)).toEqual([])
    expect(await store.outcome('act')).toBeNull()
    await approve(null)
    expect(await store.approvalsAfter(0)).toHaveLength(1)
  })

  test('the store leaves a connection to a read-only server', async () => {
    await server.run(`ALTER DATABASE ${database} SET default_transaction_read_only = on`)
    await server.run(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'angun'",
      database,
    )
    await expect
      .poll(() => store.keepMessage(newMessage('a')).catch((error: unknown) => error))
      .toMatchObject({ code: 'POSTGRES_25006' })
    await server.run(`ALTER DATABASE ${database} RESET default_transaction_read_only`)
    expect((await store.keepMessage(newMessage('a'))).fresh).toBe(true)
  })

  test('the error of a refused row does not contain its values', async () => {
    const written: string[] = []
    const log = createLog({ write: (line) => written.push(line) })
    await server.run("ALTER TABLE office.messages ADD CHECK (subject <> 'new')", database)
    const refused = store.keepMessage(newMessage('a', { subject: 'new', message: 'ayakta bekledim' }))
    await refused.catch((error: unknown) => log.error({ err: error }, 'request failed'))
    expect(written.join('')).toContain('violates check constraint')
    expect(written.join('')).not.toContain('ayakta bekledim')
  })

  test('the store replaces a null byte, which PostgreSQL refuses', async () => {
    const { number } = await store.keepMessage(newMessage('a', { message: 'a\0b' }))
    expect((await store.message(number))?.message).toBe('a\uFFFDb')
  })
})
