import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { installedPostgres } from '../postgres/programs.ts'
import { type Postgres, startPostgres } from '../postgres/server.ts'
import { describePostgres, sharedPostgres } from '../postgres/suite.ts'

describe.each(installedPostgres())('a PostgreSQL of a test’s own: $name', (programs) => {
  let postgres: Postgres

  beforeAll(async () => {
    postgres = await startPostgres({ programs })
  })

  afterAll(() => postgres.close())

  test('has databases that know nothing of each other', async () => {
    const [one, other] = [await postgres.createDatabase(), await postgres.createDatabase()]
    await postgres.run('CREATE TABLE days (day text)', one)
    const known = "SELECT to_regclass('days') IS NOT NULL AS known"
    expect(await postgres.run(known, one)).toEqual([{ known: true }])
    expect(await postgres.run(known, other)).toEqual([{ known: false }])
  })

  test.each(['fast', 'immediate', 'kill'] as const)(
    'keeps what it was told over a stop (%s) and a start',
    async (how) => {
      const database = await postgres.createDatabase()
      await postgres.run('CREATE TABLE days (day text)', database)
      await postgres.stop(how)
      await expect(postgres.run('SELECT 1')).rejects.toThrow(/ECONNREFUSED/)
      await postgres.start()
      expect(await postgres.run('SELECT * FROM days', database)).toEqual([])
    },
  )

  test('hangs with its connections open, and goes on as if nothing had been', async () => {
    const client = new Client({ connectionString: postgres.url('postgres') })
    await client.connect()
    postgres.hang()
    const hurried = { text: 'SELECT 1 AS one', query_timeout: 200 }
    await expect(client.query(hurried)).rejects.toThrow(/timeout/)
    postgres.goOn()
    expect((await client.query('SELECT 2 AS two')).rows).toEqual([{ two: 2 }])
    await client.end()
  })
})

describePostgres('a PostgreSQL of all suites', () => {
  test('is started once in a process', async () => {
    expect(await sharedPostgres()).toBe(await sharedPostgres())
  })

  test('goes with the process that started it, even with kill -9', async () => {
    const script = `import { startPostgres } from ${JSON.stringify(resolve('test/postgres/server.ts'))}
      const postgres = await startPostgres()
      process.stdout.write(postgres.data, () => process.kill(process.pid, 'SIGKILL'))`
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
    expect(stdout).toMatch(/data$/)
    await expect.poll(() => existsSync(stdout)).toBe(false)
  })
})
