import { expect, test } from 'vitest'
import { isOwnHost } from './routes.ts'

test.each(['localhost:3001', 'LOCALHOST', '127.0.0.1:3001', '[::1]:3001', '10.0.0.5:3001'])('%s is ours', (host) => {
  expect(isOwnHost(host, '10.0.0.5')).toBe(true)
})

test.each(['evil.example', 'localhost.evil.example', '10.0.0.6', '', undefined, 'a b'])('%s is not', (host) => {
  expect(isOwnHost(host, '10.0.0.5')).toBe(false)
})

test('a listener on every address is ours under each of them, and under no name', () => {
  expect(isOwnHost('10.0.0.6:3001', '0.0.0.0')).toBe(true)
  expect(isOwnHost('evil.example', '0.0.0.0')).toBe(false)
})
