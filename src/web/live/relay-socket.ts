import type { BoardName } from '#contract/boards.ts'
import { fieldsOf } from '#contract/json.ts'
import { boardQuery, PRICE_CHANGED, SOCKET_PATH } from '#contract/paths.ts'
import type { SocketListener } from './source-runner.ts'

/** What the relay sends over Engine.IO 4, as far as a page reads it. Pages have no namespace but the root. */
type Packet =
  /** The server pings within so many ms, or it is gone. */
  | { readonly kind: 'handshake'; readonly pingsWithin: number }
  | { readonly kind: 'joined' }
  | { readonly kind: 'ping' }
  | { readonly kind: 'price'; readonly body: unknown }
  | { readonly kind: 'end' }
  | { readonly kind: 'other' }

/**
 * One Socket.IO connection to the relay that only listens: Engine.IO 4 over a WebSocket, root namespace, no upgrade. To
 * open it again is up to the machine. Returns what closes it; once closed, or lost, it calls nobody.
 */
export function openSocket(board: BoardName, timeout: number, listener: SocketListener): () => void {
  const socket = new WebSocket(
    `${location.origin.replace(/^http/, 'ws')}${SOCKET_PATH}/?EIO=4&transport=websocket${boardQuery(board)}`,
  )
  let state: 'opening' | 'joined' | 'over' = 'opening'
  let deadline: ReturnType<typeof setTimeout> | undefined
  /** ms within which the next packet must come. */
  let patience = timeout

  const wait = (): void => {
    clearTimeout(deadline)
    deadline = setTimeout(lose, patience)
  }
  const close = (): void => {
    state = 'over'
    clearTimeout(deadline)
    socket.close()
  }
  const lose = (): void => {
    if (state === 'over') return
    const report = state === 'joined' ? listener.dropped : listener.failed
    close()
    report()
  }
  const receive = (packet: Packet): void => {
    switch (packet.kind) {
      case 'handshake':
        patience = packet.pingsWithin
        socket.send('40')
        break
      case 'joined':
        state = 'joined'
        wait()
        listener.opened()
        break
      case 'ping':
        socket.send('3')
        wait()
        break
      case 'price':
        listener.message(packet.body)
        break
      case 'end':
        lose()
        break
      case 'other':
    }
  }

  wait()
  socket.addEventListener('message', ({ data }) => {
    if (state !== 'over' && typeof data === 'string') receive(readPacket(data))
  })
  socket.addEventListener('close', lose)
  return close
}

function readPacket(text: string): Packet {
  try {
    return text.startsWith('4') ? readMessage(text.charAt(1), text.slice(2)) : readEngine(text.charAt(0), text.slice(1))
  } catch {
    // What is no JSON comes from no server of this protocol.
    return { kind: 'end' }
  }
}

function readEngine(type: string, json: string): Packet {
  switch (type) {
    case '0': {
      const { pingInterval, pingTimeout } = fieldsOf(JSON.parse(json))
      return { kind: 'handshake', pingsWithin: Number(pingInterval) + Number(pingTimeout) }
    }
    case '1':
      return { kind: 'end' }
    case '2':
      return { kind: 'ping' }
    default:
      return { kind: 'other' }
  }
}

/** A Socket.IO packet. */
function readMessage(type: string, json: string): Packet {
  switch (type) {
    case '0':
      return { kind: 'joined' }
    case '1':
    case '4':
      return { kind: 'end' }
    case '2': {
      const event: unknown = JSON.parse(json)
      const [name, body] = Array.isArray(event) ? (event as readonly unknown[]) : []
      return name === PRICE_CHANGED ? { kind: 'price', body } : { kind: 'other' }
    }
    default:
      return { kind: 'other' }
  }
}
