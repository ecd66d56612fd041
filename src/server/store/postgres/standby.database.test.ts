import { afterEach, beforeEach, expect, test } from 'vitest'
import { rate } from '#domain/rate.ts'
import { halt } from '../../../../test/fakes/acts.ts'
import { OFFICE_SETTINGS } from '../../../../test/fakes/office-settings.ts'
import type { Postgres } from '../../../../test/postgres/server.ts'
import { describePostgres, newStore } from '../../../../test/postgres/suite.ts'
import type { Store } from '../store.ts'
import { newMessage } from '../test/sample-records.ts'

describePostgres('a synchronous standby that is unreachable', () => {
  let server: Postgres
  let database: string
  let store: Store

  beforeEach(async () => {
    const there = await newStore()
    server = there.server
    database = there.address.database
    store = there.store
    await named('nobody')
  })
  afterEach(async () => {
    await named('')
    await store[Symbol.asyncDispose]()
  })

  /** Sets the list of synchronous standbys and waits until PostgreSQL uses it. */
  async function named(standbys: string): Promise<void> {
    await server.run(`ALTER SYSTEM SET synchronous_standby_names = '${standbys}'`)
    await server.run('SELECT pg_reload_conf()')
    await expect
      .poll(() => server.run('SHOW synchronous_standby_names'))
      .toEqual([{ synchronous_standby_names: standbys }])
    // The checkpointer reads the list before a checkpoint and passes it on to committing backends.
    await server.run('CHECKPOINT')
  }

  /** Cancels the waiting backends like an administrator. */
  const cancelWaits = async (): Promise<number> => {
    const waiting = `SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep' AND datname = '${database}'`
    return (await server.run(waiting)).length
  }

  test('a message whose wait is cancelled is not acknowledged until the standby is back', async () => {
    const first = store.keepMessage(newMessage('a')).catch((error: unknown) => error)
    await expect.poll(cancelWaits).toBe(1)
    expect(await first).toMatchObject({ code: 'POSTGRES_ALONE' })
    const again = store.keepMessage(newMessage('a')).catch((error: unknown) => error)
    await expect.poll(cancelWaits).toBe(1)
    expect(await again).toMatchObject({ code: 'POSTGRES_ALONE' })
    await named('')
    expect((await store.keepMessage(newMessage('a'))).fresh).toBe(false)
    expect(await store.messages({ limit: 9 })).toHaveLength(1)
  })

  test('claiming and settling an email do not wait for the standby', async () => {
    await named('')
    await store.keepMessage(newMessage('a'))
    await named('nobody')
    const entry = await store.claimMail(5000, 9000)
    expect(entry).toMatchObject({ attempt: 1 })
    const number = entry?.number ?? 0
    await store.settleMail(number, { kind: 'failed', attempt: 1, error: '451 later', dueAt: 8000 })
    await store.settleMail(number, { kind: 'sent', at: 7000 })
    expect((await store.message(1))?.mail).toMatchObject({ kind: 'sent', at: 7000 })
  })

  test('halts, settings and approvals do not wait for the standby', async () => {
    const version = { at: 1, by: null, via: 'panel', reason: null, patch: [], document: OFFICE_SETTINGS } as const
    await store.addHalts([halt('USD', { act: 'one' })])
    await store.endHalts({ codes: ['USD'], seen: ['one'], at: 2, by: null, act: 'two' })
    expect(await store.addSettings(0, version, 1)).toBe(1)
    // Adding a version also deletes the older ones.
    expect(await store.addSettings(1, version, 1)).toBe(2)
    await store.keepApproval({ code: 'USD', buy: null, sell: rate('47'), at: 1 })
    expect([await store.settingsVersions(9), await store.approvalsAfter(0)]).toMatchObject([
      [{ number: 2 }],
      [{ code: 'USD' }],
    ])
  })
})
