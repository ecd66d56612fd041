/**
 * Runs Lighthouse 13, mobile, median of five, and compares with the same page without scripts to show the costs of
 * hydration and live prices. Lighthouse is a separate package in `bench/lighthouse`, installed at the first run.
 */
import { execFile, execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import * as v from 'valibot'
import { type BuiltSite, startBuiltSite } from '../scripts/built-site.ts'
import { findChromium } from '../scripts/chromium.ts'
import { listenLocally } from '../test/fakes/listening.ts'
import { startGoldSite } from './gold-site.ts'
import { median } from './sample.ts'
import { figure, requireBar } from './verdict.ts'

const HOME = join(import.meta.dirname, 'lighthouse')
const CLI = join(HOME, 'node_modules/lighthouse/cli/index.js')
const RUNS = 5
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const run = promisify(execFile)
const report = v.object({
  categories: v.record(v.string(), v.object({ score: v.nullable(v.number()) })),
  audits: v.record(v.string(), v.object({ numericValue: v.optional(v.number()) })),
})

if (!existsSync(CLI)) execFileSync('npm', ['ci', '--include=dev'], { cwd: HOME, stdio: 'inherit' })
const office = await startBuiltSite()
for (const path of ['/', '/rates', '/rates/usd', '/hesapla']) await measure(office, path)
await office.stop()
const goldOffice = await startGoldSite({})
await measure(goldOffice, '/altin')
await goldOffice.stop()

async function measure(site: BuiltSite, path: string): Promise<void> {
  const stillServer = createServer((request, response) => {
    void answerWithoutScripts(`${site.url}${request.url ?? '/'}`, response)
  })
  const stillUrl = await listenLocally(stillServer)
  const ours: Figures[] = []
  const base: Figures[] = []
  for (let turn = 0; turn < RUNS; turn++) {
    ours.push(await figuresOf(`${site.url}${path}`))
    base.push(await figuresOf(`${stillUrl}${path}`))
  }
  stillServer.close()
  const of = (name: keyof Figures): number => median(ours.map((figures) => figures[name]))
  const baseOf = (name: keyof Figures): string =>
    `${figure(median(base.map((figures) => figures[name])))} without scripts`
  requireBar({ title: `${path} performance`, value: of('performance'), atLeast: 0.99, detail: baseOf('performance') })
  for (const category of CATEGORIES.slice(1))
    requireBar({ title: `${path} ${category}`, value: of(category), atLeast: 1 })
  requireBar({ title: `${path} LCP`, value: of('lcp') / 1000, unit: ' s', atMost: 1.3, detail: `${baseOf('lcp')}, ms` })
  requireBar({ title: `${path} TBT`, value: of('tbt'), unit: ' ms', atMost: 80, detail: baseOf('tbt') })
  // Table headings move by a pixel or two when the label font replaces the system font: 0.00005.
  requireBar({ title: `${path} CLS`, value: of('cls'), atMost: 0.0005 })
}

type Figures = Record<(typeof CATEGORIES)[number] | 'lcp' | 'tbt' | 'cls', number>

/** Retries, because Lighthouse sometimes misses the navigation on a busy machine. */
async function figuresOf(url: string, tries = 3): Promise<Figures> {
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage'
  const { stdout } = await run(process.execPath, [CLI, url, '--output=json', '--quiet', flags], {
    env: { ...process.env, CHROME_PATH: findChromium() },
    maxBuffer: 64 * 1024 * 1024,
  }).catch((error: unknown) => {
    if (tries > 1) return { stdout: null }
    throw error
  })
  if (stdout === null) return figuresOf(url, tries - 1)
  const { categories, audits } = v.parse(report, JSON.parse(stdout))
  const score = (name: string): number => categories[name]?.score ?? 0
  const value = (name: string): number => audits[name]?.numericValue ?? Infinity
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  }
}

/** Forwards compressed files of the site, and removes everything that loads a script from pages. */
async function answerWithoutScripts(url: string, response: ServerResponse): Promise<void> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject)
  })
  const sent = await buffer(answer)
  const { 'content-length': _length, ...headers } = answer.headers
  response.writeHead(answer.statusCode ?? 500, headers)
  if (answer.headers['content-type']?.startsWith('text/html') !== true) return void response.end(sent)
  const page = brotliDecompressSync(sent).toString()
  const still = page.replaceAll(/<script(?! type="application)[^>]*><\/script>/g, '')
  response.end(brotliCompressSync(still))
}
