import { type Fields, fieldsOf, textOf } from '#contract/json.ts'
import { SECOND } from '#domain/calendar.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { parseForeign } from './foreign-json.ts'

/** What a Socket.IO 5 server says over Engine.IO 4, as far as somebody who only listens has to understand it. */
export type Packet =
  /** The engine's handshake. A connection that isn't pinged within `pingedWithin` ms is lost. */
  | { readonly kind: 'open'; readonly pingedWithin: number }
  | { readonly kind: 'close' }
  | { readonly kind: 'ping' }
  /** The namespace lets us in. */
  | { readonly kind: 'welcome' }
  | { readonly kind: 'refusal'; readonly reason: string }
  | { readonly kind: 'goodbye' }
  | { readonly kind: 'event'; readonly name: string; readonly body: unknown }
  /** Right, and nothing to us: answers that we don't wait for, binary events, other namespaces. */
  | { readonly kind: 'other' }

export type PacketMistake =
  | 'unknown packet'
  | 'broken handshake'
  | 'broken welcome'
  | 'broken event'
  | 'too many values'

const OTHER: Result<Packet, never> = ok({ kind: 'other' })

/** Reads one text of the WebSocket. Never throws, whatever the text. */
export function readPacket(text: string): Result<Packet, PacketMistake> {
  const rest = text.slice(1)
  switch (text.charAt(0)) {
    case '0':
      return readOpen(rest)
    case '1':
      return ok({ kind: 'close' })
    case '2':
      return ok({ kind: 'ping' })
    // Pong, upgrade, noop.
    case '3':
    case '5':
    case '6':
      return OTHER
    case '4':
      return readMessage(rest)
    default:
      return fail('unknown packet')
  }
}

/** What is believed of either time in a handshake, ms; beyond, the nearer limit stands in. */
const [SHORTEST, LONGEST] = [SECOND, 120 * SECOND]

function readOpen(json: string): Result<Packet, PacketMistake> {
  const { sid, pingInterval, pingTimeout } = fieldsIn(json)
  if (typeof sid !== 'string' || typeof pingInterval !== 'number' || typeof pingTimeout !== 'number')
    return fail('broken handshake')
  return ok({ kind: 'open', pingedWithin: bounded(pingInterval) + bounded(pingTimeout) })
}

function bounded(ms: number): number {
  return Math.min(LONGEST, Math.max(SHORTEST, ms))
}

/** A Socket.IO packet: its type, its namespace, the number of an acknowledgement, JSON. */
function readMessage(text: string): Result<Packet, PacketMistake> {
  const [namespace, json] = splitNamespace(text.slice(1))
  if (namespace !== '/') return OTHER
  switch (text.charAt(0)) {
    case '0':
      return readWelcome(json)
    case '1':
      return ok({ kind: 'goodbye' })
    case '2':
      return readEvent(json)
    case '4':
      return ok({ kind: 'refusal', reason: readReason(json) })
    // Acknowledgements, and what comes in bytes.
    case '3':
    case '5':
    case '6':
      return OTHER
    default:
      return fail('unknown packet')
  }
}

/** "/prices,[…]" is of a namespace, "[…]" of the root. */
function splitNamespace(text: string): readonly [namespace: string, json: string] {
  if (!text.startsWith('/')) return ['/', text]
  const comma = text.indexOf(',')
  return comma === -1 ? [text, ''] : [text.slice(0, comma), text.slice(comma + 1)]
}

/** Without a session it is the welcome of Socket.IO 2, which waits for our pings instead of sending its own. */
function readWelcome(json: string): Result<Packet, PacketMistake> {
  return typeof fieldsIn(json)['sid'] === 'string' ? ok({ kind: 'welcome' }) : fail('broken welcome')
}

function readEvent(json: string): Result<Packet, PacketMistake> {
  const parsed = parseForeign(json.replace(/^\d+/, ''))
  if (!parsed.ok) return fail(parsed.error === 'not JSON' ? 'broken event' : parsed.error)
  const words: readonly unknown[] = Array.isArray(parsed.value) ? parsed.value : []
  const [name, body] = words
  return typeof name === 'string' ? ok({ kind: 'event', name, body }) : fail('broken event')
}

function readReason(json: string): string {
  const reason = textOf(fieldsIn(json)['message'])
  return reason === '' ? 'refused' : `refused: ${reason}`
}

function fieldsIn(json: string): Fields {
  const value = parseForeign(json)
  return fieldsOf(value.ok ? value.value : undefined)
}
