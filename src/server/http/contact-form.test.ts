import { describe, expect, test } from 'vitest'
import { type ContactInboxOptions, type FakeContactInbox, fakeContactInbox } from '../../../test/fakes/contact-inbox.ts'
import { OFFICE_FACTS } from '../../../test/fakes/office-facts.ts'

const MESSAGE = {
  name: 'Ayşe Yılmaz',
  email: 'ayse@ornek.example',
  phone: '',
  subject: 'Döviz & altın = ?',
  message: 'Yarın açık mısınız?',
  website: '',
}

const OWN = { origin: OFFICE_FACTS.origin, 'sec-fetch-site': 'same-origin' }

async function inbox(options: ContactInboxOptions = {}) {
  const deps = await fakeContactInbox(options)
  /** Sends the form like a browser on the contact page. */
  const send = (
    fields: Readonly<Record<string, string>> | string = MESSAGE,
    headers: Readonly<Record<string, string>> = OWN,
  ) =>
    deps.app.inject({
      method: 'POST',
      url: '/contact',
      headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'doviz.example', ...headers },
      payload: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
    })
  return { ...deps, send }
}

/** Returns the sentences of the returned forms. */
function reasonsIn({ returned }: Pick<FakeContactInbox, 'returned'>): string[] {
  return returned.flatMap(({ because }) => (because.kind === 'refused' ? because.sentence : []))
}

describe('a form that is sent without scripts', () => {
  test('the server stores a form and redirects to a page that can be reloaded', async () => {
    const { kept, returned, send } = await inbox()
    const answer = await send()
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/contact/received'])
    expect(answer.headers['cache-control']).toBe('no-store')
    const { website, ...message } = MESSAGE
    expect(website).toBe('')
    expect(kept).toMatchObject([message])
    expect(returned).toEqual([])
  })

  test('the server keeps Turkish letters and signs and normalises line breaks', async () => {
    const { kept, send } = await inbox()
    await send({
      ...MESSAGE,
      name: 'İbrahim Iğdır Şükrü Çağlayanoğulları',
      message: 'Bir\r\niki\rüç\ndört 5.000 ₺ %100 + 1',
    })
    expect(kept).toMatchObject([
      { name: 'İbrahim Iğdır Şükrü Çağlayanoğulları', message: 'Bir\niki\nüç\ndört 5.000 ₺ %100 + 1' },
    ])
  })

  test('the server stores a form that is sent twice only once', async () => {
    const { kept, clock, send } = await inbox()
    expect((await send()).statusCode).toBe(303)
    await clock.advance(59 * 60_000)
    expect((await send()).statusCode).toBe(303)
    expect(kept).toHaveLength(1)
  })
})

describe('a refused form', () => {
  test('the server returns an invalid form with its texts and the errors of its fields', async () => {
    const { kept, returned, send } = await inbox()
    const answer = await send({ ...MESSAGE, phone: '0532', subject: ' ' })
    expect([answer.statusCode, answer.body]).toEqual([400, '<p>returned</p>'])
    expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    expect(answer.headers['server-timing']).toBe('clock;dur=0')
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    const { website, ...typed } = { ...MESSAGE, phone: '0532', subject: ' ' }
    expect(website).toBe('')
    expect(returned).toEqual([
      { typed, because: { kind: 'fields', failures: { phone: 'phone', subject: 'required' } } },
    ])
    expect(kept).toEqual([])
  })

  test('the server returns the form with 503 if the store cannot write or is full', async () => {
    const broken = await inbox({ refusing: true })
    expect((await broken.send()).statusCode).toBe(503)
    const sentence = 'Mesajınız şu anda kaydedilemedi. Lütfen biraz sonra tekrar deneyin ya da bizi telefonla arayın.'
    expect(broken.returned).toMatchObject([{ typed: { message: MESSAGE.message }, because: { sentence } }])
    const full = await inbox({ full: true })
    expect((await full.send()).statusCode).toBe(503)
    expect(reasonsIn(full)).toEqual([expect.stringContaining(OFFICE_FACTS.phone.text)])
  })

  test('the server returns the form with 429 if a visitor sends too many calls and forms', async () => {
    const { app, returned, send } = await inbox()
    for (let each = 0; each < 19; each += 1) await send({ ...MESSAGE, message: String(each) })
    await app.inject({ method: 'POST', url: '/api/contact.php', payload: MESSAGE })
    const answer = await send()
    expect(answer.statusCode).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(returned).toMatchObject([{ typed: { name: MESSAGE.name }, because: { kind: 'refused' } }])
    for (let each = 0; each < 20; each += 1) expect((await send()).statusCode).toBe(429)
    // After more attempts, the server answers with a sentence instead of the form.
    expect((await send()).body).toContain('<h1>Kısa sürede çok fazla istek gönderildi.')
  })

  test('the server returns an empty form with 413 if the form is too large', async () => {
    const office = await inbox()
    expect((await office.send({ ...MESSAGE, message: 'x'.repeat(66_000) })).statusCode).toBe(413)
    expect(office.returned[0]?.typed).toEqual({})
    expect(reasonsIn(office)).toEqual([expect.stringContaining('geri düğmesiyle')])
  })

  test('the server refuses a form with a filled trap field and returns it without that field', async () => {
    const { kept, returned, send } = await inbox()
    expect((await send({ ...MESSAGE, website: 'https://spam.example' })).statusCode).toBe(400)
    expect(returned).toMatchObject([{ because: { kind: 'refused' } }])
    expect(returned[0]?.typed).not.toHaveProperty('website')
    expect(kept).toEqual([])
  })

  test.each([
    ['no field', ''],
    ['a field twice', `${new URLSearchParams(MESSAGE).toString()}&name=Ali`],
    ['an unknown field', `${new URLSearchParams(MESSAGE).toString()}&admin=1`],
    ['a field named __proto__', `${new URLSearchParams(MESSAGE).toString()}&__proto__=1`],
    ['invalid UTF-8', 'name=%FF%FE&email=%&message=%C3'],
  ])('the server answers 400 to a form with %s', async (_what, body) => {
    const { kept, send } = await inbox()
    expect((await send(body)).statusCode).toBe(400)
    expect(kept).toEqual([])
  })

  test('the server answers with a sentence instead of a page after twenty refused forms', async () => {
    const { returned, send } = await inbox({ trustProxy: 1 })
    const bad = { ...MESSAGE, name: '<b>', email: '' }
    const answers = []
    for (let each = 1; each <= 30; each += 1)
      answers.push(await send(bad, { ...OWN, 'x-forwarded-for': `203.0.113.${each}` }))
    expect(returned).toHaveLength(20)
    const last = answers.at(-1)
    expect(last?.statusCode).toBe(400)
    expect(last?.body).toContain('geri düğmesiyle forma dönüp')
  })
})

describe('the origin of a form', () => {
  test.each([
    ['another site’s page', { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }],
    ['another site’s page, in an older browser', { origin: 'https://elsewhere.example' }],
    ['a page that hides its origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['a page that hides its origin, in an older browser', { origin: 'null' }],
    ['a neighbour under our domain', { origin: 'https://www.doviz.example', 'sec-fetch-site': 'same-site' }],
    ['another site’s page that sends no origin', { 'sec-fetch-site': 'cross-site' }],
  ])('the server answers 403 with a sentence to a form from %s', async (_whose, headers) => {
    const { kept, returned, send } = await inbox()
    const answer = await send(MESSAGE, headers)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8'])
    expect(answer.body).toContain('<h1>Bu istek yalnızca sitenin kendisinden yapılabilir.</h1>')
    expect([kept, returned]).toEqual([[], []])
  })

  test.each([
    ['the site under another host name', { host: 'localhost:3000', origin: 'http://localhost:3000' }],
    ['a browser that hides the origin on the same site', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
    ['a program or browser that sends no origin', {}],
  ])('the server accepts a form from %s', async (_whose, headers) => {
    const { send } = await inbox()
    expect((await send(MESSAGE, headers)).statusCode).toBe(303)
  })

  test.each(['text/plain', 'application/json', 'multipart/form-data; boundary=x'])(
    'the server answers 415 to a form of the type %s and points to the form',
    async (type) => {
      const { send } = await inbox()
      const answer = await send('name=A', { ...OWN, 'content-type': type })
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([415, 'text/html; charset=utf-8'])
      expect(answer.body).toContain('Lütfen sayfadaki formu kullanın.')
    },
  )
})
