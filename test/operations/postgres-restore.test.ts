import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStore } from '../../src/server/store/open-store.ts'
import type { Store } from '../../src/server/store/store.ts'
import { day, dayRecord, newMessage } from '../../src/server/store/test/sample-records.ts'
import { needs } from '../needs.ts'
import { SUPERUSER } from '../postgres/cluster.ts'
import { postgresOwner } from '../postgres/programs.ts'
import { type Postgres, startPostgres } from '../postgres/server.ts'
import { guideBlocks } from './guide.ts'

describe('a PostgreSQL server that was lost', needs('postgres-tools'), () => {
  let folder: string
  let archive: string
  let copies: string
  let database: Postgres
  let store: Store
  let name: string

  const own = (place: string): void => {
    const owner = postgresOwner()
    if (owner !== undefined) chownSync(place, owner.uid, owner.gid)
  }
  const at = (server: Postgres): Promise<Store> =>
    openStore({ kind: 'database', holds: 'office', address: server.address(name) })
  const program = (tool: string, ...args: string[]): void => {
    const from = ['-h', '127.0.0.1', '-p', String(database.port), '-U', SUPERUSER.name]
    const env = { ...process.env, PGPASSWORD: SUPERUSER.password }
    execFileSync(join(database.bin, tool), [...from, ...args], { env, stdio: 'pipe' })
  }

  const copied = (date: string): string => {
    const copy = join(copies, date)
    program('pg_basebackup', '-D', copy, '-c', 'fast')
    return copy
  }
  /** Runs the guide's commands that delete old copies, which follow the command that records a backup. */
  const prune = (): void => {
    const nightly = guideBlocks('replicas', 'PostgreSQL').find((block) => block.includes('pg_basebackup'))
    const [, lines = ''] = nightly?.split(/^angun-office database backed-up$/m) ?? []
    const here = lines.replaceAll('/srv/copies', copies).replaceAll('/srv/archive', archive)
    const env = { PATH: `${database.bin}:${process.env['PATH']}` }
    execFileSync('sh', ['-euc', here], { env, stdio: 'pipe' })
  }

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'postgres-restore-'))
    archive = join(folder, 'archive')
    copies = join(folder, 'copies')
    for (const place of [folder, archive, copies]) {
      mkdirSync(place, { recursive: true })
      own(place)
    }
    const settings = { archive_mode: 'on', archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f` }
    database = await startPostgres({ withTools: true, settings })
    name = await database.createDatabase()
    store = await at(database)
  })

  afterAll(async () => {
    await store[Symbol.asyncDispose]()
    await database.close()
    rmSync(folder, { recursive: true })
  })

  test('the database can be restored to any moment since its last copy', async () => {
    await store.saveDays([dayRecord('2026-08-03', 'USD', '47.1')])
    const old = copied('2026-11-01')
    const [needed] = await database.run('SELECT pg_walfile_name(pg_current_wal_lsn()) AS file')
    await store.keepMessage(newMessage('before', { subject: 'before the copy' }))
    await database.run('SELECT pg_switch_wal()')
    const copy = copied('2026-11-22')
    await expect.poll(() => existsSync(join(archive, String(needed?.['file'])))).toBe(true)
    execFileSync('touch', ['-d', '16 days ago', old])
    prune()
    expect(readdirSync(copies)).toEqual(['2026-11-22'])
    expect(existsSync(join(archive, String(needed?.['file'])))).toBe(false)
    await store.keepMessage(newMessage('after', { subject: 'after the copy' }))
    const [now] = await database.run('SELECT clock_timestamp()::text AS moment')
    await store.deleteMessages(9e12)
    const [last] = await database.run('SELECT pg_walfile_name(pg_current_wal_lsn()) AS file')
    await database.run('SELECT pg_switch_wal()')
    await expect.poll(() => existsSync(join(archive, String(last?.['file'])))).toBe(true)

    const restored = await startPostgres({
      withTools: true,
      settings: {
        restore_command: `cp ${archive}/%f %p`,
        recovery_target_time: String(now?.['moment']),
        recovery_target_action: 'promote',
      },
      fill(data) {
        execFileSync('cp', ['-a', copy, data])
        writeFileSync(join(data, 'recovery.signal'), '')
        execFileSync('chown', ['-R', ownerOf(), data])
      },
    })
    try {
      const recovering = async (): Promise<unknown> =>
        (await restored.run('SELECT pg_is_in_recovery() AS recovering'))[0]?.['recovering']
      await expect.poll(recovering).toBe(false)
      const again = await at(restored)
      const messages = await again.messages({ limit: 9 })
      expect(messages.map(({ subject }) => subject)).toEqual(['after the copy', 'before the copy'])
      expect(await again.daysOn('office', day('2026-08-03'))).toHaveLength(1)
      expect((await again.keepMessage(newMessage('next'))).number).toBeGreaterThan(messages[0]?.number ?? 0)
      await again[Symbol.asyncDispose]()
    } finally {
      await restored.close()
    }
  })

  test('the database can be restored from a dump into an empty database', async () => {
    await store.keepMessage(newMessage('in the dump'))
    const dump = join(folder, 'angun.dump')
    program('pg_dump', '-Fc', '-n', 'office', '-f', dump, name)
    const before = await store.messages({ limit: 99 })
    await store[Symbol.asyncDispose]()
    name = await database.createDatabase()
    program('pg_restore', '-d', name, dump)
    store = await at(database)
    expect(await store.messages({ limit: 99 })).toEqual(before)
    expect((await store.keepMessage(newMessage('next'))).number).toBeGreaterThan(before[0]?.number ?? 0)
  })
})

function ownerOf(): string {
  const owner = postgresOwner()
  return owner === undefined ? String(process.getuid?.()) : `${owner.uid}:${owner.gid}`
}
