import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join, resolve } from 'node:path'
import { io, type Socket } from 'socket.io-client'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { PRICE_CHANGED } from '#contract/paths.ts'
import { dayOf } from '#domain/calendar.ts'
import { openSqlite } from '../../src/server/store/sqlite/sqlite-store.ts'
import type { Store } from '../../src/server/store/store.ts'
import { startFakeCentralBank } from '../fakes/central-bank.ts'
import { priceBody } from '../fakes/price-body.ts'
import { type FakeProvider, startFakeProvider } from '../fakes/provider.ts'
import { startFakeSmtp } from '../fakes/smtp.ts'
import { temporaryFolder } from '../fakes/temporary-folder.ts'
import { type ServerProcess, startServer } from './server-process.ts'

const BULLETIN = resolve(import.meta.dirname, '../fakes/samples/bulletin-utf-8.xml')
const MESSAGE = JSON.stringify({ name: 'Ayşe', email: 'ayse@ornek.example', subject: 'Kur', message: 'Açık mısınız?' })

let folder: string
let provider: FakeProvider

beforeEach(async () => {
  folder = temporaryFolder()
  provider = await startFakeProvider()
  onTestFinished(() => provider.stop())
})

async function open(addresses: Record<string, string> = {}): Promise<ServerProcess> {
  const bank = await startFakeCentralBank()
  onTestFinished(() => bank.stop())
  bank.publish('2026-08-21', readFileSync(BULLETIN))
  const sources = { RATE_SOCKET_URL: provider.url, TCMB_URL: bank.url }
  const server = await startServer({ ...sources, ...addresses }, folder)
  onTestFinished(() => server.stop())
  return server
}

interface Halfway {
  /** Sends the rest of the body and returns the status of the answer. */
  finish(): Promise<number | undefined>
}

/** Sends a message's headers and half of its body. */
async function sendHalf(url: string): Promise<Halfway> {
  const half = MESSAGE.length / 2
  const sending = request(`${url}/api/contact.php`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(MESSAGE),
      expect: '100-continue',
    },
  })
  const answered = Promise.withResolvers<number | undefined>()
  sending.on('response', (response) => answered.resolve(response.resume().statusCode))
  // A server that ends first closes the connection, which is not an error here.
  sending.on('error', () => answered.resolve(undefined))
  await once(sending, 'continue')
  sending.write(MESSAGE.slice(0, half))
  return {
    finish() {
      sending.end(MESSAGE.slice(half))
      return answered.promise
    },
  }
}

/** Returns the first argument of the next event of a socket. */
function next(page: Socket, event: string): Promise<unknown> {
  const { promise, resolve: happened } = Promise.withResolvers<unknown>()
  page.once(event, happened)
  return promise
}

async function sendMessage(url: string): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${url}/api/contact.php`, { method: 'POST', headers, body: MESSAGE })
  expect(answer.status).toBe(200)
}

async function statusOf(url: string): Promise<number | 'refused'> {
  return fetch(url).then(
    ({ status }) => status,
    () => 'refused' as const,
  )
}

async function readStore<Found>(read: (store: Store) => Promise<Found>): Promise<Found> {
  const store = await openSqlite(join(folder, 'data/office.sqlite'))
  try {
    return await read(store)
  } finally {
    await store[Symbol.asyncDispose]()
  }
}

const subjects = (): Promise<string[]> =>
  readStore(async (store) => (await store.messages({ limit: 10 })).map(({ subject }) => subject))

test(
  'a server that is told to stop finishes requests, stores everything and lets pages reconnect elsewhere',
  { tags: ['core'] },
  async () => {
    const server = await open()
    const page = io(server.url, { transports: ['websocket'], reconnectionDelay: 100, reconnectionDelayMax: 200 })
    onTestFinished(() => void page.disconnect())
    const received = next(page, PRICE_CHANGED)
    await provider.connections.reached(1)
    const now = Date.now()
    provider.send(priceBody(now, { USDTRY: ['47.2330', '47.4770'] }))
    await received
    const message = await sendHalf(server.url)

    const dropped = next(page, 'disconnect')
    const ended = server.kill('SIGTERM')
    // Pages must see a lost connection: after "io server disconnect" the client would not reconnect.
    expect(await dropped).toBe('transport close')
    // The server waits at most three seconds for running requests.
    expect(await message.finish()).toBe(200)
    // After 13 seconds, the server would end with another code.
    expect(await ended).toEqual({ code: 0, signal: null })

    expect(await subjects()).toEqual(['Kur'])
    const days = await readStore((store) => store.daysOn('office', dayOf(now)))
    expect(days).toMatchObject([{ code: 'USD', sell: 47_477_000 }])

    const back = next(page, 'connect')
    await open({ PORT: new URL(server.url).port })
    await back
  },
)

test('a hanging visitor or mail server does not stop a stopping server from storing everything, and it accepts nobody', async () => {
  const smtp = await startFakeSmtp()
  onTestFinished(() => smtp.close())
  smtp.hang()
  const mail = { SMTP_URL: smtp.url, CONTACT_FROM: 'site@angun.example', CONTACT_TO: 'gise@angun.example' }
  const server = await open(mail)
  await sendMessage(server.url)
  await provider.connections.reached(1)
  const now = Date.now()
  provider.send(priceBody(now, { USDTRY: ['47.2330', '47.4770'] }))
  await expect.poll(async () => (await fetch(`${server.url}/api/feed?dil_kodu=tr`)).text()).toContain('47.4770')
  await sendHalf(server.url)
  const seen: string[] = []
  let isOver = false
  const ended = server.kill('SIGTERM').finally(() => (isOver = true))
  const hasStopped = async (): Promise<boolean> => {
    const [readiness, site] = [await statusOf(`${server.adminUrl}/readyz`), await statusOf(server.url)]
    if (!isOver) seen.push(`${readiness} ${site}`)
    return isOver
  }
  await expect.poll(hasStopped, { interval: 100 }).toBe(true)
  expect(await ended).toEqual({ code: 0, signal: null })
  // On a busy machine, no request may have been made while the server waited.
  expect(seen.length < 10 ? ['503 refused'] : seen).toContain('503 refused')
  expect(await subjects()).toEqual(['Kur'])
  expect(await readStore((store) => store.daysOn('office', dayOf(now)))).toHaveLength(1)
})

test('several signals of one Ctrl-C count once, and a later signal ends the server immediately', async () => {
  const server = await open()
  // One of the two messages keeps the server waiting.
  const [message] = [await sendHalf(server.url), await sendHalf(server.url)]
  const page = io(server.url, { transports: ['websocket'], reconnection: false })
  await next(page, 'connect')
  const dropped = next(page, 'disconnect')
  const ended = server.kill('SIGINT')
  void server.kill('SIGINT')
  await dropped
  // The second signal has not ended the server.
  expect(await message.finish()).toBe(200)
  let end: unknown
  void ended.then((how) => (end = how))
  const insists = async (): Promise<unknown> => {
    void server.kill('SIGINT')
    return end
  }
  await expect.poll(insists, { interval: 100 }).toEqual({ code: 1, signal: null })
})

test(
  'a server that is killed has stored every acknowledged message and starts again with the same database',
  { tags: ['core'] },
  async () => {
    const server = await open()
    await sendMessage(server.url)
    expect(await server.kill('SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' })
    expect(await subjects()).toEqual(['Kur'])
    const again = await open()
    expect(await (await fetch(`${again.adminUrl}/readyz`)).json()).toMatchObject({ store: { writable: true } })
  },
)

test('a second site with the same data is refused with one sentence, and the first continues', async () => {
  const server = await open()
  await expect(open()).rejects.toThrow(
    // The admin port opens at the same time as the store, so its log line may come before or after the error.
    /Bu veri klasörünü çalışan başka bir site kullanıyor: .*\n.*DATA_DIR değiştirilmeli\.\n*(?:\{.*\}\n*)*$/,
  )
  await sendMessage(server.url)
})

test('a server whose store thread has ended exits, so that its supervisor restarts it', async () => {
  const onSignal = 'process.on("worker",(worker)=>process.on("SIGUSR2",()=>worker.terminate()))'
  const server = await open({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(onSignal)}` })
  expect(await server.kill('SIGUSR2')).toEqual({ code: 1, signal: null })
  await expect.poll(() => server.printed.join('\n')).toContain('the thread of the store has ended')
})
