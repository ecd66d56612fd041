import { io } from 'socket.io-client'
import { fieldsOf } from '#contract/json.ts'
import { PRICE_CHANGED } from '#contract/paths.ts'

/** A page's connection to the relay. */
export interface PageSocket {
  leave(): void
}

/**
 * Tells each selling price of the dollar and when it came, by this process's `performance.now()`. Resolves once it is
 * connected.
 */
export async function openPageSocket(url: string, heard: (sells: string, at: number) => void): Promise<PageSocket> {
  const socket = io(url, { transports: ['websocket'], forceNew: true })
  socket.on(PRICE_CHANGED, (message: unknown) => {
    const at = performance.now()
    const { satis } = fieldsOf(fieldsOf(fieldsOf(message)['data'])['USDTRY'])
    if (typeof satis === 'string') heard(satis, at)
  })
  await new Promise<void>((connected) => {
    socket.once('connect', connected)
  })
  return { leave: () => void socket.disconnect() }
}
