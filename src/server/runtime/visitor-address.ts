import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6, SocketAddress } from 'node:net'
import proxyAddress from '@fastify/proxy-addr'

/** The proxies whose forwarded address is trusted: none, the nearest n, or these addresses and nets. */
export type TrustedProxies = false | number | readonly string[]

/** Returns true if the proxy at `address`, `hop` hops away, is trusted. */
export type ProxyTrust = (address: string, hop: number) => boolean

/** Fastify ignores a number of proxies because it cannot verify it, so numbers are handled here. */
export function trustIn(proxies: TrustedProxies): ProxyTrust {
  if (proxies === false) return () => false
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies
  return proxyAddress.compile([...proxies])
}

/** Returns the same address as Fastify's `request.ip`, for requests that do not reach Fastify. */
export function visitorAddress(request: IncomingMessage, trust: ProxyTrust): string {
  return proxyAddress(request, trust)
}

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8)
LOOPBACK.addAddress('::1', 'ipv6')

/** Returns true for this machine's own addresses, including IPv4 addresses in IPv6 notation. */
export function isLoopback(address: string): boolean {
  const family = isIP(address)
  return family !== 0 && LOOPBACK.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

/** Longer than any address. Other texts of a proxy ("unknown") are cut. */
const MAX_ADDRESS_LENGTH = 45

/**
 * Returns the range from which one visitor can choose addresses: an IPv4 address or an IPv6 /64. A home may have
 * several /64; `bits` 48 joins them.
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
