import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6, SocketAddress } from 'node:net'
import proxyAddress from '@fastify/proxy-addr'

/** Who is believed about a visitor's address: nobody, the nearest n proxies, or these addresses and nets. */
export type TrustedProxies = false | number | readonly string[]

/** Whether the word of `address`, so many hops away from us, counts. */
export type ProxyTrust = (address: string, hop: number) => boolean

/** Fastify takes a number of proxies as "trust nobody", as it can't check them. Our setting says that somebody did. */
export function trustIn(proxies: TrustedProxies): ProxyTrust {
  if (proxies === false) return () => false
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies
  return proxyAddress.compile([...proxies])
}

/** As Fastify's `request.ip`, for who comes before Fastify. */
export function visitorAddress(request: IncomingMessage, trust: ProxyTrust): string {
  return proxyAddress(request, trust)
}

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8)
LOOPBACK.addAddress('::1', 'ipv6')

/** This machine itself; also as IPv6 writes an IPv4 address. */
export function isLoopback(address: string): boolean {
  const family = isIP(address)
  return family !== 0 && LOOPBACK.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

/** Longer than any address: what a proxy writes instead ("unknown") need not be kept whole. */
const MAX_ADDRESS_LENGTH = 45

/**
 * What one visitor can choose addresses from: an IPv4 address, or the /64 that a provider gives to a home or phone. A
 * home has a few of those: of all of them `bits` 48 makes one.
 */
export function netOf(address: string, bits: 48 | 64 = 64): string {
  if (!isIPv6(address)) return address.slice(0, MAX_ADDRESS_LENGTH)
  const written = new SocketAddress({ address: address.replace(/%.*/, ''), family: 'ipv6' }).address
  const mapped = /^::ffff:(\d+\..+)$/.exec(written)?.[1]
  if (mapped !== undefined) return mapped
  const [head = [], tail = []] = written.split('::').map((half) => half.split(':').filter((group) => group !== ''))
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0')
  return `${[...head, ...zeros, ...tail].slice(0, bits / 16).join(':')}::/${bits}`
}
