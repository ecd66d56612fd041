import type { Clock, Timer } from './clock.ts'

/** The maximum number of addresses in memory. The oldest is dropped. */
const MAX_ADDRESSES = 5000

/**
 * Counts attempts per key, usually a visitor's address. Each key is forgotten after `length` ms, even without further
 * attempts.
 */
export function attemptWindows(length: number, clock: Pick<Clock, 'elapsed' | 'after'>) {
  /** The windows are in the order of their ends, because all have the same length. Times are elapsed ms. */
  const windows = new Map<string, { attempts: number; readonly endsAt: number }>()
  let timer: Timer | undefined

  const forget = (): void => {
    timer = undefined
    for (const [key, { endsAt }] of windows) {
      if (endsAt > clock.elapsed()) {
        wait(endsAt)
        return
      }
      windows.delete(key)
    }
  }

  function wait(until: number): void {
    timer ??= clock.after(until - clock.elapsed(), forget)
  }

  const begin = (key: string, now: number) => {
    const window = { attempts: 0, endsAt: now + length }
    windows.delete(key)
    windows.set(key, window)
    const [oldest] = windows.keys()
    if (windows.size > MAX_ADDRESSES && oldest !== undefined) windows.delete(oldest)
    wait(window.endsAt)
    return window
  }

  return {
    /** Counts an attempt of `key`. Returns the attempts in the current window and the ms until its end. */
    count(key: string) {
      const now = clock.elapsed()
      const known = windows.get(key)
      const window = known !== undefined && known.endsAt > now ? known : begin(key, now)
      window.attempts += 1
      return { attempts: window.attempts, left: window.endsAt - now }
    },
    size: () => windows.size,
    [Symbol.dispose]() {
      timer?.cancel()
      windows.clear()
    },
  }
}
