import { once } from 'node:events'
import * as v from 'valibot'

/** One session of WebDriver BiDi: commands with answers, and events. */
export interface Bidi {
  send(method: string, params?: object): Promise<unknown>
  close(): void
}

const message = v.variant('type', [
  v.object({ type: v.literal('success'), id: v.number(), result: v.unknown() }),
  v.object({ type: v.literal('error'), id: v.nullable(v.number()), error: v.string(), message: v.string() }),
  v.object({ type: v.literal('event'), method: v.string(), params: v.unknown() }),
])

/** In ms; shorter than a test's own timeout, so that the failure names the command. */
const ANSWERED_WITHIN = 20_000

export async function openBidi(url: string, onEvent: (method: string, params: unknown) => void): Promise<Bidi> {
  const socket = new WebSocket(url)
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let commands = 0

  socket.addEventListener('message', ({ data }) => {
    const reply = v.parse(message, JSON.parse(String(data)))
    switch (reply.type) {
      case 'event':
        onEvent(reply.method, reply.params)
        return
      case 'success':
        waiting.get(reply.id)?.resolve(reply.result)
        return
      case 'error':
        if (reply.id !== null) waiting.get(reply.id)?.reject(new Error(`${reply.error}: ${reply.message}`))
    }
  })
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser closed the connection'))
  })
  await once(socket, 'open')

  return {
    async send(method, params = {}) {
      commands += 1
      const id = commands
      const answered = Promise.withResolvers<unknown>()
      waiting.set(id, answered)
      socket.send(JSON.stringify({ id, method, params }))
      const late = setTimeout(() => answered.reject(new Error(`No answer to ${method}`)), ANSWERED_WITHIN)
      try {
        return await answered.promise
      } finally {
        clearTimeout(late)
        waiting.delete(id)
      }
    },
    close: () => socket.close(),
  }
}
