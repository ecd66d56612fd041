import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { needs } from '../needs.ts'
import { type Postgres, startPostgres } from '../postgres/server.ts'
import { attend } from './audience.ts'
import { realTime } from './real-time.ts'
import { type ReplicaGroup, startReplicaGroup } from './replica-group.ts'

/** The longest wait for the standby's confirmation, in seconds. */
const WAITS = `SELECT coalesce(max(extract(epoch FROM clock_timestamp() - query_start)), 0)::float8 AS longest
  FROM pg_stat_activity WHERE wait_event = 'SyncRep'`

describe('two replicas with a primary database and a synchronous standby', needs('postgres-tools'), () => {
  let primary: Postgres
  let standby: Postgres
  let group: ReplicaGroup

  beforeAll(async () => {
    primary = await startPostgres({ withTools: true })
    standby = await startPostgres({ withTools: true, follows: primary })
    await primary.run("ALTER SYSTEM SET synchronous_standby_names = '*'")
    await primary.run('SELECT pg_reload_conf()')
    group = await startReplicaGroup(primary, 2)
  })
  afterAll(async () => {
    await group.close()
    await standby.close()
    await primary.close()
  })

  const epochAt = async (server: Postgres): Promise<number> => {
    const [row] = await server.run('SELECT epoch::float8 FROM office.leadership', group.database)
    return Number(row?.['epoch'])
  }

  test('without the standby, messages are refused and prices continue, also after a change of the leader', async () => {
    await group.expectWell()
    const first = await group.leader()
    const audience = await attend(group)
    await standby.stop('fast')
    const asked = audience.answers.length
    await realTime(14_000)
    // Answers that were on their way when the standby stopped may still be successful.
    expect(audience.answers.slice(asked + 3).filter(({ status }) => status === 200)).toEqual([])
    await group.show()
    // A waiting commit must not keep its connection: the server gives up after six seconds, and later requests wait
    // anew.
    const longest = async (): Promise<unknown> => (await primary.run(WAITS))[0]?.['longest']
    await expect.poll(longest).toBeLessThan(11)
    await standby.start()
    await group.expectWell()
    await audience.leave()

    // A new leader does not wait for the standby, either.
    await standby.stop('fast')
    await first.server.kill('SIGKILL')
    const rest = group.others(first)
    await group.leader(rest)
    await group.show(rest)
    await standby.start()
    await group.replace(first)
    await group.expectWell()
  })

  test('the standby replaces a primary that was killed, at the same address', async () => {
    await group.expectWell()
    const leader = await group.leader()
    const epoch = await epochAt(primary)
    const audience = await attend(group)
    await primary.stop('kill')
    for (const { cable } of group.replicas) cable.lead(standby.port)
    // The standby is read-only until it is promoted: messages are refused, and the leader continues from memory.
    const refused = audience.answers.length
    await realTime(4000)
    expect(audience.answers.slice(refused + 3).filter(({ status }) => status === 200)).toEqual([])
    await group.show([leader])
    await standby.run('SELECT pg_promote()')
    await group.expectWell()
    expect(await epochAt(standby)).toBeGreaterThanOrEqual(epoch)
    await audience.leave(standby)
  })
})
