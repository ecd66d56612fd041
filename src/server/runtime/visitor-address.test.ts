import type { IncomingMessage } from 'node:http'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLoopback, netOf, trustIn, visitorAddress } from './visitor-address.ts'

describe('the net of a visitor', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::ffff:cb00:7109', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:2::6', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('a visitor at %s has the net %s', (address, net) => {
    expect(netOf(address)).toBe(net)
  })

  test('all addresses of a /64 in any notation have one net, and the next /64 has another', () => {
    const group = fc.integer({ min: 0, max: 0xffff })
    const groups = (length: number) => fc.array(group, { minLength: length, maxLength: length })
    const hex = (numbers: readonly number[]): string => numbers.map((each) => each.toString(16)).join(':')
    const padded = (numbers: readonly number[]): string =>
      numbers.map((each) => each.toString(16).toUpperCase().padStart(4, '0')).join(':')
    fc.assert(
      fc.property(groups(3), fc.integer({ min: 1, max: 0xfffe }), groups(4), groups(4), (net, last, one, other) => {
        const home = netOf(hex([...net, last, ...one]))
        expect(netOf(padded([...net, last, ...other]))).toBe(home)
        expect(netOf(hex([...net, last + 1, ...one]))).not.toBe(home)
      }),
    )
  })

  test.each([
    ['127.0.0.1', true],
    ['127.8.9.1', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['10.0.0.1', false],
    ['2001:db8::1', false],
    ['localhost', false],
    ['', false],
  ])('the address %s is on this machine: %s', (address, here) => {
    expect(isLoopback(address)).toBe(here)
  })
})

describe('the address of a visitor', () => {
  const from = (remoteAddress: string, forwarded?: string): IncomingMessage =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all that is read of a request
    ({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } }) as unknown as IncomingMessage

  test('a visitor’s address is that of the connection if no proxy is trusted, whatever the header contains', () => {
    expect(visitorAddress(from('203.0.113.9', '198.51.100.1'), trustIn(false))).toBe('203.0.113.9')
  })

  test('a visitor’s address is the one that the nearest trusted proxies saw', () => {
    expect(visitorAddress(from('127.0.0.1', '10.9.9.9, 203.0.113.9'), trustIn(1))).toBe('203.0.113.9')
    expect(visitorAddress(from('127.0.0.1', '203.0.113.9, 10.0.0.2'), trustIn(2))).toBe('203.0.113.9')
    expect(visitorAddress(from('10.0.0.2', '198.51.100.1, 203.0.113.9'), trustIn(['10.0.0.0/8']))).toBe('203.0.113.9')
    expect(visitorAddress(from('198.51.100.7', '203.0.113.9'), trustIn(['10.0.0.0/8']))).toBe('198.51.100.7')
  })
})
