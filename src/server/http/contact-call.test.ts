import { describe, expect, test } from 'vitest'
import type { CallError } from '#contract/price-call-answers.ts'
import { type ContactInboxOptions, fakeContactInbox } from '../../../test/fakes/contact-inbox.ts'
import { OFFICE_FACTS } from '../../../test/fakes/office-facts.ts'

const MESSAGE = {
  name: 'Ayşe Yılmaz',
  email: 'ayse@ornek.example',
  phone: '5320000000',
  subject: 'Kur',
  message: 'Yarın açık mısınız?',
}

async function inbox(options: ContactInboxOptions = {}) {
  const { app, kept } = await fakeContactInbox(options)
  const post = (payload: unknown, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/contact.php',
      headers: { 'content-type': 'application/json', host: 'doviz.example', ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    })
  return { kept, post }
}

test('the server answers a stored message with the fixed sentence', async () => {
  const { kept, post } = await inbox()
  const answer = await post(MESSAGE)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({
    status: 'success',
    message:
      'Mesajiniz basarili bir sekilde iletilmistir. Musteri temsilcilerimiz en kisa surede size cevap verecektir.',
  })
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(kept).toMatchObject([MESSAGE])
})

describe('a refused message', () => {
  test('the server answers 503 if the store cannot write', async () => {
    const { post } = await inbox({ refusing: true })
    const answer = await post(MESSAGE)
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ status: 'error' })
  })

  test.each([
    ['with a bad address', { ...MESSAGE, email: 'ayse' }],
    ['with an unknown field', { ...MESSAGE, admin: true }],
    ['with broken JSON', '{"name":'],
  ])('the server answers 400 to a message %s', async (_what, body) => {
    const { kept, post } = await inbox()
    const answer = await post(body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json<CallError>().message).toMatch(/\p{L}+/u)
    expect(kept).toEqual([])
  })

  test('the server answers 403 to a message from another site', async () => {
    const { post } = await inbox()
    expect((await post(MESSAGE, { origin: 'https://elsewhere.example' })).statusCode).toBe(403)
    expect((await post(MESSAGE, { origin: 'null' })).statusCode).toBe(403)
    expect((await post(MESSAGE, { origin: OFFICE_FACTS.origin })).statusCode).toBe(200)
    expect((await post(MESSAGE, { host: 'localhost:3000', origin: 'http://localhost:3000' })).statusCode).toBe(200)
  })

  test('the server answers 413 above 32 KiB and 415 to a body that is not JSON', async () => {
    const { post } = await inbox()
    expect((await post({ ...MESSAGE, message: 'x'.repeat(33_000) })).statusCode).toBe(413)
    expect((await post('name=A', { 'content-type': 'application/x-www-form-urlencoded' })).statusCode).toBe(415)
    expect((await post(JSON.stringify(MESSAGE), { 'content-type': 'text/plain' })).statusCode).toBe(415)
    expect((await post(MESSAGE, { 'content-type': 'application/json; charset=utf-8' })).statusCode).toBe(200)
  })

  test('the server answers 503 with the telephone number if the store is full', async () => {
    const { kept, post } = await inbox({ full: true })
    const answer = await post(MESSAGE)
    expect([answer.statusCode, answer.json<CallError>().message]).toEqual([
      503,
      `Formdan şu anda yeni mesaj alınamıyor. Lütfen bizi telefonla arayın: ${OFFICE_FACTS.phone.text}`,
    ])
    expect(kept).toEqual([])
  })
})

test('thirty addresses at their limit do not block the next visitor', async () => {
  const { kept, post } = await inbox({ trustProxy: 1 })
  const from = async (address: string) => (await post(MESSAGE, { 'x-forwarded-for': address })).statusCode
  for (let address = 1; address <= 30; address += 1)
    for (let each = 0; each < 20; each += 1) expect(await from(`203.0.113.${address}`)).toBe(200)
  expect(await from('198.51.100.1')).toBe(200)
  expect(kept).toHaveLength(601)
})
