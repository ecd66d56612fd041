import { boardQuery } from '#contract/board-query.ts'
import type { BoardName } from '#contract/boards.ts'
import { fieldsOf } from '#contract/json.ts'
import { PRICE_CHANGED, SOCKET_PATH } from '#contract/paths.ts'
import type { SocketListener } from './source-runner.ts'

/**
 * One Socket.IO connection to the relay that only listens: Engine.IO 4 over a WebSocket, root namespace, no upgrade. It never opens itself
 * again: that is the machine's. Returns what closes it; once closed, or gone, it says nothing more.
 */
export function openSocket(board: BoardName, timeout: number, listener: SocketListener): () => void {
  const socket = new WebSocket(
    `${location.origin.replace(/^http/, 'ws')}${SOCKET_PATH}/?EIO=4&transport=websocket${boardQuery(board)}`,
  )
  let state: 'opening' | 'joined' | 'over' = 'opening'
  /** ms within which the server speaks, or it is gone. */
  let patience = timeout
  let deadline: ReturnType<typeof setTimeout> | undefined

  const close = (): void => {
    state = 'over'
    clearTimeout(deadline)
    socket.close()
  }

  const lose = (): void => {
    if (state === 'over') return
    const tell = state === 'joined' ? listener.dropped : listener.failed
    close()
    tell()
  }

  const wait = (): void => {
    clearTimeout(deadline)
    deadline = setTimeout(lose, patience)
  }

  const join = (): void => {
    state = 'joined'
    wait()
    listener.opened()
  }

  const hear = (text: string): void => {
    switch (text.charAt(0)) {
      case '0':
        patience = pingedWithin(text.slice(1))
        socket.send('40')
        return
      case '1':
        lose()
        return
      case '2':
        socket.send('3')
        wait()
        return
      case '4':
        takeMessage(text.slice(1))
    }
  }

  /** A Socket.IO packet of the root namespace; pages have no other. */
  const takeMessage = (packet: string): void => {
    switch (packet.charAt(0)) {
      case '0':
        join()
        return
      case '1':
      case '4':
        lose()
        return
      case '2':
        takeEvent(JSON.parse(packet.slice(1)))
    }
  }

  const takeEvent = (event: unknown): void => {
    const [name, body] = Array.isArray(event) ? (event as readonly unknown[]) : []
    if (name === PRICE_CHANGED) listener.message(body)
  }

  wait()
  socket.addEventListener('message', ({ data }) => {
    if (state === 'over' || typeof data !== 'string') return
    try {
      hear(data)
    } catch {
      // What is no JSON comes from no server that speaks this protocol.
      lose()
    }
  })
  socket.addEventListener('close', lose)
  return close
}

function pingedWithin(handshake: string): number {
  const { pingInterval, pingTimeout } = fieldsOf(JSON.parse(handshake))
  return Number(pingInterval) + Number(pingTimeout)
}
