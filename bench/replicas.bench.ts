/**
 * What a page and a message cost with one, two and three replicas over one PostgreSQL, by CPU of all processes, against as many processes over
 * SQLite that know nothing of each other: more processes than cores make each dearer, replicas or not.
 */
import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import type { BuiltSite } from '../scripts/built-site.ts'
import { startFakeProvider } from '../test/fakes/provider.ts'
import { Child } from './child.ts'
import { cpuOf, cpuOfFamily, memoryOf } from './process-figures.ts'
import { providerFrame } from './provider-frames.ts'
import { benchPostgres, postgresPid, startAlone, startReplicas } from './replicas.ts'
import { inTurns, median } from './sample.ts'
import { figure, judge } from './verdict.ts'

/** Divided among those that run, as are the connections that ask for pages. */
const SOCKETS = Number(process.env['BENCH_SOCKETS'] ?? 9000)
const CONNECTIONS = 60
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3)
const SECONDS = 3
/** All eight pairs at other prices, as often as the relay speaks to visitors. */
const EVERY_MS = 300
const SOCKET_PATH = '/socket.io/?EIO=4&transport=websocket'
/** The share by which the same bytes cost more or less from one run to the next here. */
const NOISE = 1.15

const arrived = v.object({ received: v.number() })

interface Contestant {
  readonly name: string
  start(): Promise<Running>
  /** ms of CPU: a page; a message; a second of changing prices without visitors, of each process and of the database. */
  readonly page: number[]
  readonly message: number[]
  readonly rest: number[]
  readonly database: number[]
  readonly pagesPerSecond: number[]
  /** Bytes, of each process. */
  readonly memory: number[]
}

interface Running {
  readonly sites: readonly BuiltSite[]
  readonly stop: () => Promise<unknown>
}

const postgres = await benchPostgres()
const provider = await startFakeProvider()
let turn = 0
const speaking = setInterval(() => provider.send(providerFrame(turn++)), EVERY_MS)
const rivals = [1, 2, 3].map((count) => ({
  alone: contestant(`${count} over SQLite, each alone`, async () => {
    const sites = await Promise.all(Array.from({ length: count }, () => startAlone(provider.url)))
    return { sites, stop: () => Promise.all(sites.map((site) => site.stop())) }
  }),
  replicated: contestant(`${count} over PostgreSQL`, async () => {
    const replicas = await startReplicas(postgres, count, provider.url)
    return { sites: replicas.sites(), stop: () => replicas.stop() }
  }),
}))
const contestants = rivals.flatMap(({ alone, replicated }) => [alone, replicated])
await inTurns(
  ROUNDS,
  contestants.map((each) => () => measure(each)),
)
clearInterval(speaking)

for (const each of contestants) {
  const [rest, database] = [median(each.rest), median(each.database)].map(figure)
  const pages = `${figure(1000 * median(each.page))} µs a page (${figure(median(each.pagesPerSecond))}/s)`
  const message = `${figure(1000 * median(each.message))} µs a message`
  const idle = `without visitors ${rest} ms/s and ${figure(median(each.memory) / 2 ** 20)} MB each, the database ${database} ms/s`
  console.log(`  ${each.name}: ${pages}, ${message}; ${idle}`)
}
for (const { alone, replicated } of rivals) {
  for (const [what, of] of [
    ['a page', 'page'],
    ['a message', 'message'],
  ] as const) {
    const value = median(replicated[of]) / median(alone[of])
    judge({ title: `CPU of ${what}, ${replicated.name}, of ${alone.name}`, value, atMost: NOISE })
  }
}
await provider.stop()
await postgres.close()

function contestant(name: string, start: Contestant['start']): Contestant {
  return { name, start, page: [], message: [], rest: [], database: [], pagesPerSecond: [], memory: [] }
}

async function measure(each: Contestant): Promise<void> {
  const { sites, stop } = await each.start()
  const used = (): number => sites.reduce((sum, site) => sum + cpuOf(site.pid), 0)
  const clients = await Promise.all(sites.map(() => Child.start('page-load.child.ts')))
  const load = async (seconds: number): Promise<number> => {
    const answered = await Promise.all(
      clients.map((client, index) =>
        client.ask({ url: `${sites[index]?.url}/`, connections: CONNECTIONS / sites.length, seconds }),
      ),
    )
    return answered.reduce<number>((sum, count) => sum + v.parse(v.number(), count), 0)
  }
  // What runs for the first time is compiled: as long for each of them.
  await load(SECONDS * sites.length)
  const beforePages = used()
  const answered = await load(SECONDS)
  each.page.push((used() - beforePages) / answered)
  each.pagesPerSecond.push(answered / SECONDS)
  for (const client of clients) client.stop()

  const beforeRest = [used(), cpuOfFamily(postgresPid(postgres))] as const
  await pause(SECONDS * 1000)
  each.rest.push((used() - beforeRest[0]) / SECONDS / sites.length)
  each.memory.push(sites.reduce((sum, site) => sum + memoryOf(site.pid), 0) / sites.length)
  each.database.push((cpuOfFamily(postgresPid(postgres)) - beforeRest[1]) / SECONDS)

  const listeners = await Child.start('listeners.child.ts')
  const count = Math.floor(SOCKETS / sites.length)
  for (const { url } of sites) await listeners.ask({ ask: 'connect', url, path: SOCKET_PATH, count, socketIo: true })
  await pause(SECONDS * 1000)
  await listeners.ask({ ask: 'clear' })
  const beforeMessages = used()
  await pause(2 * SECONDS * 1000)
  const spent = used() - beforeMessages
  const { received } = v.parse(arrived, await listeners.ask({ ask: 'arrivals', expected: 1, since: 0 }))
  each.message.push(spent / received)
  listeners.stop()
  await stop()
}
