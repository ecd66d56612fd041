import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PRICE_CHANGED } from '#contract/paths.ts'
import { installed } from '../../scripts/needs.ts'
import { needs, skipWithout } from '../needs.ts'
import { freePort } from '../postgres/free-port.ts'
import { type Postgres, startPostgres } from '../postgres/server.ts'
import { type NginxProcess, startNginx } from './nginx-process.ts'
import { realTime } from './real-time.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { visit, type Visitor } from './visitor.ts'

const OFFICE_FILE = resolve(import.meta.dirname, '../../office/office.yaml')
const ORIGIN = 'https://www.angun.example'
const MESSAGE = { name: 'Ayşe', email: 'ayse@ornek.example', phone: '', subject: 'Kur', message: 'Açık mısınız?' }

const nginxPath = needs('nginx', 'postgres').skip === true ? undefined : installed('nginx')

/** One of three, which may die and come back where it was. */
interface Replica {
  server: ServerProcess
  /** Sockets that it serves. */
  sockets(): Promise<number>
  start(): Promise<void>
}

let folder: string
let postgres: Postgres
let database: string
let replicas: Replica[]
let nginx: NginxProcess
/** What was started so far, newest last. */
const closers: (() => void | Promise<void>)[] = []

async function openReplica(name: string): Promise<Replica> {
  const [port, home] = [await freePort(), join(folder, name)]
  mkdirSync(home)
  const start = () =>
    startServer({ OFFICE_FILE, DATABASE_URL: postgres.url(database), TRUST_PROXY: '1', PORT: String(port) }, home)
  const replica: Replica = {
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
  const sites = replicas.map(({ server }) => server.url)
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

/** What visitors got who came one after the other until `until` had happened, with a call that is not kept or now and then a message. */
async function answersDuring(until: Promise<unknown>): Promise<Record<string, number>> {
  const visitors: Visitor[] = []
  for (const host of [11, 12, 13, 14]) visitors.push(await visit(nginx.httpsPort, nginx.certificate, `127.0.0.${host}`))
  const counts: Record<string, number> = {}
  const state = { over: false }
  void until.finally(() => (state.over = true))
  const ask = async (visitor: Visitor): Promise<void> => {
    for (let turn = 0; !state.over; turn += 1) {
      const sends = turn % 60 === 0
      const { status } = sends
        ? await visitor.post('/api/contact.php', JSON.stringify(MESSAGE), { origin: ORIGIN })
        : await visitor.get('/api/feed')
      const kind = `${sends ? 'message' : 'call'} ${status}`
      counts[kind] = (counts[kind] ?? 0) + 1
      // nginx ends a connection after its thousandth request.
      await realTime(25)
    }
  }
  await Promise.all(visitors.map(ask))
  for (const visitor of visitors) await visitor.leave()
  return counts
}

describe('nginx in front of three replicas', () => {
  test('accepts the committed configuration without a warning', () => {
    expect(nginx.log()).toBe('')
  })

  test('shares sockets out, and every page gets prices', async () => {
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

  test('a rolling upgrade fails no request and loses no message, and open pages go on elsewhere', async () => {
    const rolled = (async () => {
      for (const replica of replicas) {
        await replica.server.stop()
        await replica.start()
        // Longer than nginx leaves it out.
        await realTime(1200)
      }
    })()
    const answers = await answersDuring(rolled)
    expect(Object.keys(answers).toSorted()).toEqual(['call 200', 'message 200'])
    // None is lost, and none is there twice.
    const [kept] = await postgres.run('SELECT count(*)::int AS messages FROM demo.messages', database)
    expect(kept?.['messages']).toBe(answers['message 200'])
    await expect
      .poll(async () =>
        (await Promise.all(replicas.map((replica) => replica.sockets()))).reduce((sum, each) => sum + each),
      )
      .toBe(12)
  })

  test('a replica that is killed costs nobody an answer that can be asked for again, and comes back by itself', async () => {
    const [first] = replicas
    const died = (async () => {
      await first?.server.kill('SIGKILL')
      await realTime(1000)
      await first?.start()
      await realTime(500)
    })()
    const { 'message 503': unsure = 0, ...others } = await answersDuring(died)
    expect(Object.keys(others).toSorted()).toEqual(['call 200', 'message 200'])
    // A message that may have arrived is not sent twice: whoever wrote it is told to try again.
    expect(unsure).toBeLessThan(3)
    await expect.poll(() => replicas[0]?.sockets(), { timeout: 20_000 }).toBe(0)
  })
})
