import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { INSTRUMENT_IDS } from '#domain/instrument.ts'
import { runningClock } from '../../../test/fakes/running-clock.ts'
import type { Postgres } from '../../../test/postgres/server.ts'
import { describePostgres, sharedPostgres } from '../../../test/postgres/suite.ts'
import { readSettings } from '../runtime/settings.ts'
import { openStore } from '../store/open-store.ts'
import { runTool } from './run.ts'

describePostgres('a halt, where the office’s text lies in a database', () => {
  let folder: string

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'halt-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  /** Empty, but for its tables. */
  async function madeDatabase(server: Postgres): Promise<string> {
    const name = await server.createDatabase()
    await (await openStore({ kind: 'database', holds: 'office', address: server.address(name) }))[Symbol.asyncDispose]()
    return name
  }

  function haltAll(url: string): ReturnType<typeof runTool> {
    const given = { RATE_FEED_URL: 'http://127.0.0.1:1/', DATABASE_URL: url, DATA_DIR: folder, ADMIN_PORT: '1' }
    return runTool(['halt', 'hepsi', '--yes'], {
      settings: () => readSettings({ process: given }),
      clock: runningClock(),
    })
  }

  test('that can’t be read is in the list of this machine, and the command says what it could do and what not', async () => {
    const server = await sharedPostgres()
    const name = await madeDatabase(server)
    // As a server that has no connection left by the second question.
    await server.run(
      `CREATE FUNCTION office.refuse_halt() RETURNS trigger LANGUAGE plpgsql
         AS $$ BEGIN RAISE EXCEPTION 'too many clients' USING ERRCODE = '53300'; END $$;
       CREATE TRIGGER refused BEFORE INSERT ON office.halts EXECUTE FUNCTION office.refuse_halt();
       ALTER TABLE office.office_versions RENAME TO kept_versions;
       CREATE FUNCTION office.refuse() RETURNS SETOF office.kept_versions LANGUAGE plpgsql
         AS $$ BEGIN RAISE EXCEPTION 'too many clients' USING ERRCODE = '53300'; END $$;
       CREATE VIEW office.office_versions AS SELECT * FROM office.refuse()`,
      name,
    )
    const { exit, out } = await haltAll(server.url(name))
    expect(await readFile(join(folder, 'halted.json'), 'utf8')).toContain('"USD"')
    expect(out).toContain('Kurum dosyasına yazılamadı:\n  bağlantıların hepsi dolu')
    // Prices are on the site still, at all that serve.
    expect(out).toContain(
      'Buradaki kopya yanıt vermiyor (http://127.0.0.1:1); açıldığında durdurulmuş olur. Öteki kopyalar bunu duymadı: veritabanına ulaşılamıyor.',
    )
    expect(exit).toBe(1)
  })

  test('that nobody finds sound is in the list of the database, which all replicas read', async () => {
    const server = await sharedPostgres()
    const name = await madeDatabase(server)
    const { exit, out } = await haltAll(server.url(name))
    const listed = await server.run('SELECT code FROM office.halts', name)
    expect(listed).toHaveLength(INSTRUMENT_IDS.length)
    expect(out).toContain('Kurum dosyası şu anda geçersiz; ona dokunulmadı:')
    expect(out).toContain('Sitenin kopyaları iki saniye içinde alır; buradaki yanıt vermiyor (http://127.0.0.1:1).')
    expect(exit).toBe(0)
  })
})
