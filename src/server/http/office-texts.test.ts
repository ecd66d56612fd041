import jsQR from 'jsqr'
import { describe, expect, test, vi } from 'vitest'
import type { OfficeFacts } from '#contract/office-facts.ts'
import { LISTED_PATHS } from '#contract/page-paths.ts'
import { MINUTE } from '#domain/calendar.ts'
import { fakeApp } from '../../../test/fakes/app.ts'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { OFFICE_FACTS } from '../../../test/fakes/office-facts.ts'
import { officeTextRoutes } from './office-texts.ts'

let facts: OfficeFacts = OFFICE_FACTS
const app = fakeApp()
const clock = fakeClock(0)
const capabilityPaths = vi.fn(async () => ['/sayfa?a=1&b=2'])
officeTextRoutes(app, { facts: () => facts, capabilityPaths, clock })

test('the sitemap lists every listed page under the canonical origin, and the paths of capabilities', async () => {
  const { body, headers } = await app.inject('/sitemap.xml')
  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
  expect([...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)).toEqual([
    ...LISTED_PATHS.map((path) => `https://doviz.example${path}`),
    'https://doviz.example/sayfa?a=1&amp;b=2',
  ])
})

test('any number of requests for the sitemap read the paths of capabilities once a minute', async () => {
  await clock.advance(MINUTE)
  capabilityPaths.mockClear()
  for (let request = 0; request < 50; request += 1) await app.inject('/sitemap.xml')
  expect(capabilityPaths).toHaveBeenCalledTimes(1)
  await clock.advance(MINUTE)
  await app.inject('/sitemap.xml')
  expect(capabilityPaths).toHaveBeenCalledTimes(2)
})

test('robots.txt allows pages, disallows calls and names the sitemap', async () => {
  expect((await app.inject('/robots.txt')).body).toBe(
    'User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: https://doviz.example/sitemap.xml\n',
  )
})

test('the web manifest has the office’s names', async () => {
  const answer = await app.inject('/manifest.webmanifest')
  expect(answer.headers['content-type']).toContain('application/manifest+json')
  expect(answer.json()).toMatchObject({ name: 'Örnek Döviz ve Altın', short_name: 'Örnek Döviz', lang: 'tr', id: '/' })
})

test('the web manifest has a shortcut to the calculator', async () => {
  const { shortcuts } = (await app.inject('/manifest.webmanifest')).json<{ shortcuts: object[] }>()
  expect(shortcuts[0]).toMatchObject({ name: 'Kaç lira eder?', url: '/hesapla' })
})

test('the QR code changes with the office’s settings and is 304 until then', async () => {
  const first = await app.inject('/img/faq-qr.svg')
  expect(first.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' })
  const headers = { 'if-none-match': first.headers.etag ?? '' }
  expect((await app.inject({ url: '/img/faq-qr.svg', headers })).statusCode).toBe(304)
  facts = { ...OFFICE_FACTS, links: { ...OFFICE_FACTS.links, faq: 'https://authority.example/new' } }
  const second = await app.inject({ url: '/img/faq-qr.svg', headers })
  expect(second.statusCode).toBe(200)
  expect(second.body).not.toBe(first.body)
})

const PIXELS_PER_MODULE = 4

/** Paints the rectangles of the SVG's path and decodes the picture. */
function scan(svg: string): string | undefined {
  const side = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1])
  const width = side * PIXELS_PER_MODULE
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, left, top, run] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let y = Number(top) * PIXELS_PER_MODULE; y < (Number(top) + 1) * PIXELS_PER_MODULE; y++) {
      const from = y * width + Number(left) * PIXELS_PER_MODULE
      for (let x = from; x < from + Number(run) * PIXELS_PER_MODULE; x++) pixels.fill(0, x * 4, x * 4 + 3)
    }
  }
  return jsQR(pixels, width, width)?.data
}

describe('the QR code of the authority’s page', () => {
  test.each([
    'https://masak.hmb.gov.tr/sikca-sorulan-sorular',
    'https://example.org/?soru=müşterinin-tanınması&madde=15#ğüşiöç',
    `https://example.org/${'uzun-yol/'.repeat(40)}`,
  ])('the QR code contains %s', async (faq) => {
    facts = { ...OFFICE_FACTS, links: { ...OFFICE_FACTS.links, faq } }
    expect(scan((await app.inject('/img/faq-qr.svg')).body)).toBe(faq)
  })
})
