import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import type { PanelPage } from '#contract/panel/page.ts'
import { SECOND } from '#domain/calendar.ts'
import { type FakeClock, fakeClock } from '../../../test/fakes/clock.ts'
import { homePage, panelFrame } from '../../../test/fakes/panel-page.ts'
import { silentLog } from '../../../test/fakes/recorded-log.ts'
import { addStream, type Seen } from './stream.ts'

const NOW = Date.parse('2026-08-01T17:12:08+03:00')

interface Streams extends AsyncDisposable {
  readonly clock: FakeClock
  readonly url: string
  /** What whoever follows a page sees of it now. */
  seen: Seen
  /** Waited for while the session of a request is looked up. */
  lookUp: (request: IncomingMessage) => Promise<unknown>
  /** Follows a page; resolves with the status, and gathers what is told. */
  follow(address?: string, session?: string): Promise<Followed>
}

interface Followed {
  readonly status: number
  readonly events: string[]
  readonly ended: Promise<void>
  readonly close: () => void
}

function page(sourceTime: number, renderedAt = sourceTime): PanelPage {
  return { frame: panelFrame('gise', { renderedAt, sourceTime }), body: homePage() }
}

async function streams(): Promise<Streams> {
  const clock = fakeClock(NOW)
  const app = fastify()
  const state: Pick<Streams, 'seen' | 'lookUp'> = {
    seen: { kind: 'page', page: page(NOW) },
    lookUp: () => Promise.resolve(),
  }
  addStream(app, {
    async followerOf({ headers, raw }) {
      await state.lookUp(raw)
      const session = String(headers['x-session'] ?? '')
      return session === '' ? null : { session, look: () => Promise.resolve(state.seen) }
    },
    clock,
    log: silentLog,
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    clock,
    url,
    set lookUp(lookUp: Streams['lookUp']) {
      state.lookUp = lookUp
    },
    get seen() {
      return state.seen
    },
    set seen(seen) {
      state.seen = seen
    },
    follow: (address = '/', session = 'a') =>
      new Promise((resolve, reject) => {
        const asked = get(`${url}/akis?sayfa=${encodeURIComponent(address)}`, { headers: { 'x-session': session } })
        asked.on('error', reject)
        asked.on('response', (answer) => {
          const events: string[] = []
          const ended = Promise.withResolvers<void>()
          answer.setEncoding('utf8').on('data', (text: string) => {
            events.push(...[...text.matchAll(/^event: (\w+)$/gm)].map(([, event = '']) => event))
          })
          answer.on('close', ended.resolve)
          resolve({ status: answer.statusCode ?? 0, events, ended: ended.promise, close: () => asked.destroy() })
        })
      }),
    [Symbol.asyncDispose]: () => app.close(),
  }
}

describe('the stream of a page', () => {
  test('tells it at once, whenever it says something else, and that it lives', async () => {
    await using site = await streams()
    const { events } = await site.follow()
    await site.clock.advance(0)
    await expect.poll(() => events).toEqual(['page'])
    // A later moment alone makes no other page.
    site.seen = { kind: 'page', page: page(NOW, NOW + SECOND) }
    await site.clock.advance(4 * SECOND)
    expect(events).toEqual(['page'])
    await site.clock.advance(2 * SECOND)
    await expect.poll(() => events).toEqual(['page', 'alive'])
    site.seen = { kind: 'page', page: page(NOW + 7 * SECOND) }
    await site.clock.advance(SECOND)
    await expect.poll(() => events).toEqual(['page', 'alive', 'page'])
  })

  test('ends with the session', async () => {
    await using site = await streams()
    const { events, ended } = await site.follow()
    await site.clock.advance(0)
    site.seen = { kind: 'over' }
    await site.clock.advance(SECOND)
    await ended
    expect(events).toEqual(['page', 'ended'])
    expect(site.clock.waiting()).toBe(0)
  })

  test('is for who is signed in, of a page of the panel, four of a session at a time', async () => {
    await using site = await streams()
    expect((await site.follow('/', '')).status).toBe(401)
    expect((await site.follow('https://evil.example')).status).toBe(400)
    const open = await Promise.all([1, 2, 3, 4].map(() => site.follow()))
    expect(open.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await site.follow()).status).toBe(429)
    expect((await site.follow('/', 'b')).status).toBe(200)
    open[0]?.close()
    await expect.poll(async () => (await site.follow()).status).toBe(200)
  })

  test('is nobody’s who went while the session was looked up', async () => {
    await using site = await streams()
    const gone = Promise.withResolvers<void>()
    const asked = get(`${site.url}/akis?sayfa=/`, { headers: { 'x-session': 'a' } }).on('error', () => gone.resolve())
    site.lookUp = ({ socket }) => {
      asked.destroy()
      return once(socket, 'close')
    }
    await gone.promise
    site.lookUp = () => Promise.resolve()
    const open = await Promise.all([1, 2, 3, 4].map(() => site.follow()))
    expect(open.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  })

  test('does not keep the server from closing', async () => {
    const site = await streams()
    const { ended } = await site.follow()
    await site[Symbol.asyncDispose]()
    await ended
    expect(site.clock.waiting()).toBe(0)
  })
})
