/** Lighthouse 13, mobile, median of five, against the same page without its scripts: what hydration and liveness cost a visitor. */
import { createServer, type ServerResponse } from 'node:http'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { findChromium } from '../scripts/chromium.ts'
import { listen } from './listening.ts'
import { median } from './sample.ts'
import { startSite } from './site.ts'
import { figure, judge } from './verdict.ts'

const RUNS = 5
const PORT = 4290
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const site = await startSite()
const still = createServer((request, response) => void answerWithoutScripts(request.url ?? '/', response))
const stillUrl = await listen(still)
const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: ['--no-sandbox', `--remote-debugging-port=${PORT}`],
})
// Chromium ends with its last page, and Lighthouse closes its own.
await browser.newPage()
for (const path of ['/', '/rates']) {
  const ours: Figures[] = []
  const base: Figures[] = []
  for (let run = 0; run < RUNS; run++) {
    ours.push(await figuresOf(`${site.url}${path}`))
    base.push(await figuresOf(`${stillUrl}${path}`))
  }
  const of = (name: keyof Figures): number => median(ours.map((run) => run[name]))
  const baseOf = (name: keyof Figures): string => `${figure(median(base.map((run) => run[name])))} without scripts`
  judge({ title: `${path} performance`, value: of('performance'), atLeast: 0.99, detail: baseOf('performance') })
  for (const category of CATEGORIES.slice(1)) judge({ title: `${path} ${category}`, value: of(category), atLeast: 1 })
  judge({ title: `${path} LCP`, value: of('lcp') / 1000, unit: ' s', atMost: 1.6, detail: `${baseOf('lcp')}, ms` })
  judge({ title: `${path} TBT`, value: of('tbt'), unit: ' ms', atMost: 80, detail: baseOf('tbt') })
  judge({ title: `${path} CLS`, value: of('cls'), atMost: 0 })
}
await browser.close()
still.close()
await site.stop()

type Figures = Record<(typeof CATEGORIES)[number] | 'lcp' | 'tbt' | 'cls', number>

async function figuresOf(url: string): Promise<Figures> {
  const result = await lighthouse(url, { port: PORT, output: 'json', logLevel: 'error' })
  if (result === undefined) throw new Error('Lighthouse told nothing')
  const { categories, audits } = result.lhr
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

async function answerWithoutScripts(path: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(site.url + path)
  const type = answer.headers.get('content-type') ?? ''
  const body = Buffer.from(await answer.arrayBuffer())
  const page = type.startsWith('text/html')
  const sent = page
    ? body.toString().replaceAll(/<script(?! type="application)[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, '')
    : body
  response.writeHead(answer.status, {
    'content-type': type,
    'cache-control': answer.headers.get('cache-control') ?? '',
  })
  response.end(sent)
}
