import { SECOND } from '../../src/domain/calendar.ts'

/** Says it now and every second, until it is told to be quiet: a provider is alive only while it speaks. */
export function everySecond(say: () => void): () => void {
  say()
  const timer = setInterval(say, SECOND)
  return () => clearInterval(timer)
}
