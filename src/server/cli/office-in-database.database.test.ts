import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeClock } from '../../../test/fakes/clock.ts'
import type { Postgres } from '../../../test/postgres/server.ts'
import { describePostgres, sharedPostgres } from '../../../test/postgres/suite.ts'
import { readSettings } from '../runtime/settings.ts'
import { openStore } from '../store/open-store.ts'
import { runTool, type ToolAnswer } from './run.ts'

describePostgres('an office file beside a database', () => {
  let folder: string
  let server: Postgres
  let database: string
  let officeFile: string

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'beside-'))
    officeFile = join(folder, 'office.yaml')
    await writeFile(officeFile, await readFile('office/office.yaml'))
    server = await sharedPostgres()
    database = await server.createDatabase()
    await (
      await openStore({ kind: 'database', holds: 'demo', address: server.address(database) })
    )[Symbol.asyncDispose]()
  })
  afterEach(() => rm(folder, { recursive: true }))

  function office(...args: string[]): Promise<ToolAnswer> {
    const given = { DATABASE_URL: server.url(database), OFFICE_FILE: officeFile, DATA_DIR: folder, ADMIN_PORT: '1' }
    return runTool(args, {
      settings: () => readSettings({ process: given }),
      clock: fakeClock(Date.parse('2026-11-23T10:00:00+03:00')),
    })
  }

  test('is not read: status says so, and check when somebody has written there, with the command instead', async () => {
    expect((await office('import', officeFile, '--yes')).exit).toBe(0)
    expect((await office('status')).out).toContain(
      `Kurum dosyası: veritabanında; ${officeFile} okunmaz, yerine: npm run office -- import DOSYA`,
    )
    expect((await office('check', '--local')).out).not.toContain('okunmuyor')
    const text = await readFile(officeFile, 'utf8')
    await writeFile(officeFile, text.replace('kisa_ad: ANGÜN', 'kisa_ad: YENİ'))
    const { out } = await office('check', '--local')
    expect(out).toContain(`! Kurum dosyası: veritabanındaki son sürüm\n`)
    expect(out).toContain(
      `    okunmuyor, elle yazılanlar sitede değil: ${officeFile}\n      npm run office -- import ${officeFile}\n`,
    )
    expect((await office('import', officeFile, '--yes')).out).toContain('kısa adı')
    expect((await office('check', '--local')).out).not.toContain('okunmuyor')
  })
})
