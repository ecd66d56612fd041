import type { Clock, Timer } from './clock.ts'

/** Beyond so many the oldest goes, so that nobody fills the memory by coming from many addresses. */
const MOST = 5000

/** Keys are visitors' addresses: each is forgotten when its window of `length` ms ends, even if nobody comes again. */
export function attemptWindows(length: number, clock: Pick<Clock, 'elapsed' | 'after'>) {
  /** In the order in which they end, by elapsed time: all are of one length. */
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
    if (windows.size > MOST && oldest !== undefined) windows.delete(oldest)
    wait(window.endsAt)
    return window
  }

  return {
    /** Counts one more of `key`: how many there were since its window began, and the ms that are left of it. */
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
