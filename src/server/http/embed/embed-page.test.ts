import { beforeEach, describe, expect, test } from 'vitest'
import type { OfficeFacts } from '#contract/office-facts.ts'
import { SECOND } from '#domain/calendar.ts'
import { fakeApp } from '../../../../test/fakes/app.ts'
import { type FakeClock, fakeClock } from '../../../../test/fakes/clock.ts'
import { OFFICE_FACTS } from '../../../../test/fakes/office-facts.ts'
import { allowReading } from '../shared-reading.ts'
import { embedRoute, embedSheet } from './embed-page.ts'

const SHARED: OfficeFacts = {
  ...OFFICE_FACTS,
  sharing: { framers: ['https://gazete.example', 'https://www.kur.example:8443'] },
}

let clock: FakeClock
let facts: OfficeFacts
let rendered: string[]

beforeEach(() => {
  clock = fakeClock(0)
  facts = SHARED
  rendered = []
})

function site() {
  const app = fakeApp()
  allowReading(app, () => facts)
  embedRoute(app, {
    facts: () => facts,
    clock,
    pages: {
      renderEmbed({ rates, gold }, { sheet, script }) {
        rendered.push(rates === null ? 'altin' : gold === null ? 'doviz' : 'both')
        return Promise.resolve(`<link href="${sheet}"><script src="${script}"></script> ${rendered.length}`)
      },
      answerNotFound: (_request, response) => response.writeHead(404).end('404 page'),
    },
  })
  app.get('/rates', () => 'a page')
  return app
}

describe('the table for pages of others', () => {
  test('is framed by those alone whom the office lists; the site’s own pages by nobody, as before', async () => {
    const app = site()
    const { headers, statusCode } = await app.inject('/gomulu?pano=doviz')
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; " +
        "frame-ancestors https://gazete.example https://www.kur.example:8443; require-trusted-types-for 'script'; trusted-types 'none'",
      'cache-control': 'public, s-maxage=1, max-age=0, must-revalidate',
      'x-content-type-options': 'nosniff',
    })
    for (const url of ['/rates', '/gomulu?pano=gumus'])
      expect((await app.inject(url)).headers['content-security-policy'] ?? '').not.toContain('gazete.example')
    expect((await app.inject('/rates')).headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  test.each<[string, OfficeFacts, string]>([
    ['the office shares nothing', OFFICE_FACTS, '/gomulu?pano=doviz'],
    ['nobody may frame it', { ...OFFICE_FACTS, sharing: { framers: [] } }, '/gomulu'],
    ['the office has no gold', SHARED, '/gomulu?pano=altin'],
    ['there is no such table', SHARED, '/gomulu?pano=gumus'],
  ])('is not there where %s', async (_why, office, url) => {
    facts = office
    const { statusCode, body } = await site().inject(url)
    expect([statusCode, body, rendered]).toEqual([404, '404 page', []])
  })

  test('is of currencies unless gold is asked for, and made once a second however many ask', async () => {
    facts = { ...SHARED, gold: { traded: [] } }
    const app = site()
    for (const query of ['', '?pano=doviz', '?pano=doviz&x=1', '?pano=altin']) await app.inject(`/gomulu${query}`)
    expect(rendered).toEqual(['doviz', 'altin'])
    await clock.advance(SECOND)
    await app.inject('/gomulu')
    expect(rendered).toHaveLength(3)
  })

  test('brings a sheet and a script that are named by what is in them', async () => {
    const app = site()
    const { body } = await app.inject('/gomulu')
    const files = [...body.matchAll(/"(\/gomulu\/[\da-f]{8}\.(?:css|js))"/g)].map(([, path = '']) => path)
    expect(files).toHaveLength(2)
    for (const path of files) {
      const { statusCode, headers } = await app.inject(path)
      expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
    }
  })

  test('is in the site’s colours, by day and by night', () => {
    const sheet = embedSheet()
    const [, day = '', night = ''] =
      /^:root\{color-scheme:light;(.*)\}\n@media.*color-scheme:dark;(.*)\}\}\n/.exec(sheet) ?? []
    for (const [, name = ''] of sheet.matchAll(/var\((--[\w-]+)\)/g))
      for (const theme of [day, night]) expect(theme).toMatch(new RegExp(`${name}: #[\\da-f]{6};`))
  })
})
