import { SECOND } from '../../src/domain/calendar.ts'

/** Calls `say` now and every second. Returns a function that stops the calls. Used to keep a provider alive. */
export function everySecond(say: () => void): () => void {
  say()
  const timer = setInterval(say, SECOND)
  return () => clearInterval(timer)
}
