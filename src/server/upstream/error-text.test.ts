import { expect, test } from 'vitest'
import { sourceAdviceText, sourceErrorText } from './error-text.ts'
import { sourceErrorLine, type SourceFailure } from './source-failure.ts'

const network = (cause: string): SourceFailure => ({ kind: 'network', cause })

test.each<[SourceFailure, line: string, text: string]>([
  [{ kind: 'connected-and-silent' }, 'connected and silent', 'bağlantı açık, fiyat gelmiyor'],
  [network('connect ECONNREFUSED 127.0.0.1:443'), 'connect ECONNREFUSED 127.0.0.1:443', 'bağlantı reddedildi'],
  [network('getaddrinfo ENOTFOUND prices.example'), 'getaddrinfo ENOTFOUND prices.example', 'adres bulunamadı'],
  [network('ESOMETHING'), 'ESOMETHING', 'bağlantı kurulamadı (ESOMETHING)'],
  [network('lorem ipsum'), 'lorem ipsum', 'anlaşılmayan bir hata: “lorem ipsum”'],
  [{ kind: 'status', status: 503 }, 'HTTP 503', 'HTTP 503 yanıtı geldi'],
  [{ kind: 'closed', code: 1006 }, 'connection closed (1006)', 'bağlantı kapandı (1006)'],
  [{ kind: 'refused', words: '' }, 'refused', 'bağlantı kabul edilmedi'],
  [
    { kind: 'refused', words: 'no such origin' },
    'refused: no such origin',
    'bağlantı kabul edilmedi: “no such origin”',
  ],
  [
    { kind: 'redirected', origin: 'https://elsewhere.example' },
    'redirected to https://elsewhere.example, which is not followed',
    'başka bir adrese yönlendiriyor: https://elsewhere.example',
  ],
  [{ kind: 'other-fields', names: 'a, b' }, 'other fields: a, b', 'gelen yanıtta fiyat yok; içindekiler: a, b'],
])('the failure %o has an English line and a Turkish text', (failure, line, text) => {
  expect([sourceErrorLine(failure), sourceErrorText(failure)]).toEqual([line, text])
})

test.each<[SourceFailure, words: string, own: string]>([
  [network('connect ECONNREFUSED 127.0.0.1:1'), 'bu adreste dinleyen yok', '(“connect ECONNREFUSED 127.0.0.1:1”)'],
  [network('getaddrinfo ENOTFOUND kur.example'), 'böyle bir sunucu adı yok', '(“getaddrinfo ENOTFOUND kur.example”)'],
  [network('bad port'), 'adres yanlış', 'port'],
  [{ kind: 'status', status: 200 }, 'orada bir web sayfası var', '(HTTP 200)'],
  [{ kind: 'status', status: 404 }, 'bu yolda aranan yok', '(HTTP 404)'],
  [
    { kind: 'unknown-codes', names: 'USD, EUR' },
    'gelen kodların hiçbiri kurumun kurlarından değil: USD, EUR',
    'settings.md',
  ],
])('the advice for %o explains the failure and quotes its details', (failure, words, own) => {
  expect(sourceAdviceText(failure)).toContain(words)
  expect(sourceAdviceText(failure)).toContain(own)
})

test('the advice quotes an unknown error without control characters', () => {
  expect(sourceAdviceText(network('a\u001B[2J strange word'))).toBe('anlaşılmayan bir hata: “a [2J strange word”')
  expect(sourceAdviceText(null)).toBe('yanıt gelmedi')
})
