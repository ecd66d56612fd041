import { expect, test } from 'vitest'
import { connectionText } from './connection-text.ts'

test.each([
  ['connect ECONNREFUSED 127.0.0.1:1', 'bu adreste dinleyen yok'],
  ['getaddrinfo ENOTFOUND kur.example', 'böyle bir sunucu adı yok'],
  ['Unexpected server response: 200', 'orada bir web sayfası var'],
  ['HTTP 404', 'bu yolda aranan yok'],
  ['no answer in time', 'zamanında yanıt gelmedi'],
])('%s is told in words that help, the source’s own behind them', (error, words) => {
  expect(connectionText(error)).toContain(words)
  expect(connectionText(error)).toContain(`(${error})`)
})

test('what is not known is told as it came, without what could move a cursor', () => {
  expect(connectionText('a\u001B[2J strange word')).toBe('a [2J strange word')
  expect(connectionText(null)).toBe('yanıt gelmedi')
})
