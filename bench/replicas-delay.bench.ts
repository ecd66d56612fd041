/**
 * Measures the time between the arrival of a price at a visitor of the leader and at a visitor of a follower. The
 * baseline is a bare NOTIFY of the same length in the same PostgreSQL.
 */
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startFakeProvider } from '../test/fakes/provider.ts'
import { openPageSocket } from './page-socket.ts'
import { dollarOf, providerFrame } from './provider-frames.ts'
import { benchPostgres, SCHEMA, startReplicas } from './replicas.ts'
import { quantile } from './sample.ts'
import { figure, requireBar } from './verdict.ts'

const REPLICAS = 3
const WARM_UP = 20
const FRAMES = Number(process.env['BENCH_FRAMES'] ?? 300)
/** The relay sends at most four times a second, so frames at this interval are sent at once. */
const BETWEEN_MS = 300

const postgres = await benchPostgres()
const provider = await startFakeProvider()
provider.send(providerFrame(0))
const replicas = await startReplicas(postgres, REPLICAS, provider.url)
const leader = await replicas.leader()
const sites = [leader, ...replicas.sites().filter((site) => site !== leader)]
const received = sites.map(() => new Map<string, number>())
const sockets = await Promise.all(
  sites.map((site, index) =>
    openPageSocket(site.url, (sells, at) => {
      if (received[index]?.has(sells) === false) received[index].set(sells, at)
    }),
  ),
)
const bare = await openBareNotify(await toldLength())

const saidAt = new Map<string, number>()
const bareDelays: number[] = []
for (let turn = 1; turn <= WARM_UP + FRAMES; turn++) {
  provider.send(providerFrame(turn))
  if (turn > WARM_UP) saidAt.set(dollarOf(turn), performance.now())
  await pause(BETWEEN_MS / 2)
  bareDelays.push(await bare.notify())
  await pause(BETWEEN_MS / 2)
}
await pause(1000)

const [atLeader, ...atFollowers] = received
const delays: number[] = []
const whole: number[] = []
let lost = 0
for (const [price, at] of saidAt) {
  const first = atLeader?.get(price)
  for (const follower of atFollowers) {
    const then = follower.get(price)
    if (first === undefined || then === undefined) lost += 1
    else {
      delays.push(then - first)
      whole.push(then - at)
    }
  }
}
const both = (of: readonly number[]): string => `p50 ${figure(quantile(of, 0.5))}, p99 ${figure(quantile(of, 0.99))} ms`
requireBar({
  title: "delay of a price from a leader's to a follower's visitor, p99",
  value: quantile(delays, 0.99),
  unit: ' ms',
  atMost: 100,
  detail: `${both(delays)}; from the provider's word on ${both(whole)}; a bare NOTIFY ${both(bareDelays)}`,
})
requireBar({
  title: 'prices that a visitor did not receive',
  value: lost,
  atMost: 0,
  detail: `of ${FRAMES * REPLICAS}`,
})

for (const socket of sockets) socket.leave()
await bare.end()
await replicas.stop()
await provider.stop()
await postgres.close()

/** Returns the number of characters of the published board. */
async function toldLength(): Promise<number> {
  const [row] = await postgres.run(`SELECT length(board) AS length FROM ${SCHEMA}.leadership`, replicas.database)
  return Number(row?.['length'])
}

async function openBareNotify(length: number): Promise<{ notify(): Promise<number>; end(): Promise<void> }> {
  const text = 'a'.repeat(length)
  const [speaks, listens] = [1, 2].map(() => new pg.Client(postgres.url(replicas.database)))
  if (speaks === undefined || listens === undefined) throw new Error('both clients must exist')
  await Promise.all([speaks.connect(), listens.connect()])
  await listens.query('LISTEN bench')
  return {
    async notify() {
      const began = performance.now()
      const came = new Promise<number>((resolve) => {
        listens.once('notification', () => resolve(performance.now()))
      })
      await speaks.query("SELECT pg_notify('bench', $1)", [text])
      return (await came) - began
    },
    async end() {
      await Promise.all([speaks.end(), listens.end()])
    },
  }
}
