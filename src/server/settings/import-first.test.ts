import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { SAMPLE_OFFICE } from '../../../test/fakes/imported-office.ts'
import { addDamagedVersion, addOtherVersion } from '../../../test/fakes/other-release.ts'
import { recordedLog } from '../../../test/fakes/recorded-log.ts'
import { validSettings } from '../../../test/fakes/valid-settings.ts'
import { openSqlite } from '../store/sqlite/sqlite-store.ts'
import type { Store } from '../store/store.ts'
import { importFirst } from './import-first.ts'

let folder: string
let officeFile: string
let store: Store

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-first-'))
  officeFile = join(folder, 'office.yaml')
  await writeFile(officeFile, SAMPLE_OFFICE)
  store = await openSqlite(join(folder, 'demo.sqlite'), { thread: "caller's" })
})
afterEach(async () => {
  await store[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

/** Returns the log lines of a start. */
async function start(market: Parameters<typeof importFirst>[0]['settings']['market'] = { kind: 'demo' }) {
  const { log, lines } = recordedLog()
  await importFirst({ store, settings: { officeFile, market }, clock: fakeClock(5), log })
  return lines
}

describe('the first start', () => {
  test('the first start makes version 1 from the office file and adds its halts', async () => {
    await writeFile(officeFile, SAMPLE_OFFICE.replace('\n  durdurulan: yok', '\n  durdurulan: [JPY]'))
    await start()
    expect(await store.settingsVersions(9)).toMatchObject([{ number: 1, at: 5, via: 'import', patch: [] }])
    expect((await store.halts()).map(({ code }) => code)).toEqual(['JPY'])
  })

  test('the first start refuses a broken office file with the line and field of each mistake', async () => {
    await writeFile(officeFile, SAMPLE_OFFICE.replace('pazar: kapalı', 'pazar: tatil').replace('  il: İ', '  ill: İ'))
    await expect(start()).rejects.toMatchObject({
      lines: [
        expect.stringMatching(/office\.yaml, satır \d+, iletisim\.adres\.ill: bilinmeyen alan/),
        expect.stringMatching(/office\.yaml, satır \d+, calisma_saatleri\.hafta\.pazar: /),
      ],
    })
    await rm(officeFile)
    await expect(start()).rejects.toThrow('Kurum dosyası okunamadı')
    expect(await store.settingsVersions(9)).toEqual([])
  })

  test('the first start refuses the sample office file with real prices', async () => {
    const { market } = validSettings({ RATE_SOCKET_URL: 'https://kur.saglayici.com' })
    await expect(start(market)).rejects.toThrow('örnek bilgiler')
  })

  test('simultaneous first starts import the office file once', async () => {
    await Promise.all([start(), start(), start()])
    expect(await store.settingsVersions(9)).toHaveLength(1)
  })
})

describe('a later start', () => {
  beforeEach(async () => {
    await start()
  })

  test('a later start logs nothing if the office file is unchanged or missing', async () => {
    await writeFile(officeFile, `# mine\n${SAMPLE_OFFICE}`)
    expect(await start()).toEqual([])
    await rm(officeFile)
    expect(await start()).toEqual([])
  })

  test('a later start logs nothing if another release stored more than the file has', async () => {
    const { stored, document } = (await store.settingsDocument()) ?? {}
    const margins = { ...document?.margins, CEYREK_YENI: { sell: { kind: 'steps' } } }
    await addOtherVersion(store, { after: 1, document: { ...stored, later: 1, margins }, via: 'import' })
    expect(await start()).toEqual([])
  })

  test('a later start succeeds if the last import is damaged', async () => {
    const { stored = {} } = (await store.settingsDocument()) ?? {}
    const file = join(folder, 'demo.sqlite')
    addDamagedVersion(file, 1, 'import')
    await addOtherVersion(store, { after: 2, document: stored, via: 'restore' })
    expect(await start()).toEqual([])
  })

  test.each([
    ['differs', SAMPLE_OFFICE.replace('kisa_ad: ANGÜN', 'kisa_ad: YENİ'), 'differs from the last import'],
    ['is broken', 'kurum: [', 'has mistakes'],
  ])('a later start logs the import command if the office file %s', async (_, text, words) => {
    await writeFile(officeFile, text)
    const [line, ...others] = await start()
    expect(JSON.stringify(line)).toContain(words)
    expect(JSON.stringify(line)).toContain(`npm run office -- import ${officeFile}`)
    expect(others).toEqual([])
    expect((await store.settingsDocument())?.document.shortName).toBe('ANGÜN')
  })
})
