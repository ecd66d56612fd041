import { chmod, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runTool, type ToolAnswer } from '../../src/server/cli/run.ts'
import { type RunningSite, startSite } from '../../src/server/main.ts'
import { pricing } from '../../src/server/office/edits.ts'
import type { PageBuild } from '../../src/server/pages/page-build.ts'
import { openPageCache } from '../../src/server/pages/page-cache.ts'
import { systemClock } from '../../src/server/runtime/clock.ts'
import { readSettings, type Settings } from '../../src/server/runtime/settings.ts'
import { type FakeCentralBank, startFakeCentralBank } from '../fakes/central-bank.ts'
import { priceBody } from '../fakes/price-body.ts'
import { type FakeProvider, startFakeProvider } from '../fakes/provider.ts'
import { HALTED, heard } from './heard.ts'

/** Pages that say nothing: these tests read the feed. */
const plainBuild: PageBuild = {
  mode: 'production',
  builds: () => Promise.resolve(null),
  openPages: (options) =>
    openPageCache({
      ...options,
      manifest: {},
      render: () => ({ status: 200, html: '' }),
    }),
  serveFiles: () => Promise.resolve(),
  servePanelFiles: () => Promise.resolve(),
  drawPanel: () => Promise.resolve(''),
}

const BROKEN = 'kurum: [\n'

let folder: string
let officeFile: string
let sample: string
let provider: FakeProvider
let bank: FakeCentralBank
let site: RunningSite
let environment: Record<string, string>

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'office-commands-'))
  officeFile = join(folder, 'office.yaml')
  sample = await readFile('office/office.yaml', 'utf8')
  await writeFile(officeFile, sample)
  provider = await startFakeProvider()
  bank = await startFakeCentralBank()
  environment = {
    HOST: '127.0.0.1',
    PORT: '0',
    ADMIN_PORT: '0',
    PANEL_PORT: '0',
    DATA_DIR: folder,
    OFFICE_FILE: officeFile,
    RATE_SOCKET_URL: provider.url,
    TCMB_URL: bank.url,
  }
  await start()
})

afterEach(async () => {
  await site[Symbol.asyncDispose]()
  await provider.stop()
  await bank.stop()
  await rm(folder, { recursive: true })
})

function settings(): Settings {
  const read = readSettings({ process: environment })
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value
}

async function start(): Promise<void> {
  site = await startSite({ ...settings(), admin: { host: '127.0.0.1', port: 0 } }, () => Promise.resolve(plainBuild))
  environment = { ...environment, ADMIN_PORT: new URL(site.adminUrl).port }
  await provider.connections.reached(1)
  provider.send(priceBody(Date.now(), { USDTRY: ['47.2000', '47.4000'], SARTRY: ['12.5000', '12.7000'] }))
  await expect.poll(fed).toContain('47.4')
}

/** What commands show prices from is written every two seconds. */
async function recorded(): Promise<void> {
  await expect.poll(async () => (await office('halt', 'hepsi')).out).toMatch(/USD: .*SAR: /s)
}

async function fed(): Promise<string> {
  return (await fetch(`${site.url}/api/feed?dil_kodu=tr`)).text()
}

function office(...args: string[]): Promise<ToolAnswer> {
  const caller = { folder, piped: () => Promise.resolve(Buffer.from(sample)) }
  const person = { by: 'ayse', ask: null }
  return runTool(args, { settings: () => readSettings({ process: environment }), clock: systemClock, caller, person })
}

async function ready(): Promise<string> {
  return (await fetch(`${site.adminUrl}/readyz`)).text()
}

describe('a halt', () => {
  test('comes into the file, is on the site when the command ends, and says whose it is', async () => {
    await recorded()
    const { exit, out } = await heard(() => office('halt', 'sar', '--yes'))
    expect(out).toMatch(/SAR: alış 12,5000 \/ satış 12,7000 → Gişeye sorunuz/)
    expect(out).toMatch(HALTED)
    expect(exit).toBe(0)
    expect(await fed()).not.toContain('SARTRY')
    expect(await readFile(officeFile, 'utf8')).toBe(sample.replace('\n  durdurulan: yok', '\n  durdurulan: [SAR]'))
    expect(await ready()).toMatch(/"halts":\[\{"code":"SAR","since":\d+,"by":"ayse","via":"command"\}\]/)

    expect((await heard(() => office('resume', 'SAR', '--yes'))).exit).toBe(0)
    await expect.poll(fed).toContain('SARTRY')
    expect(await readFile(officeFile, 'utf8')).toBe(sample)
  })

  test('works while the file is broken, and over a restart; until it is taken back', async () => {
    await writeFile(officeFile, BROKEN)
    await expect.poll(ready).toMatch(/"mistakes":\["satır/)
    const { exit, out } = await heard(() => office('halt', 'hepsi', '--yes'))
    expect(exit).toBe(0)
    expect(await fed()).not.toContain('47.4')
    expect(out).toMatch(/geçersiz; ona dokunulmadı:\n {2}satır .*\n.*office.* resume/)
    expect(await readFile(officeFile, 'utf8')).toBe(BROKEN)

    await site[Symbol.asyncDispose]()
    site = await startSite({ ...settings(), admin: { host: '127.0.0.1', port: 0 } }, () => Promise.resolve(plainBuild))
    environment = { ...environment, ADMIN_PORT: new URL(site.adminUrl).port }
    expect(await fed()).not.toContain('47.4')

    await writeFile(officeFile, sample)
    expect((await heard(() => office('resume', 'hepsi', '--yes'))).exit).toBe(0)
    await expect.poll(fed).toContain('47.4')
  })

  test('that nobody can read halts everything', async () => {
    await writeFile(join(folder, 'halted.json'), '[{"code":"SA')
    await expect.poll(fed).not.toContain('47.4')
    await rm(join(folder, 'halted.json'))
    await expect.poll(fed).toContain('47.4')
  })

  test('holds when the site was off', async () => {
    await site[Symbol.asyncDispose]()
    const { exit, out } = await office('halt', 'USD', '--yes')
    expect(exit).toBe(0)
    expect(out).toContain('açıldığında durdurulmuş olur')
    site = await startSite({ ...settings(), admin: { host: '127.0.0.1', port: 0 } }, () => Promise.resolve(plainBuild))
    expect(await fed()).not.toContain('47.4')
  })
})

describe('a change', () => {
  test('is shown with its prices and asked for; without an answer nothing is changed', async () => {
    await recorded()
    const { exit, out } = await office('margin', 'usd', '--buy', '-0,05', '--sell', '0,05')
    expect(exit).toBe(2)
    expect(out).toContain('USD alış payı 0 → -0,05')
    expect(out).toContain('USD: alış 47,2000 / satış 47,4000 → alış 47,1500 / satış 47,4500')
    expect(await readFile(officeFile, 'utf8')).toBe(sample)
  })

  test('is on the site when the command ends, and is a version with its author', async () => {
    const { exit, out } = await office('margin', 'usd', '--buy', '-0,05', '--yes')
    expect(exit).toBe(0)
    expect(out).toMatch(/Sitede \(2\. sürüm\)\.\n$/)
    expect(await fed()).toContain('47.1500')
    expect((await office('versions')).out).toMatch(/^2 .* ayse +USD alış payı 0 → -0,05$/m)
  })

  test('that would make a price wrong is refused before it is written', async () => {
    await recorded()
    const { exit, out } = await office('margin', 'usd', '--sell', '5', '--yes')
    expect(exit).toBe(1)
    expect(out).toMatch(/satış 47,4000 → 52,4000; pay fiyatı en çok %2/)
    expect(await readFile(officeFile, 'utf8')).toBe(sample)
  })

  test('that waits in the file since its signs are swapped is on the site when its publishing ends', async () => {
    await writeFile(officeFile, pricing('USD', { buy: '0,05' })(sample))
    await expect.poll(ready).toContain('onay bekliyor')
    expect(await fed()).toContain('47.2')
    const { exit, out } = await office('publish', officeFile, '--yes', '--unusual')
    expect(out).toMatch(/OLAĞAN DIŞI:[^]*Sitede \(2\. sürüm\)\.\n$/)
    expect(exit).toBe(0)
    expect(await fed()).toContain('47.2500')
  })

  test('keeps the mode of the file, and its place behind a link', async () => {
    const real = join(folder, 'gercek.yaml')
    await writeFile(real, sample)
    await chmod(real, 0o664)
    await rm(officeFile)
    await symlink('gercek.yaml', officeFile)
    expect((await office('hours', 'salı', '9.00 – 17.00', '--yes')).exit).toBe(0)
    expect(await readFile(real, 'utf8')).toContain('sali: 09:00-17:00')
    expect((await stat(real)).mode & 0o777).toBe(0o664)
  })

  test('of two at once, both are there in the end, or one is told that it was too late', async () => {
    const [one, other] = await Promise.all([
      office('hours', 'sali', '09:00-17:00', '--yes'),
      office('hours', 'pazar', '10:00-13:00', '--yes'),
    ])
    const text = await readFile(officeFile, 'utf8')
    expect(text.includes('sali: 09:00-17:00')).toBe(!one.out.includes('hiçbir şey yazılmadı'))
    expect(text.includes('pazar: 10:00-13:00')).toBe(!other.out.includes('hiçbir şey yazılmadı'))
  })

  test('of the notice is on the site with its end, and an end that has passed is no command', async () => {
    const end = Date.now() + 5 * 60_000
    const wall = new Date(end + 3 * 3_600_000).toISOString()
    const until = `${wall.slice(0, 10)} ${wall.slice(11, 16)}`
    expect((await office('note', 'Bugün 15.00’te kapanıyoruz.', '--until', until, '--yes')).exit).toBe(0)
    expect(await fed()).toContain(`"text":"Bugün 15.00’te kapanıyoruz.","until":{"day":"${wall.slice(0, 10)}"`)
    expect((await office('note', 'Bugün', '--until', '2026-01-01 09.00', '--yes')).exit).toBe(2)
    expect((await office('note', 'sil', '--yes')).out).toContain('duyuru kaldırıldı')
    expect(await readFile(officeFile, 'utf8')).toBe(sample)
  })

  test('can be undone, and the undoing undone; an edit by hand is a version, too', async () => {
    await office('special-day', '2027-01-02', 'kapali', 'Köprü günü', '--yes')
    const withDay = await readFile(officeFile, 'utf8')
    expect(withDay).toContain('ad: Köprü günü')
    const undone = await office('undo', '--yes')
    expect(undone.out).toContain('2027-01-02 özel günü silindi')
    expect(await readFile(officeFile, 'utf8')).toBe(sample)
    expect((await office('undo', '--yes')).exit).toBe(0)
    expect(await readFile(officeFile, 'utf8')).toBe(withDay)

    await writeFile(officeFile, withDay.replace('kisa_ad: ANGÜN', 'kisa_ad: YENİ'))
    await expect
      .poll(async () => (await office('versions')).out)
      .toMatch(/^5 .* dosya.* kurumun kısa adı: ANGÜN → YENİ$/m)
    await writeFile(officeFile, BROKEN)
    await expect.poll(ready).toMatch(/"mistakes":\["satır/)
    expect((await office('undo', '--yes')).exit).toBe(0)
    expect(await readFile(officeFile, 'utf8')).toContain('kisa_ad: YENİ')
    expect((await office('undo', '1', '--yes')).exit).toBe(0)
    expect(await readFile(officeFile, 'utf8')).toBe(sample)
  })

  test('is brought as a whole file, by name or through a pipe', async () => {
    await writeFile(join(folder, 'yeni.yaml'), sample.replace('pazar: kapalı', 'pazar: 10:00-13:00'))
    expect((await office('diff', 'yeni.yaml')).out).toBe('  Pazar kapalı → 10.00-13.00\n')
    expect((await office('publish', 'yeni.yaml', '--yes')).exit).toBe(0)
    expect((await office('publish', '-', '--yes')).exit).toBe(0)
    expect(await readFile(officeFile, 'utf8')).toBe(sample)
    expect(await office('publish', '-', '--yes')).toMatchObject({ exit: 0, out: 'Zaten böyle; değişen bir şey yok.\n' })
  })
})
