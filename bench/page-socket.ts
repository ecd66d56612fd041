import { io } from 'socket.io-client'
import { fieldsOf } from '#contract/json.ts'
import { PRICE_CHANGED } from '#contract/paths.ts'

/** The connection of a page to the relay. */
export interface PageSocket {
  leave(): void
}

/**
 * Reports each selling price of the dollar with the time of its arrival, by this process's `performance.now()`. Resolves
 * when it is connected.
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
