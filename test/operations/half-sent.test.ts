import { createServer } from 'node:http'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test, type TestContext } from 'vitest'
import { actionPath } from '#contract/panel/action-shapes.ts'
import { installed, type NeedName } from '../../scripts/needs.ts'
import { listenLocally, stopListening } from '../fakes/listening.ts'
import { panelVisitor } from '../fakes/panel-visitor.ts'
import { addPerson } from '../fakes/run-office.ts'
import { temporaryFolder } from '../fakes/temporary-folder.ts'
import { openWire, type Wire } from '../fakes/wire.ts'
import { skipWithout } from '../needs.ts'
import { startCaddy } from './caddy-process.ts'
import { startNginx } from './nginx-process.ts'
import { type Site, startServer } from './server-process.ts'
import { visit, type Visitor } from './visitor.ts'

const HOST = 'panel.angun.example'
const ORIGIN = `https://${HOST}`
const WAVES = 3
/** Each connection of a wave comes from an address of its own. The first address is the owner's, too. */
const CONNECTIONS = 5
const ON_EACH = 104

/**
 * Separates a stop that waited for half-sent POSTs (30 s, or no answer) from one on a busy machine. On a quiet machine
 * the answer comes within a second, which the annotations of a run show.
 */
const MAX_ANSWER_MS = 5000

/** Requests that a stranger begins to send, with an announced length that the panel would accept. */
const BEGUN = [
  { path: actionPath('changePicture'), length: 100_000 },
  { path: actionPath('signIn'), length: 30_000 },
]
const SENT = '{"credential":'
const HALT = JSON.stringify({ codes: null, reason: '' })

let folder: string

beforeEach(() => {
  folder = temporaryFolder()
})

/** Starts the site and signs in its owner. */
async function office(more: Readonly<Record<string, string>>) {
  const settings = {
    DATA_DIR: join(folder, 'data'),
    PANEL_ORIGIN: ORIGIN,
    ...more,
  }
  const site = await startServer(settings, folder)
  onTestFinished(() => site.stop())
  const link = await addPerson(settings, 'Kemal')
  const { cookie, stopPass, formToken } = await panelVisitor(site.panelUrl, ORIGIN).enrol(link)
  const headers = { origin: ORIGIN, cookie: `${cookie}; ${stopPass}`, 'x-panel-token': formToken }
  return { site, headers }
}

type Office = Awaited<ReturnType<typeof office>>

interface Way {
  /** Begins one wave of POSTs. Resolves when their heads have arrived. */
  readonly wave: () => Promise<void>
  /** Counts the POSTs of all waves that have no answer. */
  readonly waiting: () => number
  /** Stops all prices on a new connection. */
  readonly stop: () => Promise<unknown>
}

/** Expects that the owner's stop is answered beside all waves while their POSTs still wait. */
async function expectStops({ wave, waiting, stop }: Way, annotate: TestContext['annotate']): Promise<void> {
  for (let each = 0; each < WAVES; each += 1) {
    await wave()
    const asked = performance.now()
    expect(await stop()).toMatchObject({ kind: 'halted' })
    const took = Math.round(performance.now() - asked)
    const stillWaiting = waiting()
    await annotate(`wave ${each + 1}: answered after ${took} ms, ${stillWaiting} half-sent POSTs were waiting`)
    expect(took, 'ms until the answer; on a quiet machine the office gets it within 1000').toBeLessThan(MAX_ANSWER_MS)
    expect(stillWaiting).toBeGreaterThan(0)
  }
}

test('half-sent POSTs to the panel itself do not delay a stop', async ({ annotate }) => {
  const { site, headers } = await office({})
  const wires: Wire[] = []
  const way: Way = {
    async wave() {
      const opened = await Promise.all(Array.from({ length: CONNECTIONS * ON_EACH }, () => openWire(site.panelUrl)))
      onTestFinished(() => {
        for (const wire of opened) wire.leave()
      })
      wires.push(...opened)
      for (const [index, wire] of opened.entries()) {
        const { path, length } = begun(index)
        const head = [`POST ${path} HTTP/1.1`, `Host: ${HOST}`, `Origin: ${ORIGIN}`, 'Content-Type: application/json']
        wire.send([...head, `Content-Length: ${length}`, '', SENT].join('\r\n'))
      }
    },
    waiting: () => wires.filter((wire) => !wire.isClosed() && wire.received() === '').length,
    async stop() {
      const wire = await openWire(site.panelUrl)
      const all = { host: HOST, ...headers, 'content-type': 'application/json', 'content-length': HALT.length }
      const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
      wire.send([`POST ${actionPath('halt')} HTTP/1.1`, ...lines, 'Connection: close', '', HALT].join('\r\n'))
      return JSON.parse((await wire.ended()).split('\r\n\r\n')[1] ?? '') as unknown
    },
  }
  await expectStops(way, annotate)
})

interface Proxy {
  readonly httpsPort: number
  readonly certificate: string
  stop(): Promise<void>
}

const PROXIES: readonly {
  readonly name: NeedName & ('nginx' | 'caddy')
  readonly start: (program: string, site: Site) => Promise<Proxy>
}[] = [
  { name: 'nginx', start: (program, site) => startNginx(program, [site], folder) },
  { name: 'caddy', start: (program, site) => startCaddy(program, site, folder) },
]

describe.each(PROXIES)('the shipped configuration of $name', ({ name, start }) => {
  beforeEach(skipWithout(name))

  const startProxy = async (site: Site): Promise<Proxy> => {
    const proxy = await start(installed(name) ?? name, site)
    onTestFinished(() => proxy.stop())
    return proxy
  }

  test('half-sent POSTs do not delay a stop', async ({ annotate }) => {
    const own = await office({ TRUST_PROXY: '1' })
    await expectStops(throughProxy(await startProxy(own.site), own), annotate)
  })

  test('the proxy forwards a POST only when its body has arrived', async () => {
    const upstream = await fakeSite()
    const { httpsPort, certificate } = await startProxy(upstream)
    const visitor = await visit(httpsPort, certificate, '127.0.0.1', HOST)
    onTestFinished(() => visitor.cut())
    visitor.begin('/half', () => undefined, SENT, { ':authority': HOST, 'content-length': 100_000 })
    await visitor.post('/whole', 'x'.repeat(100_000), { ':authority': HOST })
    expect(upstream.asked).toEqual(['/whole'])
  })

  test.each([
    ['the site', 'localhost'],
    ['the panel', HOST],
  ])('the answers of %s have the header that requires TLS once', async (_what, authority) => {
    const { httpsPort, certificate } = await startProxy(await fakeSite())
    const visitor = await visit(httpsPort, certificate, '127.0.0.1', HOST)
    onTestFinished(() => visitor.cut())
    const { headers } = await visitor.get('/', { ':authority': authority })
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
  })
})

/** A site whose answers require TLS themselves. `asked` lists the paths of its requests, without checks of its health. */
async function fakeSite() {
  const asked: string[] = []
  const server = createServer((request, response) => {
    if (request.url !== '/ready') asked.push(request.url ?? '')
    response.setHeader('strict-transport-security', 'max-age=31536000')
    request.on('end', () => response.end()).resume()
  })
  const url = await listenLocally(server)
  onTestFinished(() => stopListening(server))
  return { url, adminUrl: url, panelUrl: url, asked }
}

function throughProxy({ httpsPort, certificate }: Proxy, { headers }: Office): Way {
  const connect = async (from: string): Promise<Visitor> => {
    const visitor = await visit(httpsPort, certificate, from, HOST)
    onTestFinished(() => visitor.cut())
    return visitor
  }
  const own = { ':authority': HOST, ...headers }
  let waiting = 0
  return {
    async wave() {
      const strangers = await Promise.all(
        Array.from({ length: CONNECTIONS }, (_, index) => connect(`127.0.0.${index + 1}`)),
      )
      const heads = { ':authority': HOST, origin: ORIGIN, 'content-type': 'application/json' }
      for (const stranger of strangers) {
        for (let each = 0; each < ON_EACH; each += 1) {
          const { path, length } = begun(each)
          waiting += 1
          stranger.begin(path, () => (waiting -= 1), SENT, { ...heads, 'content-length': length })
        }
        // The answer of the site proves that the proxy has read everything before it.
        await stranger.get('/favicon.svg', { ':authority': 'localhost' })
      }
    },
    waiting: () => waiting,
    async stop() {
      const { body } = await (await connect('127.0.0.1')).post(actionPath('halt'), HALT, own)
      return JSON.parse(body.toString()) as unknown
    },
  }
}

function begun(index: number): (typeof BEGUN)[number] {
  const one = BEGUN[index % BEGUN.length]
  if (one === undefined) throw new Error('nothing to send')
  return one
}
