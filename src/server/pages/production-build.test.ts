import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fakeApp } from '../../../test/fakes/app.ts'
import { staticFiles } from './production-build.ts'

const SCRIPT = 'console.log("kur")'.repeat(100)

let folder: string
let app: FastifyInstance
const logged: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'client-'))
  const script = 'assets/home-Ab12.js'
  const files = [
    [script, SCRIPT],
    [`${script}.br`, brotliCompressSync(SCRIPT)],
    [`${script}.gz`, gzipSync(SCRIPT)],
    ['logo.png', 'picture'],
    ['sw.js', 'keeps()'],
    ['unregister.js', 'leaves()'],
    ['.vite/manifest.json', '{}'],
  ] as const
  for (const name of ['assets', '.vite']) await mkdir(join(folder, name))
  for (const [name, content] of files) await writeFile(join(folder, name), content)
  app = fakeApp({ logged })
  await staticFiles(app, folder, { keepsPages: true })
})

afterAll(() => rm(folder, { recursive: true }))

describe('a built file', () => {
  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)(
    'the server sends the compressed file of the build to a client that accepts %s',
    async (accepted, encoding, unpack) => {
      const { headers, rawPayload } = await app.inject({
        url: '/assets/home-Ab12.js',
        headers: { 'accept-encoding': accepted },
      })
      expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
      expect(headers['content-type']).toMatch(/^(?:text|application)\/javascript/)
      expect(unpack(rawPayload).toString()).toBe(SCRIPT)
    },
  )

  test('a file with a hash in its name is cached forever, any other file for an hour', async () => {
    const script = await app.inject('/assets/home-Ab12.js')
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const logo = await app.inject('/logo.png')
    expect(logo.headers).toMatchObject({ 'cache-control': 'public, max-age=3600', 'content-type': 'image/png' })
    const again = await app.inject({ url: '/logo.png', headers: { 'if-none-match': logo.headers.etag ?? '' } })
    expect(again.statusCode).toBe(304)
  })

  test.each(['bytes=99999-', 'bytes=5-2', 'bytes=a-b', 'bytes=-0', 'bytes=', 'bytes=0-1', 'lines=1'])(
    'the server ignores the range %s and sends the whole file',
    async (range) => {
      for (const url of ['/logo.png', '/assets/home-Ab12.js']) {
        const { statusCode, headers, payload } = await app.inject({ url, headers: { range } })
        expect([statusCode, payload]).toEqual([200, url === '/logo.png' ? 'picture' : SCRIPT])
        expect(headers['accept-ranges']).not.toBe('bytes')
      }
      expect(logged).toEqual([])
    },
  )

  test('the server answers 412 to an unmet condition and logs nothing', async () => {
    for (const condition of [{ 'if-match': '"other"' }, { 'if-unmodified-since': 'Thu, 01 Jan 2004 00:00:00 GMT' }])
      expect((await app.inject({ url: '/logo.png', headers: condition })).statusCode).toBe(412)
    expect(logged).toEqual([])
  })

  test('the server answers 405 to PUT', async () => {
    const { statusCode, headers } = await app.inject({ method: 'PUT', url: '/logo.png' })
    expect([statusCode, headers.allow]).toEqual([405, 'HEAD, GET, OPTIONS'])
  })
})

test('the service worker is never cached and is replaced by an unregistering one if pages are not kept', async () => {
  const { headers, payload } = await app.inject('/sw.js')
  expect([headers['cache-control'], payload]).toEqual(['no-cache', 'keeps()'])
  const without = fakeApp({ logged })
  await staticFiles(without, folder, { keepsPages: false })
  expect((await without.inject('/sw.js')).payload).toBe('leaves()')
  await without.close()
})

test.each(['/.vite/manifest.json', '/unregister.js', '/assets/home-Ab12.js.br', '/assets/', '/%2e%2e/package.json'])(
  'the server does not serve %s',
  async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404)
  },
)
