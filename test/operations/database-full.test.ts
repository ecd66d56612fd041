import { execFileSync } from 'node:child_process'
import { rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SmallDisk, smallDisk } from '../fakes/small-disk.ts'
import { needs } from '../needs.ts'
import { type Postgres, startPostgres } from '../postgres/server.ts'
import { attend } from './audience.ts'
import { realTime } from './real-time.ts'
import { type ReplicaGroup, startReplicaGroup } from './replica-group.ts'

/** Enough for four segments of the write-ahead log while empty, and for one after `fill`. */
const MEGABYTES = 64

const needed = needs('postgres', 'small-disk')

describe('two replicas whose database has no space for its write-ahead log', needed, () => {
  let disk: SmallDisk
  let postgres: Postgres
  let group: ReplicaGroup

  beforeAll(async () => {
    disk = smallDisk(MEGABYTES)
    postgres = await startPostgres({ settings: { min_wal_size: '32MB', max_wal_size: '48MB' } })
    await postgres.stop('fast')
    const log = join(postgres.data, 'pg_wal')
    const moved = join(disk.place, 'pg_wal')
    execFileSync('cp', ['-a', log, moved])
    rmSync(log, { recursive: true })
    symlinkSync(moved, log)
    await postgres.start()
    group = await startReplicaGroup(postgres, 2)
  })
  afterAll(async () => {
    await group.close()
    await postgres.close()
    disk.remove()
  })

  /** Starts the database again, as its supervisor would. */
  const comesBack = async (): Promise<boolean> => {
    try {
      await postgres.start()
      await postgres.run('SELECT 1')
      return true
    } catch {
      return false
    }
  }
  const readiness = (): Promise<number[]> =>
    Promise.all(group.replicas.map(async ({ server }) => (await fetch(`${server.adminUrl}/readyz`)).status))

  test('if the database stops because its disk is full, prices continue and messages are refused until there is space', async () => {
    await group.expectWell()
    const leader = await group.leader()
    const audience = await attend(group)
    disk.fill()
    const keepsReceiving = (): Promise<boolean> =>
      postgres.run('SELECT pg_switch_wal(), pg_sleep(0.1)').then(
        () => true,
        () => false,
      )
    await expect.poll(keepsReceiving).toBe(false)
    const asked = audience.answers.length
    await realTime(4000)
    expect(audience.answers.slice(asked + 3).filter(({ status }) => status === 200)).toEqual([])
    // The server checks every five seconds whether the database is writable.
    await expect.poll(readiness).toEqual([503, 503])
    await group.show([leader])
    disk.empty()
    // PostgreSQL first replays its write-ahead log.
    await expect.poll(comesBack, { timeout: 60_000 }).toBe(true)
    await group.expectWell()
    await expect.poll(readiness).toEqual([200, 200])
    await audience.leave()
  })
})
