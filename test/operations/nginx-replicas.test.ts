import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PRICE_CHANGED } from '#contract/paths.ts'
import { installed } from '../../scripts/needs.ts'
import { needs, skipWithout } from '../needs.ts'
import { type Cable, layCable } from '../postgres/cable.ts'
import { freePort } from '../postgres/free-port.ts'
import { type Postgres, startPostgres } from '../postgres/server.ts'
import { type NginxProcess, startNginx } from './nginx-process.ts'
import { realTime } from './real-time.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { visit, type Visitor } from './visitor.ts'

const BALANCE = resolve(import.meta.dirname, '../../deploy/balance.sh')
const ORIGIN = 'https://www.angun.example'
const MESSAGE = { name: 'Ayşe', email: 'ayse@ornek.example', phone: '', subject: 'Kur', message: 'Açık mısınız?' }

const nginxPath = needs('nginx', 'postgres').skip === true ? undefined : installed('nginx')

/** A replica that a test can kill and restart at the same address. */
interface Replica {
  server: ServerProcess
  readonly cable: Cable
  sockets(): Promise<number>
  start(): Promise<void>
}

let folder: string
let postgres: Postgres
let database: string
let replicas: Replica[]
let nginx: NginxProcess
/** All server processes that were started, including replaced ones. */
const servers: ServerProcess[] = []
/** Functions that close what was started, in the order of the starts. */
const closers: (() => void | Promise<void>)[] = []

async function openReplica(name: string): Promise<Replica> {
  const [PORT, ADMIN_PORT, home] = [String(await freePort()), String(await freePort()), join(folder, name)]
  mkdirSync(home)
  const cable = await layCable(postgres.port)
  closers.push(() => cable.close())
  const address = new URL(postgres.url(database))
  address.port = String(cable.port)
  const settings = { DATABASE_URL: address.href, TRUST_PROXY: '1', PORT, ADMIN_PORT }
  const start = async (): Promise<ServerProcess> => {
    const server = await startServer(settings, home)
    servers.push(server)
    return server
  }
  const replica: Replica = {
    cable,
    server: await start(),
    async sockets() {
      const report: unknown = await (await fetch(`${replica.server.adminUrl}/readyz`)).json()
      return typeof report === 'object' && report !== null && 'sockets' in report ? Number(report.sockets) : 0
    },
    async start() {
      replica.server = await start()
    },
  }
  closers.push(() => replica.server.stop())
  return replica
}

beforeAll(async () => {
  if (nginxPath === undefined) return
  folder = mkdtempSync(join(tmpdir(), 'nginx-replicas-'))
  closers.push(() => rmSync(folder, { recursive: true }))
  postgres = await startPostgres()
  closers.push(() => postgres.close())
  database = await postgres.createDatabase()
  replicas = [await openReplica('one'), await openReplica('two'), await openReplica('three')]
  const sites = replicas.map(({ server }) => server)
  nginx = await startNginx(nginxPath, sites, folder)
  closers.push(() => nginx.stop())
})

afterAll(async () => {
  for (const close of closers.toReversed()) await close()
})

beforeEach(skipWithout('nginx', 'postgres'))

function openPage(): Socket {
  const page = io(`https://localhost:${nginx.httpsPort}`, {
    transports: ['websocket'],
    ca: nginx.certificate,
    extraHeaders: { origin: ORIGIN },
    forceNew: true,
    reconnectionDelay: 50,
    reconnectionDelayMax: 200,
  })
  closers.push(() => void page.disconnect())
  return page
}

/**
 * A replica notices after 10 s at most that its database came or went, because it keeps the result of a write for 5 s,
 * and its report as long.
 */
const NOTICED = { timeout: 30_000 }

/** The server limits the number of messages from one address. */
const MESSAGES_OF_ONE = 15

/**
 * Counts the answers to several visitors until `until` resolves. Each visitor has an address 127.0.0.x from `hosts` and
 * sends uncached API requests and some messages.
 */
async function answersDuring(until: Promise<unknown>, hosts: readonly number[]): Promise<Record<string, number>> {
  const arrive = (host: number): Promise<Visitor> => visit(nginx.httpsPort, nginx.certificate, `127.0.0.${host}`)
  const counts: Record<string, number> = {}
  const state = { over: false }
  void until.finally(() => (state.over = true))
  const ask = async (host: number): Promise<void> => {
    let visitor = await arrive(host)
    for (let turn = 0; !state.over; turn += 1) {
      // nginx closes a connection after 1,000 requests.
      if (turn % 900 === 899) {
        await visitor.leave()
        visitor = await arrive(host)
      }
      const sends = turn % 60 === 0 && turn < 60 * MESSAGES_OF_ONE
      const { status } = sends
        ? await visitor.post('/api/contact.php', JSON.stringify(MESSAGE), { origin: ORIGIN })
        : await visitor.get('/api/feed')
      const kind = `${sends ? 'message' : 'call'} ${status}`
      counts[kind] = (counts[kind] ?? 0) + 1
      await realTime(25)
    }
    await visitor.leave()
  }
  await Promise.all(hosts.map(ask))
  return counts
}

/** Returns the log lines of all servers about refused messages. */
function refusals(): string[] {
  return servers.flatMap(({ printed }) => printed).filter((line) => line.includes('contact message refused'))
}

async function messages(): Promise<number> {
  const [kept] = await postgres.run('SELECT count(*)::int AS messages FROM demo.messages', database)
  return Number(kept?.['messages'])
}

describe('nginx in front of three replicas', () => {
  test('nginx accepts the committed configuration for replicas without a warning', () => {
    expect(nginx.log()).toBe('')
  })

  test('nginx distributes sockets evenly, and every page receives prices', async () => {
    const pages = Array.from({ length: 12 }, openPage)
    await Promise.all(
      pages.map(
        (page) =>
          new Promise((received) => {
            page.once(PRICE_CHANGED, received)
          }),
      ),
    )
    expect(await Promise.all(replicas.map((replica) => replica.sockets()))).toEqual([4, 4, 4])
  })

  test('a rolling upgrade fails no request, loses no message, and open pages reconnect to other replicas', async () => {
    const rolled = (async () => {
      for (const replica of replicas) {
        await replica.server.stop()
        await replica.start()
        // Longer than the time for which nginx avoids a failed server.
        await realTime(1200)
      }
    })()
    const { 'message 200': sent = 0, ...others } = await answersDuring(rolled, [11, 12, 13, 14])
    expect([Object.keys(others), refusals()]).toEqual([['call 200'], []])
    // No message is lost or stored twice: nginx repeats a request at another replica if the connection was closed.
    expect(await messages()).toBe(sent)
    await expect
      .poll(async () =>
        (await Promise.all(replicas.map((replica) => replica.sockets()))).reduce((sum, each) => sum + each),
      )
      .toBe(12)
  })

  test('a message that a killed replica had received is stored once by another replica', async () => {
    // nginx chooses the replica with the fewest connections unless it failed a moment ago.
    const counted = await Promise.all(replicas.map(async (each) => ({ each, sockets: await each.sockets() })))
    const [target] = counted.toSorted((one, other) => one.sockets - other.sockets).map(({ each }) => each)
    await realTime(1200)
    const visitor = await visit(nginx.httpsPort, nginx.certificate, '127.0.0.16')
    const before = await messages()
    void target?.server.kill('SIGSTOP')
    const sent = Array.from({ length: 9 }, (_, place) => `${MESSAGE.message} ${place}`)
    let answered = 0
    const answers = sent.map(async (message) => {
      const body = JSON.stringify({ ...MESSAGE, message })
      const { status } = await visitor.post('/api/contact.php', body, { origin: ORIGIN })
      answered += 1
      return status
    })
    // By now all messages are answered except those at the stopped replica.
    await realTime(2000)
    await expect.poll(async () => (await messages()) - before - answered).toBe(0)
    const hanging = sent.length - answered
    await target?.server.kill('SIGKILL')
    expect(hanging, 'messages that wait for the stopped replica').toBeGreaterThan(0)
    expect(await Promise.all(answers)).toEqual(sent.map(() => 200))
    expect(await messages()).toBe(before + sent.length)
    await visitor.leave()
    await target?.start()
  })

  test('a killed replica causes no failed request and rejoins by itself', async () => {
    const [first] = replicas
    const died = (async () => {
      await first?.server.kill('SIGKILL')
      await realTime(1000)
      await first?.start()
      await realTime(500)
    })()
    const before = await messages()
    const { 'message 200': sent = 0, ...others } = await answersDuring(died, [21, 22, 23, 24])
    expect([Object.keys(others), refusals()]).toEqual([['call 200'], []])
    // Messages that the killed replica had received are stored once by another one.
    expect(await messages()).toBe(before + sent)
    await expect.poll(() => replicas[0]?.sockets()).toBe(0)
  })

  test('nginx avoids a replica without a database connection, but keeps all if none has one', async () => {
    const balance = async (): Promise<string[]> => {
      // Run it asynchronously, because the database connections go through this process.
      await promisify(execFile)(BALANCE, [nginx.replicas], { env: { ...process.env, NGINX_RELOAD: nginx.reload } })
      const lines = readFileSync(nginx.replicas, 'utf8').split('\n')
      return lines.filter((line) => line.startsWith('server ')).map((line) => (line.includes(' down;') ? 'out' : 'in'))
    }
    const readiness = () =>
      Promise.all(replicas.map(async ({ server }) => (await fetch(`${server.adminUrl}/readyz`)).status))
    await expect.poll(readiness, NOTICED).toEqual([200, 200, 200])
    expect(await balance()).toEqual(['in', 'in', 'in'])
    const [first, ...others] = replicas
    first?.cable.pull()
    await expect.poll(readiness, NOTICED).toEqual([503, 200, 200])
    const workers = nginx.workers()
    expect(await balance()).toEqual(['out', 'in', 'in'])
    // Until nginx has reloaded, the old workers still accept connections.
    await expect.poll(() => nginx.workers().filter((each) => workers.includes(each))).toEqual([])
    const before = await first?.sockets()
    const [elsewhere, ...rest] = await Promise.all(others.map((replica) => replica.sockets()))
    const pages = Array.from({ length: 6 }, openPage)
    const sum = async () => (await Promise.all(others.map((replica) => replica.sockets()))).reduce((a, b) => a + b)
    await expect.poll(sum).toBe((elsewhere ?? 0) + (rest[0] ?? 0) + pages.length)
    expect(await first?.sockets()).toBe(before)
    for (const { cable } of others) cable.pull()
    await expect.poll(readiness, NOTICED).toEqual([503, 503, 503])
    expect(await balance()).toEqual(['in', 'in', 'in'])
    for (const { cable } of replicas) cable.plug()
    await expect.poll(readiness, NOTICED).toEqual([200, 200, 200])
    for (const page of pages) page.disconnect()
  })
})
