/**
 * Measures how long visitors of the other replicas receive no new price after the leader is killed. The baseline is a
 * single process that is killed and restarted.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { startFakeProvider } from '../test/fakes/provider.ts'
import { openPageSocket, type PageSocket } from './page-socket.ts'
import { dollarOf, providerFrame } from './provider-frames.ts'
import { benchPostgres, startAlone, startReplicas } from './replicas.ts'
import { quantile } from './sample.ts'
import { figure, requireBar } from './verdict.ts'

const KILLS = Number(process.env['BENCH_KILLS'] ?? 20)
const RESTARTS = 5
/** The interval of the provider's frames. */
const EVERY_MS = 50
const SECOND = 1000
/** The time for which all visitors must receive new prices before the next kill. */
const CALM_MS = SECOND
const NEWS_TIMEOUT_MS = 30 * SECOND

/** The turn and the time of each price that the provider has sent. */
const sentPrices = new Map<string, { readonly turn: number; readonly at: number }>()
/** The number of prices that arrived after a price with a later quote. */
let backwards = 0

const postgres = await benchPostgres()
const provider = await startFakeProvider()
let turn = 0
const speaking = setInterval(() => {
  turn += 1
  sentPrices.set(dollarOf(turn), { turn, at: performance.now() })
  provider.send(providerFrame(turn))
}, EVERY_MS)

const takeovers: number[] = []
const replicas = await startReplicas(postgres, 3, provider.url)
for (let kill = 0; kill < KILLS; kill++) {
  const leader = await replicas.leader()
  const survivors = replicas.sites().filter((site) => site !== leader)
  const visitors = await Promise.all(survivors.map((site) => visit(site.url)))
  // Each kill happens at a different moment of the lease's renewal interval.
  await pause(CALM_MS + (kill / KILLS) * SECOND)
  const killedAt = performance.now()
  await replicas.kill(leader)
  const news = await Promise.all(visitors.map((visitor) => visitor.newsSaidAfter(killedAt)))
  takeovers.push(Math.max(...news) - killedAt)
  for (const visitor of visitors) visitor.leave()
  await replicas.join()
}
await replicas.stop()

const restarts: number[] = []
for (let restart = 0; restart < RESTARTS; restart++) {
  const alone = await startAlone(provider.url)
  const before = await visit(alone.url)
  await before.newsSaidAfter(performance.now())
  before.leave()
  const killedAt = performance.now()
  process.kill(alone.pid, 'SIGKILL')
  await alone.stop()
  const again = await startAlone(provider.url)
  const visitor = await visit(again.url)
  restarts.push((await visitor.newsSaidAfter(killedAt)) - killedAt)
  visitor.leave()
  await again.stop()
}
clearInterval(speaking)

requireBar({
  title: `kill -9 of the leader to a new price for all visitors, longest of ${KILLS}`,
  value: Math.max(...takeovers),
  unit: ' ms',
  atMost: 5 * SECOND,
  detail: `shortest ${figure(Math.min(...takeovers))}, p50 ${figure(quantile(takeovers, 0.5))} ms; one process, restarted at once, p50 ${figure(quantile(restarts, 0.5))} ms`,
})
requireBar({ title: 'prices that arrived after a newer one', value: backwards, atMost: 0 })
await provider.stop()
await postgres.close()

interface Visitor extends PageSocket {
  /** Resolves to the arrival time of the first price that was quoted after `moment`. */
  newsSaidAfter(moment: number): Promise<number>
}

async function visit(url: string): Promise<Visitor> {
  let newest = 0
  let waits: ((saidAt: number, heardAt: number) => void) | undefined
  const socket = await openPageSocket(url, (sells, heardAt) => {
    const of = sentPrices.get(sells)
    if (of === undefined) return
    if (of.turn < newest) backwards += 1
    newest = Math.max(newest, of.turn)
    waits?.(of.at, heardAt)
  })
  return {
    leave: () => socket.leave(),
    newsSaidAfter(moment) {
      const { promise, resolve, reject } = Promise.withResolvers<number>()
      const rejectLate = setTimeout(() => reject(new Error('no new price arrived')), NEWS_TIMEOUT_MS)
      waits = (saidAt, heardAt) => {
        if (saidAt <= moment) return
        clearTimeout(rejectLate)
        resolve(heardAt)
      }
      return promise
    },
  }
}
