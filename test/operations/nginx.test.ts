import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingHttpHeaders } from 'node:http'
import { get as getByTls } from 'node:https'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PRICE_CHANGED } from '#contract/paths.ts'
import { installed } from '../../scripts/needs.ts'
import { withGold } from '../fakes/gold-office.ts'
import { needs, skipWithout } from '../needs.ts'
import { type NginxProcess, startNginx } from './nginx-process.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { type Answer, visit, type Visitor } from './visitor.ts'

const SAMPLE = resolve(import.meta.dirname, '../../office/office.yaml')
const ORIGIN = 'https://www.angun.example'
const PANEL = 'https://panel.angun.example'
const MESSAGE = { name: 'Ayşe', email: 'ayse@ornek.example', phone: '', subject: 'Kur', message: 'Açık mısınız?' }
const FORM = { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' }

const nginxPath = needs('nginx').skip === true ? undefined : installed('nginx')

let folder: string
let site: ServerProcess
let nginx: NginxProcess
let visitor: Visitor
/** Functions that close what was started, in the order of the starts. */
const closers: (() => void | Promise<void>)[] = []

beforeAll(async () => {
  if (nginxPath === undefined) return
  folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  closers.push(() => rmSync(folder, { recursive: true }))
  const officeFile = join(folder, 'office.yaml')
  writeFileSync(
    officeFile,
    withGold(readFileSync(SAMPLE, 'utf8')).replace('\nveri_paylasimi: hayır', '\nveri_paylasimi: evet'),
  )
  site = await startServer({ OFFICE_FILE: officeFile, TRUST_PROXY: '1', PANEL_ORIGIN: PANEL }, folder)
  closers.push(() => site.stop())
  nginx = await startNginx(nginxPath, [site], folder)
  closers.push(() => nginx.stop())
  visitor = await visit(nginx.httpsPort, nginx.certificate)
  closers.push(() => visitor.leave())
})

afterAll(async () => {
  for (const close of closers.toReversed()) await close()
})

beforeEach(skipWithout('nginx'))

/** Requests a path directly from the server, without nginx. */
async function direct(path: string, headers: Record<string, string>): Promise<Buffer> {
  const chunks: Buffer[] = []
  const { promise, resolve: done, reject } = Promise.withResolvers<Buffer>()
  get(site.url + path, { headers }, (response) =>
    response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => done(Buffer.concat(chunks))),
  ).on('error', reject)
  return promise
}

function formOf(fields: Readonly<Record<string, string>>): string {
  return new URLSearchParams(fields).toString()
}

/** Returns the number of cached answers. */
function copies(): number {
  return readdirSync(join(folder, 'cache'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    .length
}

function json({ body }: Answer): unknown {
  return JSON.parse(body.toString())
}

describe('the committed configuration of the panel', () => {
  /** Requests a path of the panel. The certificate is the site's, so it is not verified. */
  const panel = (path: string) => {
    const { promise, resolve: done, reject } = Promise.withResolvers<{ status: number; headers: IncomingHttpHeaders }>()
    const { hostname } = new URL(PANEL)
    const asked = { host: '127.0.0.1', port: nginx.httpsPort, servername: hostname, rejectUnauthorized: false }
    getByTls({ ...asked, path, headers: { host: hostname } }, (answer) => {
      answer.resume()
      done({ status: answer.statusCode ?? 0, headers: answer.headers })
    }).on('error', reject)
    return promise
  }

  test('the panel needs a session, is not cached and requires TLS', async () => {
    expect((await panel('/api/stream?sayfa=/')).status).toBe(401)
    const { status, headers } = await panel('/')
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'strict-transport-security': 'max-age=31536000',
      'x-robots-tag': 'noindex, nofollow',
    })
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  test("the panel's host serves only the panel, and the site's host serves none of its pages", async () => {
    expect((await panel('/favicon.svg')).status).toBe(200)
    expect((await panel('/openapi.json')).status).toBe(404)
    expect((await visitor.get('/giris')).status).toBe(404)
  })
})

describe('the committed configuration of the site', () => {
  test('nginx accepts the committed configuration without a warning', () => {
    expect(nginx.log()).toBe('')
  })

  test('nginx redirects http to the same page with https', async () => {
    const response = await fetch(`http://127.0.0.1:${nginx.httpPort}/rates?x=1`, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([301, 'https://localhost/rates?x=1'])
  })

  test('nginx does not answer for a foreign host name', async () => {
    await expect(visit(nginx.httpsPort, nginx.certificate, '127.0.0.1', 'other.example')).rejects.toThrow(
      /alert|closed/,
    )
  })

  test("nginx serves a page over HTTP/2 with the server's compression and requires TLS", async () => {
    const { status, headers, body } = await visitor.get('/about', { 'accept-encoding': 'gzip, deflate, br, zstd' })
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/html; charset=utf-8',
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    })
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/)
    expect(headers['server']).toBe('nginx')
    expect(brotliDecompressSync(body).toString()).toContain('<h1')
    // While the server renders a new page, nginx may serve the previous one for some seconds.
    const isOwn = async (): Promise<boolean> => {
      const through = await visitor.get('/about', { 'accept-encoding': 'br' })
      return through.body.equals(await direct('/about', { 'accept-encoding': 'br' }))
    }
    await expect.poll(isOwn).toBe(true)
  })

  test.each([
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, gzip', 'br'],
    ['', undefined],
  ])('nginx caches one answer per encoding: "%s" gets %s', async (accepted, encoding) => {
    const { headers } = await visitor.get('/documents', { 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBe(encoding)
  })

  test('nginx caches a page with rates for one second and answers 304 for a known tag', async () => {
    const asks = { 'accept-encoding': 'br' }
    // On a busy machine the second may have passed before the next request, so repeat the requests.
    const askedAgain = async (): Promise<unknown> => {
      const { etag } = (await visitor.get('/rates', asks)).headers
      const { headers } = await visitor.get('/rates', asks)
      const { status, body } = await visitor.get('/rates', { ...asks, 'if-none-match': etag })
      return { kept: headers['x-cache'], control: headers['cache-control'], known: [status, body.length] }
    }
    const control = 'public, s-maxage=1, max-age=0, must-revalidate'
    await expect.poll(askedAgain).toEqual({ kept: 'HIT', control, known: [304, 0] })
    // An expired page is requested again and never served stale.
    await expect
      .poll(async () => (await visitor.get('/rates', asks)).headers['x-cache'], { interval: 100 })
      .toBe('EXPIRED')
  })

  test('the server-timing header has the time of the latest request, even if the page has not changed', async () => {
    const asks = { 'accept-encoding': 'br' }
    let kept = (await visitor.get('/contact', asks)).headers.etag
    const ageOfNextOfSamePage = async (): Promise<number> => {
      const { headers } = await visitor.get('/contact', asks)
      const isNext = headers['x-cache'] !== 'HIT' && headers.etag === kept
      kept = headers.etag
      return isNext ? Date.now() - Number(String(headers['server-timing']).replace('clock;dur=', '')) : Infinity
    }
    await expect.poll(ageOfNextOfSamePage, { timeout: 60_000, interval: 500 }).toBeLessThan(5000)
  })

  test('nginx ignores unknown query strings in its cache and does not cache unknown paths', async () => {
    const asks = { 'accept-encoding': 'identity' }
    const page = await visitor.get('/about', asks)
    const [file = ''] = /\/assets\/[\w.-]+\.css/.exec(page.body.toString()) ?? []
    await visitor.get(file, asks)
    const before = copies()
    for (let x = 0; x < 20; x += 1) {
      expect((await visitor.get(`${file}?x=${x}`, asks)).headers['x-cache']).toBe('HIT')
      const same = await visitor.get(`/about?x=${x}&y`, asks)
      expect([same.status, same.body.equals(page.body)]).toEqual([200, true])
      expect((await visitor.get(`/%61bout?x=${x}`, asks)).headers['x-cache']).toBe('BYPASS')
      expect((await visitor.get(`/nowhere-${x}`, asks)).status).toBe(404)
    }
    expect(copies()).toBe(before)
  })

  test('nginx never confuses the answers to different questions of the calculators', async () => {
    const asks = { 'accept-encoding': 'identity' }
    const [dollars, euros] = ['?bozdur=USD&tutar=500', '?al=EUR&tutar=7'].map((question) => `/hesapla${question}`)
    for (const unasked of ['/hesapla', '/altin']) await visitor.get(unasked, asks)
    for (const [path, words] of [
      [dollars, '500 USD bozdurursanız'],
      [euros, '7 EUR alırsanız'],
      ['/altin?lira=75000', 'value="75.000"'],
    ]) {
      const page = await visitor.get(path ?? '', asks)
      expect([page.status, page.headers['x-cache']]).toEqual([200, 'BYPASS'])
      expect(page.body.toString()).toContain(words)
    }
  })

  test('nginx keeps the header that lets other sites read a cached API answer', async () => {
    const asks = { 'accept-encoding': 'identity', origin: 'https://baska.example' }
    const { headers } = await visitor.get('/api/feed?dil_kodu=tr', asks)
    expect(headers['access-control-allow-origin']).toBe('*')
  })

  test.each([
    '/api/central-bank',
    '/api/feed?dil_kodu=tr',
    '/api/feed?dil_kodu=tr&board=coins',
    '/api/daily-summary?date=2026-08-03',
    '/api/daily-summary?date=2026-08-03&board=gold',
    '/api/chart-data?currency=EUR&period=weekly',
    '/api/chart-data?currency=CEYREK_YENI&period=weekly',
  ])('nginx caches an API request only in the spelling that pages use: %s', async (call) => {
    const asks = { 'accept-encoding': 'identity' }
    expect((await visitor.get(call, asks)).status).toBe(200)
    expect((await visitor.get(call, asks)).headers['x-cache']).toMatch(/^(?:HIT|EXPIRED)$/)
    const before = copies()
    const [path = '', query = ''] = call.split('?')
    for (const spelling of [
      `${path}?x=1`,
      `${call}${query === '' ? '?' : '&'}x=1`,
      `${path}?${query.split('&').toReversed().join('&')}&`,
    ])
      expect((await visitor.get(spelling, asks)).headers['x-cache']).toBe('BYPASS')
    expect(copies()).toBe(before)
  })

  test('nginx forwards the WebSocket of the price relay', async () => {
    const socket = io(`https://localhost:${nginx.httpsPort}`, {
      transports: ['websocket'],
      ca: nginx.certificate,
      extraHeaders: { origin: ORIGIN },
    })
    const { promise: received, resolve: receive, reject } = Promise.withResolvers<unknown>()
    socket.once(PRICE_CHANGED, receive).once('connect_error', reject)
    await expect(received).resolves.toHaveProperty('data.USDTRY.satis')
    socket.disconnect()
  })

  test('nginx limits one address to a thousand concurrent requests without affecting others', async () => {
    const crowd = await Promise.all(
      Array.from({ length: 8 }, () => visit(nginx.httpsPort, nginx.certificate, '127.0.0.6')),
    )
    // The body of each request never arrives.
    const statuses: number[] = []
    for (const one of crowd)
      for (let each = 0; each < 126; each += 1) one.begin('/contact', (status) => statuses.push(status))
    await expect.poll(() => statuses).toEqual(Array.from({ length: 8 }, () => 429))
    const [first] = crowd
    const refused = await first?.get('/about')
    expect([refused?.status, refused?.headers['retry-after']]).toEqual([429, '60'])
    expect(refused?.body.toString()).toContain('çok fazla istek')
    expect((await visitor.get('/about')).status).toBe(200)
    for (const one of crowd) one.cut()
  })

  test('the limit of messages counts the real address of a visitor, not a forged header', async () => {
    const sends = async (from: string, times: number): Promise<number[]> => {
      const sender = await visit(nginx.httpsPort, nginx.certificate, from)
      const statuses = []
      for (let index = 0; index < times; index += 1) {
        const forged = { origin: ORIGIN, 'x-forwarded-for': `10.0.0.${index}`, 'x-forwarded-host': 'evil.example' }
        statuses.push((await sender.post('/api/contact.php', JSON.stringify(MESSAGE), forged)).status)
      }
      await sender.leave()
      return statuses
    }
    expect(await sends('127.0.0.2', 21)).toEqual([...Array.from({ length: 20 }, () => 200), 429])
    expect(await sends('127.0.0.3', 1)).toEqual([200])
  })

  test('nginx forwards a form without scripts, never caches its answer and leaves its size limit to the server', async () => {
    const sender = await visit(nginx.httpsPort, nginx.certificate, '127.0.0.5')
    const send = (message: string) => sender.post('/contact', formOf({ ...MESSAGE, message }), FORM)
    const taken = await send('Formdan: açık mısınız?')
    expect([taken.status, taken.headers.location]).toEqual([303, '/contact/received'])
    const broughtBack = await send(' ')
    expect([broughtBack.status, broughtBack.headers['x-cache'] ?? '']).toEqual([400, ''])
    expect((await send('ş'.repeat(12_000))).body.toString()).toContain('Mesajınız çok uzun')
    expect((await sender.get('/contact')).body.toString()).not.toContain('Mesaj gönderilmedi')
    await sender.leave()
  })

  test('the site refuses messages from foreign pages and messages of more than 32 KiB', async () => {
    const sender = await visit(nginx.httpsPort, nginx.certificate, '127.0.0.4')
    const claims = { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }
    expect((await sender.post('/api/contact.php', JSON.stringify(MESSAGE), claims)).status).toBe(403)
    const long = JSON.stringify({ ...MESSAGE, message: 'x'.repeat(33 * 1024) })
    const refused = await sender.post('/api/contact.php', long, { origin: ORIGIN })
    expect([refused.status, json(refused)]).toEqual([413, { status: 'error', message: 'Gönderilen veri çok büyük.' }])
    await sender.leave()
  })

  // This test must be the last one, because it stops the server.
  test('nginx answers 503 with a retry page while the server is down, and serves no old rate', async () => {
    await visitor.get('/rates')
    await site.stop()
    const seen: unknown[] = []
    const ask = async (): Promise<number> => {
      const { status, headers } = await visitor.get('/rates')
      seen.push(headers['x-cache'])
      return status
    }
    await expect.poll(ask, { interval: 100 }).toBe(503)
    expect(seen).not.toContain('STALE')
    const page = await visitor.get('/rates')
    expect(page.headers).toMatchObject({
      'retry-after': '5',
      'cache-control': 'no-store',
      'strict-transport-security': 'max-age=31536000',
    })
    expect(page.body.toString()).toContain('Birazdan buradayız')
    const call = await visitor.post('/api/contact.php', JSON.stringify(MESSAGE), { origin: ORIGIN })
    expect([call.status, json(call)]).toEqual([503, expect.objectContaining({ status: 'error' })])
    const form = await visitor.post('/contact', formOf(MESSAGE), FORM)
    expect([form.status, form.body.toString()]).toEqual([503, expect.stringContaining('geri düğmesiyle forma dönüp')])
    expect(form.body.toString()).not.toContain('refresh')
  })
})
