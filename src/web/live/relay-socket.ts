import type { BoardName } from '#contract/boards.ts'
import { ENGINE_QUERY, type EngineFrame, JOIN, PONG, readFrame } from '#contract/engine-io.ts'
import { fieldsOf } from '#contract/json.ts'
import { boardQuery, PRICE_CHANGED, SOCKET_PATH } from '#contract/paths.ts'
import type { SocketListener } from './source-runner.ts'

/**
 * Opens a receiving Socket.IO connection to the relay: Engine.IO 4 over a WebSocket, root namespace. Returns a function
 * that closes it. A closed or lost socket calls no listener, so another may be opened.
 */
export function openSocket(board: BoardName, timeout: number, listener: SocketListener): () => void {
  const socket = new WebSocket(addressOf(board))
  let state: 'opening' | 'joined' | 'over' = 'opening'
  let deadline: ReturnType<typeof setTimeout> | undefined
  /** The time in ms in which the server must send the next packet. */
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
  const join = (): void => {
    state = 'joined'
    wait()
    listener.opened()
  }
  const receive = (frame: EngineFrame): void => {
    if (state === 'over') return
    switch (frame.kind) {
      case 'open':
        patience = pingedWithin(frame.json)
        socket.send(JOIN)
        break
      case 'welcome':
        join()
        break
      case 'ping':
        socket.send(PONG)
        wait()
        break
      case 'event':
        receiveEvent(JSON.parse(frame.json), listener)
        break
      case 'close':
      case 'goodbye':
      case 'refusal':
        lose()
        break
      case 'other':
      case 'unknown':
    }
  }

  wait()
  followFrames(socket, receive, lose)
  return close
}

function addressOf(board: BoardName): string {
  return `${location.origin.replace(/^http/, 'ws')}${SOCKET_PATH}/?${ENGINE_QUERY}${boardQuery(board)}`
}

function followFrames(socket: WebSocket, receive: (frame: EngineFrame) => void, lose: () => void): void {
  socket.addEventListener('message', ({ data }) => {
    try {
      if (typeof data === 'string') receive(readFrame(data))
    } catch {
      // Invalid JSON means that the server does not implement the protocol.
      lose()
    }
  })
  socket.addEventListener('close', lose)
}

function pingedWithin(handshake: string): number {
  const { pingInterval, pingTimeout } = fieldsOf(JSON.parse(handshake))
  return Number(pingInterval) + Number(pingTimeout)
}

function receiveEvent(event: unknown, listener: SocketListener): void {
  const [name, body] = Array.isArray(event) ? (event as readonly unknown[]) : []
  if (name === PRICE_CHANGED) listener.message(body)
}
