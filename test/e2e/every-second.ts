import { SECOND } from '../../src/domain/calendar.ts'

/** Calls `send` now and every second. Returns a function that stops the calls. Used to keep a provider alive. */
export function everySecond(send: () => void): () => void {
  send()
  const timer = setInterval(send, SECOND)
  return () => clearInterval(timer)
}
