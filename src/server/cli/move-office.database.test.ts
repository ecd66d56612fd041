import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { silentLog } from '../../../test/fakes/recorded-log.ts'
import type { Postgres } from '../../../test/postgres/server.ts'
import { describePostgres, sharedPostgres } from '../../../test/postgres/suite.ts'
import { haltFile } from '../office/halt-list.ts'
import { openOffice } from '../office/open-office.ts'
import { readSettings } from '../runtime/settings.ts'
import { openStore } from '../store/open-store.ts'
import { runTool, type ToolAnswer } from './run.ts'

const NOW = Date.parse('2026-11-23T10:00:00+03:00')

describePostgres('a move from one database to another, of the office’s text and its halts', () => {
  let folder: string
  let officeFile: string
  let sample: string
  let server: Postgres
  let url: string

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'move-office-'))
    await mkdir(join(folder, 'data'))
    officeFile = join(folder, 'office.yaml')
    sample = await readFile('office/office.yaml', 'utf8')
    await writeFile(officeFile, sample)
    server = await sharedPostgres()
    url = server.url(await server.createDatabase())
  })
  afterEach(() => rm(folder, { recursive: true }))

  const given = (more: Record<string, string>): Record<string, string> => ({
    RATE_FEED_URL: 'http://127.0.0.1:1/',
    OFFICE_FILE: officeFile,
    DATA_DIR: join(folder, 'data'),
    ADMIN_PORT: '1',
    ...more,
  })

  function office(more: Record<string, string>, ...args: string[]): Promise<ToolAnswer> {
    return runTool(args, { settings: () => readSettings({ process: given(more) }), clock: fakeClock(NOW) })
  }

  /** What a site that starts there shows: its name, and what it halts. */
  async function started(more: Record<string, string>): Promise<unknown> {
    const settings = readSettings({ process: given(more) })
    if (!settings.ok) throw new Error(JSON.stringify(settings.error))
    await using store = await openStore(settings.value.store)
    await using source = await openOffice(settings.value, store, { clock: fakeClock(NOW), log: silentLog })
    await source.examineBy(() => [])
    const { facts, pricing } = source.current()
    return [facts.shortName, [...pricing.halted].toSorted()]
  }

  const there = (): Record<string, string> => ({ DATABASE_URL: url })
  const named = (name: string): string => sample.replace('kisa_ad: ANGÜN', `kisa_ad: ${name}`)
  const back = (): string => join(folder, 'data', 'office.sqlite')

  async function publish(text: string): Promise<void> {
    const file = join(folder, 'new.yaml')
    await writeFile(file, text)
    expect((await office(there(), 'import', file, '--yes')).exit).toBe(0)
  }

  test('to PostgreSQL brings an edit that no site has taken up yet, and the list beside the file', async () => {
    expect(await started({})).toEqual(['ANGÜN', []])
    await writeFile(officeFile, named('YENİ'))
    await haltFile(join(folder, 'data')).add(['SAR'], NOW, 'ayse')
    expect((await office({}, 'move', '--to', url)).exit).toBe(0)
    expect((await office({}, 'move', '--to', url)).out).toContain('Daha önce taşınmış')
    expect(await started({ ...there(), DATA_DIR: join(folder, 'other') })).toEqual(['YENİ', ['SAR']])
  })

  test('back again brings the newest text into the office file, so that no halted price returns', async () => {
    expect(await started(there())).toEqual(['ANGÜN', []])
    await publish(named('YENİ').replace('\n  durdurulan: yok', '\n  durdurulan: [EUR]'))
    const address = server.address(new URL(url).pathname.slice(1))
    await using store = await openStore({ kind: 'database', holds: 'office', address })
    await store.addHalts([{ code: 'USD', since: NOW, by: 'ayse', reason: null }])
    await store[Symbol.asyncDispose]()
    const { out, exit } = await office(there(), 'move', '--to', back())
    expect(out).toContain(`Kurum dosyasına son metin yazıldı (2. sürüm): ${officeFile}`)
    expect(exit).toBe(0)
    expect(await started({})).toEqual(['YENİ', ['EUR', 'USD']])
    // The text is a version twice now; one step back is one step all the same.
    const { out: undone } = await office({}, 'undo', '--yes')
    expect(undone).toContain('kurumun kısa adı: YENİ → ANGÜN')
    expect(undone).toContain('Durdurmalar bundan etkilenmez: EUR durdurulmuş kalır.')
  })

  test('back again leaves an edit alone that nobody published; the site does not start with it', async () => {
    expect(await started(there())).toEqual(['ANGÜN', []])
    await publish(sample.replace('\n  durdurulan: yok', '\n  durdurulan: [EUR]'))
    await writeFile(officeFile, named('ELLE'))
    expect((await office(there(), 'move', '--to', back())).out).toContain('Kurum dosyasına dokunulmadı')
    expect(await readFile(officeFile, 'utf8')).toBe(named('ELLE'))
    await expect(started({})).rejects.toThrow('veritabanından taşınan son metin değil')
    expect((await office({}, 'undo', '2', '--yes')).exit).toBe(0)
    expect(await started({})).toEqual(['ANGÜN', ['EUR']])
    await writeFile(officeFile, named('ELLE'))
    expect(await started({})).toEqual(['ELLE', []])
  })
})
