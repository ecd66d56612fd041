import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeBulletinFailure } from './bulletin-source.ts'
import { sourceAdviceText, sourceErrorText } from './error-text.ts'

test.each([
  ['connected and silent', 'bağlantı açık, fiyat gelmiyor'],
  ['connect ECONNREFUSED 127.0.0.1:443', 'bağlantı reddedildi'],
  ['getaddrinfo ENOTFOUND prices.example', 'adres bulunamadı'],
  ['ESOMETHING', 'bağlantı kurulamadı (ESOMETHING)'],
  ['HTTP 503', 'HTTP 503 yanıtı geldi'],
  ['connection closed (1006)', 'bağlantı kapandı (1006)'],
  ['refused: no such origin', 'bağlantı kabul edilmedi: “no such origin”'],
  [
    'redirected to https://elsewhere.example, which is not followed',
    'başka bir adrese yönlendiriyor: https://elsewhere.example',
  ],
  ['lorem ipsum', 'anlaşılmayan bir hata: “lorem ipsum”'],
])('sourceErrorText translates “%s” to “%s”', (reason, text) => {
  expect(sourceErrorText(reason)).toBe(text)
})

test('every bulletin failure has a Turkish sentence', () => {
  const kinds = [
    'html',
    'broken-xml',
    'not-json',
    'other-document',
    'unknown-encoding',
    'no-date',
    'other-day',
  ] as const
  for (const kind of [...kinds, 'future-day', 'no-rates', 'not-gold'] as const)
    expect(sourceErrorText(describeBulletinFailure({ kind }))).not.toContain('anlaşılmayan')
  for (const kind of ['timeout', 'too-large', 'redirected-too-often'] as const)
    expect(sourceErrorText(describeBulletinFailure({ kind }))).not.toContain('anlaşılmayan')
})

test.each([
  ['connect ECONNREFUSED 127.0.0.1:1', 'bu adreste dinleyen yok', '(“connect ECONNREFUSED 127.0.0.1:1”)'],
  ['getaddrinfo ENOTFOUND kur.example', 'böyle bir sunucu adı yok', '(“getaddrinfo ENOTFOUND kur.example”)'],
  ['HTTP 200', 'orada bir web sayfası var', '(HTTP 200)'],
  ['HTTP 404', 'bu yolda aranan yok', '(HTTP 404)'],
  ['unknown codes: USD, EUR', 'gelen kodların hiçbiri kurumun kurlarından değil: USD, EUR', 'settings.md'],
])('sourceAdviceText explains “%s” and quotes the original error', (error, words, own) => {
  expect(sourceAdviceText(error)).toContain(words)
  expect(sourceAdviceText(error)).toContain(own)
})

test('sourceAdviceText does not show our English names of failures', () => {
  expect(sourceAdviceText('no answer in time')).not.toContain('answer')
  expect(sourceAdviceText('handshake stuck')).not.toContain('stuck')
})

test('every failure of a price source has a Turkish sentence', () => {
  const files = [
    'engine-connection',
    'engine-packet',
    'provider-socket',
    'provider-feed',
    'foreign-json',
    'fetch-document',
  ]
  const texts = files.map((name) => readFileSync(join(import.meta.dirname, `${name}.ts`), 'utf8')).join('\n')
  const named = [...texts.matchAll(/(?:lose|fail|expectWithin|return)\(?[^'`\n]*'([a-zA-Z][^']+ [^']+|refused)'/g)]
  const reasons = named.map(([, reason = '']) => reason)
  expect(reasons.length).toBeGreaterThan(12)
  for (const reason of [...reasons, 'not-an-object', 'no-prices', 'too-many-prices', 'no prices']) {
    expect(sourceErrorText(reason)).not.toContain('anlaşılmayan bir hata')
    expect(sourceAdviceText(reason)).not.toContain(reason)
  }
})

test('sourceAdviceText quotes an unknown error without control characters', () => {
  expect(sourceAdviceText('a\u001B[2J strange word')).toBe('anlaşılmayan bir hata: “a [2J strange word”')
  expect(sourceAdviceText(null)).toBe('yanıt gelmedi')
})
