/**
 * Measures the CPU costs of a page and a message with one, two and three replicas over one PostgreSQL, all processes
 * included. The baseline has as many independent processes over SQLite, because more processes than cores make each
 * request more expensive in any case.
 */
import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import type { BuiltSite } from '../scripts/built-site.ts'
import { startFakeProvider } from '../test/fakes/provider.ts'
import { Child } from './child.ts'
import { cpuOf, cpuOfFamily, memoryOf } from './process-figures.ts'
import { providerFrame } from './provider-frames.ts'
import { benchPostgres, postgresPid, startAlone, startReplicas } from './replicas.ts'
import { median } from './sample.ts'
import { figure, requireBar } from './verdict.ts'

/** Divided among the running processes, like the connections that request pages. */
const SOCKETS = Number(process.env['BENCH_SOCKETS'] ?? 9000)
const CONNECTIONS = 60
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3)
const SECONDS = 3
/** The number of comparisons of page costs; their median is the result. */
const SLICES = 5 * ROUNDS
const SLICE_SECONDS = 2
/**
 * Within this time after its start, a process stores a year of sample bulletins, which must not count as costs of
 * pages.
 */
const FILLING_MS = 10_000
/** A process with its own core needs this long to compile the code of pages. */
const WARM_SECONDS = 6
/** All eight pairs change at this interval, which is the relay's maximum rate. */
const EVERY_MS = 300
const SOCKET_PATH = '/socket.io/?EIO=4&transport=websocket'
/** The spread of CPU costs for the same bytes between runs on this machine. */
const NOISE = 1.15

const arrived = v.object({ received: v.number() })

interface Contestant {
  readonly name: string
  readonly sites: readonly BuiltSite[]
  readonly stop: () => Promise<unknown>
  /** CPU in ms: for a page; for a message; for a second of changing prices without visitors, per process. */
  readonly page: number[]
  readonly message: number[]
  readonly rest: number[]
  readonly pagesPerSecond: number[]
}

const postgres = await benchPostgres()
const provider = await startFakeProvider()
let turn = 0
const speaking = setInterval(() => provider.send(providerFrame(turn++)), EVERY_MS)
for (const count of [1, 2, 3]) await compare(count)
clearInterval(speaking)
await provider.stop()
await postgres.close()

/** Both run at the same time on the same cores, so that other load affects both equally. */
async function compare(count: number): Promise<void> {
  const [sites, replicas] = await Promise.all([
    Promise.all(Array.from({ length: count }, () => startAlone(provider.url))),
    startReplicas(postgres, count, provider.url),
  ])
  const alone = contestant(`${count} over SQLite, each alone`, sites, () =>
    Promise.all(sites.map((site) => site.stop())),
  )
  const replicated = contestant(`${count} over PostgreSQL`, replicas.sites(), () => replicas.stop())
  const both = [alone, replicated]
  await pause(FILLING_MS)

  const database = await measureRest(both)
  await measurePages(both)
  for (let round = 0; round < ROUNDS; round++) for (const each of alternate(both, round)) await measureMessages(each)

  for (const each of both) {
    const pages = `${figure(1000 * median(each.page))} µs a page (${figure(median(each.pagesPerSecond))}/s)`
    const message = `${figure(1000 * median(each.message))} µs a message`
    const memory = each.sites.reduce((sum, site) => sum + memoryOf(site.pid), 0) / count
    console.log(
      `  ${each.name}: ${pages}, ${message}; without visitors ${figure(median(each.rest))} ms/s, after them ${figure(memory / 2 ** 20)} MB each`,
    )
  }
  console.log(`  the database without visitors: ${figure(database)} ms/s`)
  for (const [what, of] of [
    ['a page', 'page'],
    ['a message', 'message'],
  ] as const) {
    const value = median(replicated[of].map((cost, slice) => cost / (alone[of][slice] ?? Number.NaN)))
    requireBar({ title: `CPU of ${what}, ${replicated.name} relative to ${alone.name}`, value, atMost: NOISE })
  }
  for (const each of both) await each.stop()
}

function contestant(name: string, sites: Contestant['sites'], stop: Contestant['stop']): Contestant {
  return { name, sites, stop, page: [], message: [], rest: [], pagesPerSecond: [] }
}

function alternate(both: readonly Contestant[], round: number): readonly Contestant[] {
  return round % 2 === 0 ? both : both.toReversed()
}

function used({ sites }: Contestant): number {
  return sites.reduce((sum, site) => sum + cpuOf(site.pid), 0)
}

/** Measures both in the same seconds. Resolves to the database's CPU in ms per second. */
async function measureRest(both: readonly Contestant[]): Promise<number> {
  const family = (): number => cpuOfFamily(postgresPid(postgres))
  const database: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const before = both.map(used)
    const databaseBefore = family()
    await pause(SECONDS * 1000)
    for (const [index, each] of both.entries())
      each.rest.push((used(each) - (before[index] ?? 0)) / SECONDS / each.sites.length)
    database.push((family() - databaseBefore) / SECONDS)
  }
  return median(database)
}

/** Measures both in the same seconds, because a page is more expensive when fewer are served per second. */
async function measurePages(both: readonly Contestant[]): Promise<void> {
  await Promise.all(
    both.map(async (each) => {
      const { load, stop } = await visitorsOf(each)
      await load(WARM_SECONDS * 2 * each.sites.length)
      for (let slice = 0; slice < SLICES; slice++) {
        const before = used(each)
        const answered = await load(SLICE_SECONDS)
        each.page.push((used(each) - before) / answered)
        each.pagesPerSecond.push(answered / SLICE_SECONDS)
      }
      stop()
    }),
  )
}

async function visitorsOf({ sites }: Contestant) {
  const clients = await Promise.all(sites.map(() => Child.start('page-load.child.ts')))
  const load = async (seconds: number): Promise<number> => {
    const answered = await Promise.all(
      clients.map((client, index) =>
        client.ask({ url: `${sites[index]?.url}/`, connections: CONNECTIONS / sites.length, seconds }),
      ),
    )
    return answered.reduce<number>((sum, count) => sum + v.parse(v.number(), count), 0)
  }
  const stop = (): void => {
    for (const client of clients) client.stop()
  }
  return { load, stop }
}

async function measureMessages(each: Contestant): Promise<void> {
  const listeners = await Child.start('listeners.child.ts')
  const count = Math.floor(SOCKETS / each.sites.length)
  for (const { url } of each.sites)
    await listeners.ask({ ask: 'connect', url, path: SOCKET_PATH, count, socketIo: true })
  await pause(SECONDS * 1000)
  await listeners.ask({ ask: 'clear' })
  const before = used(each)
  await pause(2 * SECONDS * 1000)
  const spent = used(each) - before
  const { received } = v.parse(arrived, await listeners.ask({ ask: 'arrivals', expected: 1, since: 0 }))
  each.message.push(spent / received)
  listeners.stop()
}
