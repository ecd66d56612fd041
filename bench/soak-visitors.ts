import { setTimeout as pause } from 'node:timers/promises'
import { io } from 'socket.io-client'
import { fieldsOf } from '#contract/json.ts'
import { PRICE_CHANGED } from '#contract/paths.ts'
import { parseStamp } from '#domain/calendar.ts'
import { priceBody } from '../test/fakes/price-body.ts'
import type { FakeProvider } from '../test/fakes/provider.ts'
import { sendMessage } from '../test/operations/sent-message.ts'
import type { Slot } from './soak-faults.ts'

const EVERY_MS = 500
/** Prices repeat after 42 minutes, so that they stay within the pricing rules. */
const CYCLE = 5000
/** The maximum time from the provider's frame to a busy replica. */
const ON_THE_WAY_MS = 5000

/** Sends a new price of the dollar twice a second, and records the newest time of each price. */
export function startSendingPrices(provider: FakeProvider) {
  const sent = new Map<string, { readonly turn: number; readonly at: number }>()
  const times: number[] = []
  const timer = setInterval(() => {
    const turn = times.length
    const sells = (47 + (turn % CYCLE) * 1e-4).toFixed(4)
    const at = Date.now()
    times.push(at)
    sent.set(sells, { turn, at })
    provider.send(priceBody(at, { USDTRY: ['46.9', sells] }))
  }, EVERY_MS)
  return {
    sent,
    newest: () => times.length - 1,
    /** Returns the time until which the price of a turn was the newest. */
    until: (turn: number) => times[turn + 1] ?? Infinity,
    stop: () => clearInterval(timer),
  }
}

type Source = ReturnType<typeof startSendingPrices>

/** Opens one page at each slot, and reconnects whenever the connection ends. */
export function startWatching(slots: readonly Slot[], { sent, until }: Source) {
  const seen = { prices: 0, invented: 0, backwards: 0, madeYounger: 0, connections: 0 }
  const newest = slots.map(() => -1)
  const ending = new AbortController()

  const checkMessage = (message: unknown, place: number, before: number): number => {
    const body = fieldsOf(message)
    const { satis: sells, tarih: stamp } = fieldsOf(fieldsOf(body['data'])['USDTRY'])
    if (typeof sells !== 'string' || typeof stamp !== 'string') return before
    seen.prices += 1
    const source = sent.get(Number(sells).toFixed(4))
    if (source === undefined) {
      seen.invented += 1
      console.log(`  ${new Date().toISOString()} the provider never sent ${sells}`)
      return before
    }
    if (source.turn < before) {
      seen.backwards += 1
      console.log(`  ${new Date().toISOString()} replica ${place + 1} sent turn ${source.turn} after ${before}`)
    }
    // The price's own time stamp, because the message's time is the time at which the source was last read.
    const quotedAt = parseStamp(stamp)
    if (!quotedAt.ok || quotedAt.value > until(source.turn) + ON_THE_WAY_MS) seen.madeYounger += 1
    newest[place] = source.turn
    return Math.max(before, source.turn)
  }

  const watch = async (slot: Slot, place: number): Promise<void> => {
    while (!ending.signal.aborted) {
      const socket = io(slot.site.server.url, { transports: ['websocket'], forceNew: true, reconnection: false })
      let before = -1
      seen.connections += 1
      socket.on(PRICE_CHANGED, (message: unknown) => (before = checkMessage(message, place, before)))
      await new Promise<void>((ended) => {
        socket.once('connect_error', () => ended()).once('disconnect', () => ended())
      })
      socket.close()
      await pause(500)
    }
  }
  for (const [place, slot] of slots.entries()) void watch(slot, place)
  return { seen, newest, stop: () => ending.abort() }
}

const PATHS = ['/', '/rates', '/hesapla?bozdur=USD&tutar=500&an=20260801-1712', '/hesapla?bozdur=EUR&tutar=7']
const RECORD = ['/api/chart-data?currency=USD&period=weekly', '/api/daily-summary?date=2026-07-30']

/** Simulates visitors who read pages and the record, and a visitor whose message is retried at the next slot. */
export function startAsking(slots: readonly Slot[], random: () => number) {
  /** Counts by kind and status, for example "page 200"; 0 means no answer. */
  const counts = new Map<string, number>()
  const acknowledged: string[] = []
  const underWay = new Set<Promise<void>>()
  let messages = 0
  const count = (kind: string): void => void counts.set(kind, (counts.get(kind) ?? 0) + 1)
  const at = (index: number): Slot | undefined => slots[index % slots.length]
  const one = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? '/'

  const read = async (kind: string, path: string): Promise<void> => {
    const { server } = at(Math.floor(random() * slots.length))?.site ?? {}
    const answer = await fetch(`${server?.url}${path}`, { signal: AbortSignal.timeout(40_000) }).catch(() => null)
    await answer?.arrayBuffer().catch(() => undefined)
    count(`${kind} ${answer?.status ?? 0}`)
  }
  const write = async (): Promise<void> => {
    messages += 1
    const [subject, visitor] = [`soak${messages}`, messages]
    for (let attempt = 0; attempt < 60; attempt += 1) {
      const slot = at(visitor + attempt)
      if (slot === undefined) return
      const { status } = await sendMessage(slot.site, subject, visitor)
      count(`message ${status}`)
      if (status === 200) {
        acknowledged.push(subject)
        return
      }
      await pause(1000)
    }
  }
  const start = (work: Promise<void>): void => {
    underWay.add(work)
    void work.finally(() => underWay.delete(work))
  }
  const timers = [
    setInterval(() => start(read('page', one(PATHS))), 500),
    setInterval(() => start(read('record', one(RECORD))), 1500),
    // Not more messages than the site mails one by one: sixty in ten minutes.
    setInterval(() => start(write()), 11_000),
  ]
  return {
    counts,
    acknowledged,
    async stop(): Promise<void> {
      for (const timer of timers) clearInterval(timer)
      await Promise.all(underWay)
    },
  }
}
