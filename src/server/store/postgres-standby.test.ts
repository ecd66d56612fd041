import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Postgres } from '../../../test/postgres/server.ts'
import { describePostgres, newStore } from '../../../test/postgres/suite.ts'
import { newMessage } from './sample-records.ts'
import type { Store } from './store.ts'

describePostgres('a message, while the standby that has to have it is away', () => {
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
    await store.close()
  })

  /** What waits for it sees another list at once. */
  async function named(standbys: string): Promise<void> {
    await server.run(`ALTER SYSTEM SET synchronous_standby_names = '${standbys}'`)
    await server.run('SELECT pg_reload_conf()')
    await expect
      .poll(() => server.run('SHOW synchronous_standby_names'))
      .toEqual([{ synchronous_standby_names: standbys }])
  }

  /** As a person at the server may. */
  const cancelWaits = async (): Promise<number> => {
    const waiting = `SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep' AND datname = '${database}'`
    return (await server.run(waiting)).length
  }

  test('is not received where somebody ends the wait, nor where it comes again; it is once the standby is back, and once', async () => {
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

  test('that was received before is mailed all the same: a claim waits for nobody, and counts one attempt', async () => {
    await named('')
    await store.keepMessage(newMessage('a'))
    await named('nobody')
    expect(await store.claimMail(5000, 9000)).toMatchObject({ mail: { kind: 'waiting', attempts: 1 } })
  })
})
