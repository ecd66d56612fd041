import { expect, test } from 'vitest'
import { ownHost } from './own-host.ts'

test.each(['localhost:3002', 'LOCALHOST', '127.0.0.1:3002', '[::1]:3002', '10.0.0.5:3002'])(
  'ownHost accepts %s without an origin',
  (host) => {
    expect(ownHost(null, '10.0.0.5')(host)).toBe(true)
  },
)

test.each(['evil.example', 'localhost.evil.example', '10.0.0.6', '', undefined, 'a b'])(
  'ownHost refuses %s without an origin',
  (host) => {
    expect(ownHost(null, '10.0.0.5')(host)).toBe(false)
  },
)

test('ownHost accepts every IP address but no name if the listener has every address', () => {
  expect(ownHost(null, '0.0.0.0')('10.0.0.6:3002')).toBe(true)
  expect(ownHost(null, '0.0.0.0')('evil.example')).toBe(false)
})

test('ownHost accepts only the host of the origin with its port', () => {
  const isOwn = ownHost('https://panel.angun.example', '127.0.0.1')
  const hosts = ['panel.angun.example', 'PANEL.angun.example', 'panel.angun.example:8443', '127.0.0.1', 'localhost']
  expect([...hosts, undefined].map(isOwn)).toEqual([true, true, false, false, false, false])
})
