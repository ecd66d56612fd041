import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type RunningSite, startSite } from '../../src/server/main.ts'
import type { PageBuild } from '../../src/server/pages/page-build.ts'
import { openPageCache } from '../../src/server/pages/page-cache.ts'
import { needsAt } from '../../src/server/pages/page-state.ts'
import { readSettings, type Settings } from '../../src/server/runtime/settings.ts'
import { type FakeCentralBank, startFakeCentralBank } from '../fakes/central-bank.ts'
import { type FakeProvider, startFakeProvider } from '../fakes/provider.ts'

/** Pages that say the one thing that this test reads: who the office is. */
const plainBuild: PageBuild = {
  mode: 'production',
  openPages: (options) =>
    openPageCache({
      ...options,
      manifest: {},
      render: (_, { office }) => ({ status: 200, html: `<p>${office.name}</p>` }),
    }),
  serveFiles: () => Promise.resolve(),
  servePanelFiles: () => Promise.resolve(),
  drawPanel: () => Promise.resolve(''),
  builds: () => Promise.resolve(null),
}

const VISITORS = 20

let folder: string
let officeFile: string
let sample: string
let provider: FakeProvider
let bank: FakeCentralBank
let site: RunningSite

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'office-edit-'))
  officeFile = join(folder, 'office.yaml')
  sample = await readFile('office/office.yaml', 'utf8')
  await writeFile(officeFile, sample)
  provider = await startFakeProvider()
  bank = await startFakeCentralBank()
  site = await startSite(settings(), () => Promise.resolve(plainBuild))
  await provider.connections.reached(1)
  provider.send({ data: { USDTRY: { alis: '47.2330', satis: '47.4770' }, EURTRY: { alis: '54.1', satis: '54.4' } } })
})

afterEach(async () => {
  await site[Symbol.asyncDispose]()
  await provider.stop()
  await bank.stop()
  await rm(folder, { recursive: true })
})

function settings(): Settings {
  const environment = {
    HOST: '127.0.0.1',
    PORT: '0',
    ADMIN_PORT: '0',
    PANEL_PORT: '0',
    DATA_DIR: folder,
    OFFICE_FILE: officeFile,
    RATE_SOCKET_URL: provider.url,
    TCMB_URL: bank.url,
  }
  const read = readSettings({ process: environment })
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value
}

async function fed(): Promise<string> {
  return (await fetch(`${site.url}/api/feed?dil_kodu=tr`)).text()
}

describe('an edit of the office file while visitors read', () => {
  test('broken ones change nothing and disturb nobody; a good one is there by itself', { tags: ['core'] }, async () => {
    await expect.poll(fed).toContain('47.2330')

    const enough = new AbortController()
    const answers: { status: number; words: string }[] = []
    const visitor = async (): Promise<void> => {
      while (!enough.signal.aborted) {
        const answer = await fetch(`${site.url}/contact`)
        answers.push({ status: answer.status, words: await answer.text() })
      }
    }
    const visitors = Array.from({ length: VISITORS }, visitor)

    for (const broken of ['pazar: tatil', 'pazar: [', '\tpazar: kapalı', 'pazarr: kapalı']) {
      await writeFile(officeFile, sample.replace('pazar: kapalı', broken).replace('ad: ANGÜN', 'ad: BOZUK'))
      const [written, answered] = [Date.now(), answers.length]
      // The visitors read on for longer than the two looks that an edit needs.
      await expect.poll(() => Date.now() - written, { interval: 100 }).toBeGreaterThan(2500)
      await expect.poll(() => answers.length).toBeGreaterThan(answered)
    }
    expect(await fed()).toContain('47.2330')

    const good = sample
      .replace('ad: ANGÜN Döviz ve Altın', 'ad: YENİ AD')
      .replace('\n  durdurulan: yok', '\n  durdurulan: [USD]')
    await writeFile(officeFile, good)
    await expect.poll(fed, { interval: 100 }).not.toContain('USDTRY')
    await expect.poll(() => answers.at(-1)?.words, { interval: 100 }).toContain('YENİ AD')
    expect(await fed()).toContain('EURTRY')

    await expect.poll(() => answers.length).toBeGreaterThan(VISITORS * 10)
    enough.abort()
    await Promise.all(visitors)
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    expect(answers.filter(({ words }) => words.includes('BOZUK'))).toEqual([])
  })
})

test('an edit that is taken up while the site starts is on its pages', async () => {
  await site[Symbol.asyncDispose]()
  const edited: PageBuild = {
    ...plainBuild,
    async openPages(options) {
      const pages = await plainBuild.openPages(options)
      await writeFile(officeFile, sample.replace('ad: ANGÜN Döviz ve Altın', 'ad: YENİ AD'))
      const named = (): string => options.state(needsAt('/about'), Date.now()).office.name
      await expect.poll(named).toBe('YENİ AD')
      return pages
    },
  }
  site = await startSite(settings(), () => Promise.resolve(edited))
  const about = async (): Promise<string> => (await fetch(`${site.url}/about`)).text()
  await expect.poll(about).toContain('YENİ AD')
})
