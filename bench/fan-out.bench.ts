/**
 * Measures one board change to 10,000 sockets: our relay and engine.io with ready frames, compared with `ws` writing one
 * ready frame to each. Also measures how much page requests slow down during the fan-out.
 */
import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { FLAGS } from '../scripts/production.mjs'
import { Child } from './child.ts'
import { alternate, median, quantile } from './sample.ts'
import { figure, requireBar } from './verdict.ts'

const SOCKETS = Number(process.env['BENCH_SOCKETS'] ?? 10_000)
const ROUNDS = 40
const PAGE_ROUNDS = 40
/** About 1 kB on the wire: eight pairs in the provider's format. */
const MESSAGE = {
  data: Object.fromEntries(
    ['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'JPY', 'SAR'].map((code) => [
      `${code}TRY`,
      {
        code: `${code}TRY`,
        alis: '47.2330',
        satis: '47.4770',
        tarih: '03-08-2026 14:19:57',
        dir: { alis_dir: '', satis_dir: 'up' },
      },
    ]),
  ),
  meta: { time: 1_785_755_997_000, tarih: '03-08-2026 14:19:57' },
}

const sent = v.object({ startedAt: v.number(), cpu: v.number(), blocked: v.number() })
const arrived = v.object({ received: v.number(), p50: v.number(), p99: v.number() })

interface Contestant {
  readonly url: string
  readonly server: Child
  readonly listeners: Child
  readonly cpu: number[]
  readonly blocked: number[]
  readonly p99: number[]
  lost: number
}

/** The connection of a visitor who requests pages, kept open so that connecting is not measured. */
const agent = new Agent({ keepAlive: true })
const ours = await contestant('ours')
const engine = await contestant('engine')
const ws = await contestant('ws')
const contestants = [ours, engine, ws]
const turns = contestants.map((each) => () => broadcast(each))
await alternate(2, turns)
for (const each of contestants) each.cpu.length = each.blocked.length = each.p99.length = 0
await alternate(ROUNDS, turns)

const figures = (each: Contestant): string => `${figure(median(each.cpu))} ms CPU, p99 ${figure(median(each.p99))} ms`
requireBar({
  title: `fan-out to ${SOCKETS} sockets, CPU relative to ws writing one ready frame`,
  value: median(ours.cpu) / median(ws.cpu),
  atMost: 1.25,
  detail: `ours ${figures(ours)}; ws ${figures(ws)}`,
})
console.log(`  engine.io's wsPreEncodedFrame: ${figure(median(engine.cpu) / median(ws.cpu))} of ws, ${figures(engine)}`)
requireBar({ title: 'fan-out, p99 relative to ws', value: median(ours.p99) / median(ws.p99), atMost: 1.25 })
requireBar({ title: 'fan-out, messages lost', value: ours.lost, atMost: 0 })
requireBar({ title: 'event loop blocked during the fan-out', value: median(ours.blocked), unit: ' ms', atMost: 50 })

// The idle stretches are as long as a fan-out, so that the costs at the start of each stretch are equal.
const stretch = median(ours.p99)
const idle: number[] = []
const busy: number[] = []
const besideWs: number[] = []
await alternate(PAGE_ROUNDS, [
  async () => void idle.push(...(await pageTimes(() => pause(stretch)))),
  async () => void busy.push(...(await pageTimes(() => broadcast(ours)))),
  async () => void besideWs.push(...(await pageTimes(() => broadcast(ws)))),
])
requireBar({
  title: 'a page during the fan-out, p99 relative to idle',
  value: quantile(busy, 0.99) / quantile(idle, 0.99),
  atMost: 3,
  detail: [
    `${figure(quantile(idle, 0.99))} ms idle, ${figure(quantile(busy, 0.99))} ms during`,
    // The costs of shared cores alone, for a page of a server that sends nothing.
    `${figure(quantile(besideWs, 0.99))} ms while only the process beside it sends`,
  ].join(', '),
})
agent.destroy()
for (const { server, listeners } of contestants) {
  server.stop()
  listeners.stop()
}

async function contestant(kind: 'ours' | 'engine' | 'ws'): Promise<Contestant> {
  const [server, listeners] = await Promise.all([
    Child.start('fan-out-server.child.ts', FLAGS),
    Child.start('listeners.child.ts'),
  ])
  const url = String(await server.ask({ ask: 'listen', kind }))
  const path = kind === 'ws' ? '/' : '/socket.io/?EIO=4&transport=websocket'
  await listeners.ask({ ask: 'connect', url, path, count: SOCKETS, socketIo: kind !== 'ws' })
  return { url, server, listeners, cpu: [], blocked: [], p99: [], lost: 0 }
}

async function broadcast(each: Contestant): Promise<void> {
  await each.listeners.ask({ ask: 'clear' })
  const { cpu, blocked, startedAt } = v.parse(sent, await each.server.ask({ ask: 'send', message: MESSAGE }))
  const question = { ask: 'arrivals', expected: SOCKETS, since: startedAt }
  const { received, p99 } = v.parse(arrived, await each.listeners.ask(question))
  each.cpu.push(cpu)
  each.blocked.push(blocked)
  each.p99.push(p99)
  each.lost += SOCKETS - received
}

/** Returns the times of sequential requests during `work`. */
async function pageTimes(work: () => Promise<void>): Promise<number[]> {
  const times: number[] = []
  const over = new AbortController()
  const done = work().finally(() => over.abort())
  while (!over.signal.aborted) {
    const start = performance.now()
    await new Promise<void>((resolve, reject) => {
      get(ours.url, { agent }, (response) => response.resume().on('end', resolve)).on('error', reject)
    })
    times.push(performance.now() - start)
    await pause(2)
  }
  await done
  return times
}
