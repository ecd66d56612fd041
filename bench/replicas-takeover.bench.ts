/**
 * How long visitors of the others get no new price when the leader is killed. The baseline is one process that is
 * killed and started again.
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
/** The provider's pace. */
const EVERY_MS = 50
const SECOND = 1000
/** As long as all must go on hearing news before the next is killed. */
const CALM_MS = SECOND
const PATIENCE_MS = 30 * SECOND

/** Turns by the price that was quoted in them. */
const sentPrices = new Map<string, { readonly turn: number; readonly at: number }>()
/** Prices that came after one that was quoted later. */
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
  // At another moment of the lease's second each time.
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
  title: `kill -9 of the leader to a new price at the last visitor of the others, longest of ${KILLS}`,
  value: Math.max(...takeovers),
  unit: ' ms',
  atMost: 5 * SECOND,
  detail: `shortest ${figure(Math.min(...takeovers))}, p50 ${figure(quantile(takeovers, 0.5))} ms; one process, started again at once, p50 ${figure(quantile(restarts, 0.5))} ms`,
})
requireBar({ title: 'prices that came after a newer one', value: backwards, atMost: 0 })
await provider.stop()
await postgres.close()

interface Visitor extends PageSocket {
  /** When it got the first price that was quoted after that moment. */
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
      const rejectLate = setTimeout(() => reject(new Error('no new price came')), PATIENCE_MS)
      waits = (saidAt, heardAt) => {
        if (saidAt <= moment) return
        clearTimeout(rejectLate)
        resolve(heardAt)
      }
      return promise
    },
  }
}
