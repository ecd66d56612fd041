import { expect, test } from 'vitest'
import { ownHost, sessionCookie } from './origin.ts'

test.each(['localhost:3002', 'LOCALHOST', '127.0.0.1:3002', '[::1]:3002', '10.0.0.5:3002'])('%s is ours', (host) => {
  expect(ownHost(null, '10.0.0.5')(host)).toBe(true)
})

test.each(['evil.example', 'localhost.evil.example', '10.0.0.6', '', undefined, 'a b'])('%s is not', (host) => {
  expect(ownHost(null, '10.0.0.5')(host)).toBe(false)
})

test('a listener on every address is ours under each of them, and under no name', () => {
  expect(ownHost(null, '0.0.0.0')('10.0.0.6:3002')).toBe(true)
  expect(ownHost(null, '0.0.0.0')('evil.example')).toBe(false)
})

test('a panel with an origin has that one name, with its port', () => {
  const isOwn = ownHost('https://panel.angun.example', '127.0.0.1')
  expect(['panel.angun.example', 'PANEL.angun.example'].map(isOwn)).toEqual([true, true])
  expect(['panel.angun.example:8443', '127.0.0.1', 'localhost', undefined].map(isOwn)).toEqual([
    false,
    false,
    false,
    false,
  ])
})

test('a session is read from one cookie, and from none where there are two', () => {
  const { read } = sessionCookie('https://panel.angun.example')
  expect(read('a=b; __Host-panel=token; c=d')).toBe('token')
  expect([undefined, '', 'panel=token', '__Host-panel=', '__Host-panel=a; __Host-panel=b'].map(read)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
})
