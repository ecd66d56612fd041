import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runTool, type ToolAnswer } from '../../src/server/cli/run.ts'
import { type RunningSite, startSite } from '../../src/server/main.ts'
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
