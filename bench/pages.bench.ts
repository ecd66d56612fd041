/**
 * Measures the throughput of `/` in one process over 64 connections while the board changes, compared with bare
 * `node:http` sending the same bytes, and with React rendering each request.
 */
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import * as v from 'valibot'
import { PAGE_STATE_ID } from '#contract/page-state.ts'
import { startBuiltSite } from '../scripts/built-site.ts'
import { Child } from './child.ts'
import { cpuOf } from './process-figures.ts'
import { alternate, median } from './sample.ts'
import { figure, requireBar } from './verdict.ts'

const ROUNDS = 20
const SECONDS = 1
const ACCEPT = { 'accept-encoding': 'br' }

interface Contestant {
  readonly url: string
  readonly pid: number
  readonly perSecond: number[]
  readonly cpuPerRequest: number[]
}

const site = await startBuiltSite()
const page = await fetchPage(`${site.url}/`)
const html = brotliDecompressSync(page.body).toString()
const state: unknown = JSON.parse(new RegExp(`id="${PAGE_STATE_ID}">(.*?)</script>`).exec(html)?.[1] ?? 'null')
const bare = await Child.start('bare-server.child.ts')
const rendering = await Child.start('rendering-server.child.ts')
const client = await Child.start('page-load.child.ts')
const contestants = {
  site: contestant(site.url, site.pid),
  bare: contestant(await bare.ask({ headers: page.headers, body: page.body.toString('base64') }), bare.pid),
  rendering: contestant(await rendering.ask({ state }), rendering.pid),
}
for (const each of Object.values(contestants)) await load(each, 1)
for (const each of Object.values(contestants)) each.perSecond.length = each.cpuPerRequest.length = 0
await alternate(
  ROUNDS,
  Object.values(contestants).map((each) => () => load(each, SECONDS)),
)

const speed = (each: Contestant): number => median(each.perSecond)
const cost = (each: Contestant): number => median(each.cpuPerRequest)
const rates = Object.entries(contestants)
  .map(([name, each]) => `${name} ${figure(speed(each))}/s, ${figure(1000 * cost(each))} µs CPU`)
  .join('; ')
requireBar({
  title: 'page throughput, relative to bare node:http',
  value: speed(contestants.site) / speed(contestants.bare),
  atLeast: 0.85,
  detail: rates,
})
requireBar({
  title: 'page throughput by CPU per request, changing board included',
  value: cost(contestants.bare) / cost(contestants.site),
  atLeast: 0.85,
})
requireBar({
  title: 'page throughput, as a multiple of React per request',
  value: speed(contestants.site) / speed(contestants.rendering),
  atLeast: 30,
})
bare.stop()
rendering.stop()
client.stop()
await site.stop()

function contestant(url: unknown, pid: number): Contestant {
  return { url: `${String(url)}/`, pid, perSecond: [], cpuPerRequest: [] }
}

async function load({ url, pid, perSecond, cpuPerRequest }: Contestant, seconds: number): Promise<void> {
  const before = cpuOf(pid)
  const answered = v.parse(v.number(), await client.ask({ url, connections: 64, seconds }))
  perSecond.push(answered / seconds)
  cpuPerRequest.push((cpuOf(pid) - before) / answered)
}

async function fetchPage(url: string): Promise<{ headers: Record<string, string>; body: Buffer }> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: ACCEPT }, resolve).on('error', reject)
  })
  const connection = new Set(['date', 'connection', 'keep-alive'])
  const kept = Object.entries(response.headers).filter(([name]) => !connection.has(name))
  return {
    headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
    body: await buffer(response),
  }
}
