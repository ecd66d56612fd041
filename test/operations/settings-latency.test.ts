import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { PRICE_CHANGED } from '#contract/paths.ts'
import { type PanelReply, panelVisitor } from '../fakes/panel-visitor.ts'
import { priceBody } from '../fakes/price-body.ts'
import { startFakeProvider } from '../fakes/provider.ts'
import { addPerson } from '../fakes/run-office.ts'
import { startServer } from './server-process.ts'

const ORIGIN = 'https://panel.angun.example'
const ROUNDS = 20

let page: Socket
let newest: string
let waiting: { readonly wants: (message: string) => boolean; readonly seen: () => void } | null
let kemal: Awaited<ReturnType<ReturnType<typeof panelVisitor>['withCookie']>>
const closers: (() => void | Promise<void>)[] = []

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'settings-latency-'))
  closers.push(() => rmSync(folder, { recursive: true }))
  const provider = await startFakeProvider()
  closers.push(() => provider.stop())
  const settings = {
    DATA_DIR: join(folder, 'data'),
    PANEL_ORIGIN: ORIGIN,
    RATE_SOCKET_URL: provider.url,
    TCMB_URL: 'http://127.0.0.1:9',
  }
  const site = await startServer(settings, folder)
  closers.push(() => site.stop())
  const send = () => provider.send(priceBody(Date.now(), { USDTRY: ['47.2000', '47.4000'] }))
  const timer = setInterval(send, 1000)
  closers.push(() => clearInterval(timer))
  newest = ''
  waiting = null
  page = io(site.url, { transports: ['websocket'] })
  closers.push(() => void page.disconnect())
  page.on(PRICE_CHANGED, (message) => {
    newest = JSON.stringify(message)
    if (waiting?.wants(newest) === true) waiting.seen()
  })
  const panel = panelVisitor(site.panelUrl, ORIGIN)
  kemal = await panel.withCookie((await panel.enrol(await addPerson(settings, 'Kemal'))).cookie)
  await vi.waitUntil(() => newest.includes('47.4'), { timeout: 30_000 })
})

afterAll(async () => {
  for (const close of closers.toReversed()) await close()
})

/** Returns the ms until the page shows a change, measured from the request and from the server's answer. */
async function toThePage(act: () => Promise<PanelReply>, kind: string, wants: (message: string) => boolean) {
  const shown = Promise.withResolvers<number>()
  waiting = { wants, seen: () => shown.resolve(performance.now()) }
  const asked = performance.now()
  const { json } = await act()
  const answered = performance.now()
  expect(json?.kind).toBe(kind)
  const seen = await shown.promise
  return { fromRequest: seen - asked, fromAnswer: seen - answered }
}

function median(values: readonly number[]): number {
  return Math.round(values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN)
}

test(`a margin reaches an open page within a second (median of ${ROUNDS})`, async () => {
  const took: number[] = []
  for (let round = 1; round <= ROUNDS; round += 1) {
    const micros = String(round).padStart(2, '0')
    const margins = [{ code: 'USD' as const, sell: `+0,0${micros}` }]
    const publish = () => kemal.act('changeMargins', { margins, since: null, seenAt: Date.now(), acceptUnusual: true })
    // The board shows prices in steps of 0.0001 lira.
    const own = (47.4 + round / 1000).toFixed(3)
    took.push((await toThePage(publish, 'published', (message) => message.includes(own))).fromRequest)
  }
  expect(median(took)).toBeLessThan(1000)
})

test(`a halt reaches an open page within 300 ms of the answer (median of ${ROUNDS})`, async () => {
  const took: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const halt = () => kemal.act('halt', { codes: ['USD'], reason: '' })
    const resume = () => kemal.resume('USD')
    const { fromAnswer } = await toThePage(halt, 'halted', (message) => !message.includes('"alis"'))
    took.push(fromAnswer)
    await toThePage(resume, 'resumed', (message) => message.includes('"alis"'))
  }
  expect(median(took)).toBeLessThan(300)
})
