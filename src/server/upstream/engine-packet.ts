import { type EngineFrame, readFrame } from '#contract/engine-io.ts'
import { type Fields, fieldsOf, textOf } from '#contract/json.ts'
import { SECOND } from '#domain/calendar.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { parseForeign } from './foreign-json.ts'

type Packet =
  /** The connection is lost if no ping arrives within `pingedWithin` ms. */
  | { readonly kind: 'open'; readonly pingedWithin: number }
  | { readonly kind: 'welcome' }
  | { readonly kind: 'refusal'; readonly words: string }
  | { readonly kind: 'event'; readonly name: string; readonly body: unknown }
  | Extract<EngineFrame, { kind: 'close' | 'ping' | 'goodbye' | 'other' }>

type PacketMistake = 'unknown-packet' | 'broken-handshake' | 'broken-welcome' | 'broken-event' | 'too-many-values'

/** Reads one text of the WebSocket. Never throws. */
export function readPacket(text: string): Result<Packet, PacketMistake> {
  const frame = readFrame(text)
  switch (frame.kind) {
    case 'open':
      return readOpen(frame.json)
    case 'welcome':
      // A welcome without a session id is from Socket.IO 2, whose server waits for pings instead of sending them.
      return typeof fieldsIn(frame.json)['sid'] === 'string' ? ok({ kind: 'welcome' }) : fail('broken-welcome')
    case 'refusal':
      return ok({ kind: 'refusal', words: textOf(fieldsIn(frame.json)['message']) })
    case 'event':
      return readEvent(frame.json)
    case 'unknown':
      return fail('unknown-packet')
    case 'close':
    case 'ping':
    case 'goodbye':
    case 'other':
      return ok(frame)
  }
}

/** Accepted range of both times in a handshake, ms; values outside are clamped. */
const [SHORTEST, LONGEST] = [SECOND, 120 * SECOND]

function readOpen(json: string): Result<Packet, PacketMistake> {
  const { sid, pingInterval, pingTimeout } = fieldsIn(json)
  if (typeof sid !== 'string' || typeof pingInterval !== 'number' || typeof pingTimeout !== 'number')
    return fail('broken-handshake')
  return ok({ kind: 'open', pingedWithin: bounded(pingInterval) + bounded(pingTimeout) })
}

function bounded(ms: number): number {
  return Math.min(LONGEST, Math.max(SHORTEST, ms))
}

function readEvent(json: string): Result<Packet, PacketMistake> {
  const parsed = parseForeign(json)
  if (!parsed.ok) return fail(parsed.error === 'not-json' ? 'broken-event' : parsed.error)
  const words: readonly unknown[] = Array.isArray(parsed.value) ? parsed.value : []
  const [name, body] = words
  return typeof name === 'string' ? ok({ kind: 'event', name, body }) : fail('broken-event')
}

function fieldsIn(json: string): Fields {
  const value = parseForeign(json)
  return fieldsOf(value.ok ? value.value : undefined)
}
