import { expect, test } from 'vitest'
import { describeBulletinFailure } from './bulletin-source.ts'
import { sourceErrorText } from './error-text.ts'

test.each([
  ['connected and silent', 'bağlantı açık, fiyat gelmiyor'],
  ['connect ECONNREFUSED 127.0.0.1:443', 'bağlantı reddedildi'],
  ['getaddrinfo ENOTFOUND prices.example', 'adres bulunamadı'],
  ['ESOMETHING', 'bağlantı kurulamadı (ESOMETHING)'],
  ['HTTP 503', 'HTTP 503 yanıtı geldi'],
  ['Unexpected server response: 502', 'HTTP 502 yanıtı geldi'],
  ['connection closed (1006)', 'bağlantı kapandı (1006)'],
  ['refused: no such origin', 'bağlantı kabul edilmedi: “no such origin”'],
  [
    'redirected to https://elsewhere.example, which is not followed',
    'başka bir adrese yönlendiriyor: https://elsewhere.example',
  ],
  ['lorem ipsum', 'anlaşılmayan bir hata: “lorem ipsum”'],
])('%s → %s', (reason, text) => {
  expect(sourceErrorText(reason)).toBe(text)
})

test('each mistake of a bulletin has its Turkish sentence', () => {
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
