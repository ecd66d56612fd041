import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rate } from '#domain/rate.ts'
import type { ToolAnswer } from '../../src/server/cli/run.ts'
import { openStore } from '../../src/server/store/open-store.ts'
import { STEPS } from '../../src/server/store/schema/steps.ts'
import { newMessage } from '../../src/server/store/test/sample-records.ts'
import { runOffice } from '../fakes/run-office.ts'
import { temporaryFolder } from '../fakes/temporary-folder.ts'
import { type Postgres, startPostgres } from '../postgres/server.ts'
import { describePostgres } from '../postgres/suite.ts'

const FILE = 'deploy/postgres-roles.sql'
const PASSWORDS = { owner: "own'er", site: 'si te', backup: 'back"up' } as const

describePostgres('the roles of deploy/postgres-roles.sql', () => {
  let server: Postgres
  let database: string

  const as = (role: keyof typeof PASSWORDS) => ({ name: `angun_${role}`, password: PASSWORDS[role] })
  const office = (role: keyof typeof PASSWORDS, ...args: string[]): Promise<ToolAnswer> => {
    const settings = { DATABASE_URL: server.url(database, as(role)), RATE_SOCKET_URL: 'https://p.example' }
    return runOffice(settings, args)
  }
  const doing = (role: keyof typeof PASSWORDS, sql: string) => server.run(sql, database, as(role))

  beforeAll(async () => {
    server = await startPostgres()
    database = await server.createDatabase()
    const psql = join(server.bin, 'psql')
    if (!existsSync(psql)) return void (await server.run(asPsqlReads(readFileSync(FILE, 'utf8'), database), database))
    const values = Object.entries(PASSWORDS).flatMap(([role, password]) => ['-v', `${role}=${password}`])
    execFileSync(psql, ['-qd', server.url(database), '-v', 'ON_ERROR_STOP=1', ...values, '-f', FILE], { stdio: 'pipe' })
  })

  afterAll(() => server.close())

  test("the site's role has the number of connections that the guide states", async () => {
    const limit = "SELECT rolconnlimit FROM pg_roles WHERE rolname = 'angun_site'"
    const guide = readFileSync('docs/replicas.md', 'utf8')
    const [{ rolconnlimit } = {}] = await server.run(limit)
    expect(guide).toContain(`\`angun_site\` has ${Number(rolconnlimit)} of them, for fourteen processes`)
    // Eleven connections per process, ten more for the leader, and two for short peaks.
    expect(14 * (11 + 2) + 10).toBeLessThanOrEqual(Number(rolconnlimit))
    const more = 'ALTER ROLE angun_site CONNECTION LIMIT 1600'
    expect(guide).toContain(more)
    expect(readFileSync('docs/capacity.md', 'utf8')).toContain(more)
    await server.run(more)
    expect(await server.run(limit)).toEqual([{ rolconnlimit: 1600 }])
  })

  test("the site's role cannot create tables, and the error names the command that can", async () => {
    const { exit, out } = await office('site', 'check', '--local')
    expect(exit).toBe(1)
    expect(out).toMatch(/Veritabanı kullanıcısının yetkisi yetmiyor: postgres:.*\n.*database prepare/)
    expect(out).not.toContain('si te')
  })

  test("the owner's role creates the tables, and then the site's role has all the rights that it needs", async () => {
    for (let each = 0; each < 2; each += 1)
      expect(await office('owner', 'database', 'prepare')).toMatchObject({ exit: 0 })
    expect(await doing('owner', 'SELECT number FROM office.schema_steps')).toHaveLength(STEPS.length)
    const address = server.address(database, as('site'))
    const store = await openStore({ kind: 'database', holds: 'office', address })
    const { number } = await store.keepMessage(newMessage('a'))
    expect(await store.claimMail(5000, 9000)).toMatchObject({ content: { message: { number } } })
    await store.keepApproval({ code: 'USD', buy: null, sell: rate('47'), at: 1 })
    expect(await store.attempts?.count('a visitor', 1000)).toMatchObject({ attempts: 1 })
    expect(await store.eraseMessage(number)).toBe(true)
    expect([await store.writable(), await store.damage()]).toEqual([true, null])
    await store[Symbol.asyncDispose]()
    expect(await office('site', 'messages', 'export')).toMatchObject({ exit: 0 })
    expect(await office('site', 'database', 'backed-up')).toMatchObject({ exit: 0 })
  })

  test("the owner's role moves an office file into the database, but not while a site has it open", async () => {
    const folder = temporaryFolder()
    const demo = { kind: 'file', file: join(folder, 'demo.sqlite') } as const
    const before = await openStore(demo)
    await before.keepMessage(newMessage('moved'))
    await before[Symbol.asyncDispose]()
    const move = (): Promise<ToolAnswer> =>
      runOffice({ DATA_DIR: folder }, ['move', '--to', '-'], { piped: `${server.url(database, as('owner'))}\n` })
    const there = { kind: 'database', holds: 'demo', address: server.address(database, as('site')) } as const
    expect(await office('owner', 'database', 'prepare')).toMatchObject({ exit: 0 })
    const site = await openStore({ ...there, holds: 'office' })
    await site.markers()
    const refused = await move()
    expect(refused.out).toMatch(/^Taşınmadı: bir site bunu kullanıyor: postgres:\/\/angun_owner@/)
    expect(refused.exit).toBe(1)
    await site[Symbol.asyncDispose]()
    const moved = await move()
    expect(moved.out).toMatch(/^Taşındı; iki yanda da aynı:\n/)
    expect(moved.out).toMatch(/messages +1 +[\da-f]{16}\n/)
    expect(moved.out + refused.out).not.toContain("own'er")
    const after = await openStore(there)
    expect(await after.messageCount()).toBe(1)
    await after[Symbol.asyncDispose]()
  })

  test.each([
    'CREATE TABLE office.more (a int)',
    'CREATE TEMPORARY TABLE more (a int)',
    'CREATE TABLE public.more (a int)',
    'CREATE SCHEMA more',
    'ALTER TABLE office.messages ADD COLUMN more text',
    'DROP TABLE office.messages',
    'TRUNCATE office.messages',
    "SELECT pg_read_file('/etc/passwd')",
    "COPY office.markers TO PROGRAM 'cat'",
    'SELECT passwd FROM pg_shadow',
  ])("the site's role may not run: %s", async (sql) => {
    await expect(doing('site', sql)).rejects.toThrow(/permission denied|must be (?:owner|superuser)/)
  })

  test('the backup role can read everything and write nothing', async () => {
    expect(await doing('backup', 'SELECT count(*) AS kept FROM office.messages')).toHaveLength(1)
    await expect(doing('backup', 'DELETE FROM office.messages')).rejects.toThrow(/permission denied/)
    await expect(doing('owner', 'SELECT pg_backup_start($$x$$)')).rejects.toThrow(/permission denied/)
  })
})

/** Does what psql does with its variables in that file, for machines without psql. */
function asPsqlReads(text: string, database: string): string {
  const literal = (value: string): string => `'${value.replaceAll("'", "''")}'`
  return text
    .replaceAll(/^--.*$/gm, '')
    .replace(/^SELECT current_database.*\\gset$/m, '')
    .replaceAll(':"database"', database)
    .replaceAll(/:'(owner|site|backup)'/g, (_, role: keyof typeof PASSWORDS) => literal(PASSWORDS[role]))
}
