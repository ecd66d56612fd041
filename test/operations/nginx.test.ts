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
/** What was started so far, newest last. */
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

/** What the server itself sends, past nginx. */
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

/** How many answers nginx keeps. */
function copies(): number {
  return readdirSync(join(folder, 'cache'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    .length
}

function json({ body }: Answer): unknown {
  return JSON.parse(body.toString())
}

describe('the committed configuration of the panel', () => {
  /** Its certificate is that of the site here: what it says is not asked. */
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

  test('lets nobody in without a session, keeps nothing, and tells browsers to stay with TLS', async () => {
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

  test('serves its files, and none of the site; nor has the site one of its pages', async () => {
    expect((await panel('/favicon.svg')).status).toBe(200)
    expect((await panel('/openapi.json')).status).toBe(404)
    expect((await visitor.get('/giris')).status).toBe(404)
  })
})

describe('the committed nginx configuration', () => {
  test('is accepted without a warning', () => {
    expect(nginx.log()).toBe('')
  })

  test('sends who comes without TLS to the same page with it', async () => {
    const response = await fetch(`http://127.0.0.1:${nginx.httpPort}/rates?x=1`, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([301, 'https://localhost/rates?x=1'])
  })

  test('gives a name that is not ours no answer', async () => {
    await expect(visit(nginx.httpsPort, nginx.certificate, '127.0.0.1', 'other.example')).rejects.toThrow(
      /alert|closed/,
    )
  })

  test('serves a page over HTTP/2 as the server compressed it, and tells browsers to stay with TLS', async () => {
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
    // A page that is rendered anew meanwhile is the former one to nginx for some seconds.
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
  ])('keeps one answer per encoding: "%s" gets %s', async (accepted, encoding) => {
    const { headers } = await visitor.get('/documents', { 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBe(encoding)
  })

  test('keeps a page with rates for its second, and knows it again by its tag', async () => {
    const asks = { 'accept-encoding': 'br' }
    // On a busy machine the second of a page may be over before anybody asks again.
    const askedAgain = async (): Promise<unknown> => {
      const { etag } = (await visitor.get('/rates', asks)).headers
      const { headers } = await visitor.get('/rates', asks)
      const { status, body } = await visitor.get('/rates', { ...asks, 'if-none-match': etag })
      return { kept: headers['x-cache'], control: headers['cache-control'], known: [status, body.length] }
    }
    const control = 'public, s-maxage=1, max-age=0, must-revalidate'
    await expect.poll(askedAgain).toEqual({ kept: 'HIT', control, known: [304, 0] })
    // Asked for again as soon as its time is over, never sent old meanwhile.
    await expect
      .poll(async () => (await visitor.get('/rates', asks)).headers['x-cache'], { interval: 100 })
      .toBe('EXPIRED')
  })

  test('tells the time of the answer that it fetched, though the page is still the one that it had cached', async () => {
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

  test('keeps one copy of a page and a file, whatever is written behind it, and none of a path that is none', async () => {
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

  test('never takes the answer to one question for that to another', async () => {
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

  test('lets a page of another site read a cached call', async () => {
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
  ])('keeps a call as pages make it, and in no other spelling: %s', async (call) => {
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

  test('carries the relay of prices', async () => {
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

  test('lets one address have a thousand requests under way and no more, and leaves others alone', async () => {
    const crowd = await Promise.all(
      Array.from({ length: 8 }, () => visit(nginx.httpsPort, nginx.certificate, '127.0.0.6')),
    )
    // Of each the body never comes.
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

  test('counts messages per visitor, whatever a visitor claims to be', async () => {
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

  test('lets a form without scripts pass, whose answers it never keeps, and leaves its length to the server', async () => {
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

  test('refuses a foreign page, and a message of more than 32 KiB in the words of the server', async () => {
    const sender = await visit(nginx.httpsPort, nginx.certificate, '127.0.0.4')
    const claims = { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }
    expect((await sender.post('/api/contact.php', JSON.stringify(MESSAGE), claims)).status).toBe(403)
    const long = JSON.stringify({ ...MESSAGE, message: 'x'.repeat(33 * 1024) })
    const refused = await sender.post('/api/contact.php', long, { origin: ORIGIN })
    expect([refused.status, json(refused)]).toEqual([413, { status: 'error', message: 'Gönderilen veri çok büyük.' }])
    await sender.leave()
  })

  // Last: it stops the server.
  test('says that the site is coming back while the server is down, and sends no old rate', async () => {
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
    expect(page.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
    expect(page.body.toString()).toContain('Birazdan buradayız')
    const call = await visitor.post('/api/contact.php', JSON.stringify(MESSAGE), { origin: ORIGIN })
    expect([call.status, json(call)]).toEqual([503, expect.objectContaining({ status: 'error' })])
    const form = await visitor.post('/contact', formOf(MESSAGE), FORM)
    expect([form.status, form.body.toString()]).toEqual([503, expect.stringContaining('geri düğmesiyle forma dönüp')])
    expect(form.body.toString()).not.toContain('refresh')
  })
})
