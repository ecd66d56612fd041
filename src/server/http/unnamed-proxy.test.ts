import type { FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { fakeApp } from '../../../test/fakes/app.ts'
import { keptLog } from '../../../test/fakes/kept-log.ts'
import type { TrustedProxies } from '../runtime/visitor-address.ts'
import { listen } from './app.ts'
import { watchForProxy } from './unnamed-proxy.ts'

let app: FastifyInstance
afterEach(() => app.close())

/** What is known after two visits that came with this header. */
async function visited(trusted: TrustedProxies, headers: Record<string, string>) {
  const { log, warnings } = keptLog()
  const proxy = watchForProxy(trusted, log)
  app = fakeApp({ trustProxy: trusted, look: proxy.look })
  app.get('/api/ping', () => ({ status: 'success' }))
  const url = await listen(app, { host: '127.0.0.1', port: 0 })
  for (let visit = 0; visit < 2; visit += 1) await fetch(`${url}/api/ping`, { headers })
  return { found: proxy.isThere(), warnings: warnings().map(({ msg }) => msg) }
}

const BY_PROXY = { 'x-forwarded-for': '203.0.113.9' }

test('a proxy on this machine that TRUST_PROXY does not name is said, once', async () => {
  expect(await visited(false, BY_PROXY)).toEqual({
    found: true,
    warnings: ['a proxy on this machine is not named in TRUST_PROXY: all visitors count as one'],
  })
})

test('one that is named is none to speak of, nor is a visitor without one', async () => {
  expect(await visited(1, BY_PROXY)).toEqual({ found: false, warnings: [] })
  await app.close()
  expect(await visited(false, {})).toEqual({ found: false, warnings: [] })
})

test('what a visitor from elsewhere claims is no sign of one', () => {
  const { log } = keptLog()
  const proxy = watchForProxy(false, log)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all that is read of a request
  proxy.look({ headers: BY_PROXY, socket: { remoteAddress: '198.51.100.1' } } as unknown as Parameters<
    typeof proxy.look
  >[0])
  expect(proxy.isThere()).toBe(false)
})
