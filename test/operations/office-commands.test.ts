import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ToolAnswer } from '../../src/server/cli/run.ts'
import { type RunningSite, startSite } from '../../src/server/main.ts'
import type { PageBuild } from '../../src/server/pages/page-build.ts'
import { openPageCache } from '../../src/server/pages/page-cache.ts'
import { type FakeCentralBank, startFakeCentralBank } from '../fakes/central-bank.ts'
import { SAMPLE_OFFICE } from '../fakes/imported-office.ts'
import { priceBody } from '../fakes/price-body.ts'
import { type FakeProvider, startFakeProvider } from '../fakes/provider.ts'
import { runOffice } from '../fakes/run-office.ts'
import { temporaryFolder } from '../fakes/temporary-folder.ts'
import { validSettings } from '../fakes/valid-settings.ts'

/** The tests read only the feed, so the pages are empty. */
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
  panelAssets: () => Promise.resolve({ script: '', sheet: '', head: '' }),
}

let folder: string
let provider: FakeProvider
let bank: FakeCentralBank
let site: RunningSite
let environment: Record<string, string>

beforeEach(async () => {
  folder = temporaryFolder()
  await writeFile(join(folder, 'office.yaml'), SAMPLE_OFFICE)
  provider = await startFakeProvider()
  bank = await startFakeCentralBank()
  environment = {
    HOST: '127.0.0.1',
    PORT: '0',
    ADMIN_PORT: '0',
    PANEL_PORT: '0',
    DATA_DIR: join(folder, 'data'),
    OFFICE_FILE: join(folder, 'office.yaml'),
    RATE_SOCKET_URL: provider.url,
    TCMB_URL: bank.url,
  }
  await start()
  await provider.connections.reached(1)
  provider.send(priceBody(Date.now(), { USDTRY: ['47.2000', '47.4000'], SARTRY: ['12.5000', '12.7000'] }))
  await vi.waitUntil(async () => (await fed()).includes('47.4'), { timeout: 30_000 })
})

afterEach(async () => {
  await site[Symbol.asyncDispose]()
  await provider.stop()
  await bank.stop()
})

async function start(): Promise<void> {
  const settings = { ...validSettings(environment), admin: { host: '127.0.0.1', port: 0 } }
  site = await startSite(settings, () => Promise.resolve(plainBuild))
  environment = { ...environment, ADMIN_PORT: new URL(site.adminUrl).port }
}

async function fed(): Promise<string> {
  return (await fetch(`${site.url}/api/feed?dil_kodu=tr`)).text()
}

function office(...args: string[]): Promise<ToolAnswer> {
  return runOffice(environment, args, { folder })
}

async function imported(text: string): Promise<ToolAnswer> {
  await writeFile(join(folder, 'yeni.yaml'), text)
  return office('import', 'yeni.yaml', '--yes')
}

test('a halt by command takes effect before the command ends, names the person, and can be resumed', async () => {
  expect(await office('halt', 'sar', '--yes')).toEqual({ exit: 0, out: 'Siteden kaldırıldı.\n' })
  expect(await fed()).not.toContain('SARTRY')
  const ready = await (await fetch(`${site.adminUrl}/readyz`)).text()
  expect(ready).toMatch(/"halts":\[\{"code":"SAR","since":\d+,"by":"ayse","reason":null,"acts":\["[\w-]+"\]\}\]/)
  expect(await office('resume', 'SAR', '--yes')).toEqual({ exit: 0, out: 'Yeniden sitede.\n' })
  await expect.poll(fed).toContain('SARTRY')
})

test("the admin port rejects a halt without the token, which only the site's user can read", async () => {
  const body = JSON.stringify({ codes: ['SAR'], halted: true, by: null })
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${'0'.repeat(64)}` }
  const answer = await fetch(`${site.adminUrl}/halts`, { method: 'POST', headers, body })
  expect(answer.status).toBe(401)
  expect(await fed()).toContain('SARTRY')
  expect((await stat(join(folder, 'data', 'admin-token'))).mode & 0o777).toBe(0o600)
})

test('a halt remains after a restart, and a halt while the site is off takes effect at its start', async () => {
  await office('halt', 'SAR', '--yes')
  await site[Symbol.asyncDispose]()
  expect((await office('halt', 'USD', '--yes')).out).toContain('açıldığında durdurulmuş olur')
  await start()
  await provider.connections.reached(2)
  provider.send(priceBody(Date.now(), { USDTRY: ['47.2000', '47.4000'], EURTRY: ['54.1000', '54.4000'] }))
  await expect.poll(fed).toContain('54.4')
  expect(await fed()).not.toMatch(/USDTRY|SARTRY/)
})

// The time limit is tested in src/server/settings/open-settings.test.ts.
test('an import and its undo reach the running site', { tags: ['core'] }, async () => {
  const { exit, out } = await imported(SAMPLE_OFFICE.replace(/(USD:\n {6}alis: ).*/, '$1-0,05'))
  expect(out).toMatch(/USD: alış 47,2000 \/ satış 47,4000 → alış 47,1500 \/ satış 47,4000/)
  expect(exit).toBe(0)
  await expect.poll(fed).toContain('47.1500')
  expect((await office('undo', '--yes')).exit).toBe(0)
  await expect.poll(fed).toContain('47.2000')
})

test('an import that would make a price wrong is refused with both prices and changes nothing', async () => {
  const { exit, out } = await imported(SAMPLE_OFFICE.replace(/(USD:\n {6}alis: .*\n {6}satis: ).*/, '$15'))
  expect([exit, out]).toEqual([1, expect.stringMatching(/47,4000 yerine 52,4000 olurdu; .*en çok %2/)])
  expect(await fed()).toContain('47.4000')
})

test('a start uses the stored settings if the office file is broken', async () => {
  await site[Symbol.asyncDispose]()
  await writeFile(join(folder, 'office.yaml'), 'kurum: [')
  await start()
  expect((await office('check', '--local')).out).toContain('✓ Kurum ayarları')
})
