import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
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

  describe('deploy/dump.sh', () => {
    let backups: string
    let programs: string

    beforeAll(() => {
      backups = join(folder, 'backups')
      programs = join(folder, 'programs')
      mkdirSync(backups)
      mkdirSync(programs)
      const tool = `${process.execPath} src/server/cli/office-tool.ts`
      writeFileSync(join(programs, 'office'), `#!/bin/sh\nexec ${tool} "$@"\n`, { mode: 0o755 })
      writeFileSync(join(programs, 'sleep'), '#!/bin/sh\nexec /bin/sleep 0.1\n', { mode: 0o755 })
    })

    const environment = () => ({
      PATH: `${programs}:${database.bin}:${process.env['PATH']}`,
      DATABASE_URL: database.url(name),
      RATE_SOCKET_URL: 'https://prices.example',
      BACKUP_FOLDER: backups,
    })
    const dump = (...args: string[]): string =>
      execFileSync('sh', ['deploy/dump.sh', ...args], { env: environment(), encoding: 'utf8' })

    test('the script dumps once, tells the site, and brings the database back as it was', async () => {
      await store.keepMessage(newMessage('in the dump'))
      const before = await store.messages({ limit: 99 })
      const began = Date.now()
      const file = dump('now').trim().split('\n').at(-1) ?? ''
      expect(readdirSync(backups)).toEqual([basename(file)])
      const { 'backed-up-at': reportedAt, 'backed-up-bytes': bytes } = await store.markers()
      expect(reportedAt).toBeGreaterThanOrEqual(began)
      expect(bytes).toBe(statSync(file).size)
      await store.deleteMessages(9e12)
      await database.run('CREATE TABLE office.of_a_newer_release (message bigint)', name)
      await store[Symbol.asyncDispose]()
      expect(dump('restore')).toBe(`Geri yüklendi: ${file}\n`)
      store = await at(database)
      expect(await store.messages({ limit: 99 })).toEqual(before)
      expect((await store.keepMessage(newMessage('next'))).number).toBeGreaterThan(before[0]?.number ?? 0)
    })

    test('the script leaves the database as it is if the dump is broken', async () => {
      const broken = join(folder, 'broken.dump')
      const whole = readFileSync(join(backups, readdirSync(backups)[0] ?? ''))
      writeFileSync(broken, whole.subarray(0, whole.length - 2000))
      const before = await store.messages({ limit: 99 })
      expect(() => dump('restore', broken)).toThrow('the dump is broken')
      expect(await store.messages({ limit: 99 })).toEqual(before)
    })

    test('the script, as a service, makes up for a night without a dump, and ends at SIGTERM', async () => {
      const [first = ''] = readdirSync(backups)
      const earlier = join(backups, 'angun-20260101T003000Z.dump')
      renameSync(join(backups, first), earlier)
      execFileSync('touch', ['-d', '1 day ago', earlier])
      const service = spawn('sh', ['deploy/dump.sh'], { env: environment(), stdio: 'inherit' })
      const ended = once(service, 'exit')
      try {
        await expect.poll(() => readdirSync(backups).filter((file) => file.endsWith('.dump'))).toHaveLength(2)
      } finally {
        service.kill()
      }
      expect(await ended).toEqual([0, null])
    })
  })
})

function ownerOf(): string {
  const owner = postgresOwner()
  return owner === undefined ? String(process.getuid?.()) : `${owner.uid}:${owner.gid}`
}
