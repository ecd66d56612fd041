/** A packet of Socket.IO 5 over Engine.IO 4 for a listener of the root namespace. `json` is not parsed yet. */
export type EngineFrame =
  /** The handshake of the engine, with the ping interval and the timeout. */
  | { readonly kind: 'open'; readonly json: string }
  | { readonly kind: 'close' }
  | { readonly kind: 'ping' }
  /** The server has accepted the connection to the namespace. */
  | { readonly kind: 'welcome'; readonly json: string }
  | { readonly kind: 'refusal'; readonly json: string }
  | { readonly kind: 'goodbye' }
  /** A JSON array of the event's name and its body. */
  | { readonly kind: 'event'; readonly json: string }
  /** A valid packet that we ignore: acknowledgements, binary events, other namespaces. */
  | { readonly kind: 'other' }
  | { readonly kind: 'unknown' }

/** Joins the root namespace. */
export const JOIN = '40'
export const PONG = '3'
/** After the path of the socket. */
export const ENGINE_QUERY = 'EIO=4&transport=websocket'

export function readFrame(text: string): EngineFrame {
  switch (text.charAt(0)) {
    case '0':
      return { kind: 'open', json: text.slice(1) }
    case '1':
      return { kind: 'close' }
    case '2':
      return { kind: 'ping' }
    // Pong, upgrade, noop.
    case '3':
    case '5':
    case '6':
      return { kind: 'other' }
    case '4':
      return readMessage(text.slice(1))
    default:
      return { kind: 'unknown' }
  }
}

/** Reads a Socket.IO packet: type, namespace, number of an acknowledgement, JSON. */
function readMessage(text: string): EngineFrame {
  const [namespace, json] = splitNamespace(text.slice(1))
  if (namespace !== '/') return { kind: 'other' }
  switch (text.charAt(0)) {
    case '0':
      return { kind: 'welcome', json }
    case '1':
      return { kind: 'goodbye' }
    case '2':
      return { kind: 'event', json: json.replace(/^\d+/, '') }
    case '4':
      return { kind: 'refusal', json }
    // Acknowledgements and binary packets.
    case '3':
    case '5':
    case '6':
      return { kind: 'other' }
    default:
      return { kind: 'unknown' }
  }
}

/** Splits "/prices,[…]" into the namespace and its JSON. "[…]" belongs to the root namespace. */
function splitNamespace(text: string): readonly [namespace: string, json: string] {
  if (!text.startsWith('/')) return ['/', text]
  const comma = text.indexOf(',')
  return comma === -1 ? [text, ''] : [text.slice(0, comma), text.slice(comma + 1)]
}
