import { MINUTE } from '#domain/calendar.ts'

/** A call made at once, then whenever it is due. */
export interface Repeated {
  /** Calls now if the due time was slept through. */
  readonly wake: () => void
  readonly stop: () => void
}

interface Repetition {
  /** ms until the next call is due. Making one moves it on. */
  readonly msLeft: () => number
  /** Never rejects. */
  readonly call: (signal: AbortSignal) => Promise<void>
}

/** No single timer is trusted for long: a laptop sleeps through it, and an answer may correct the clock that it was set by. */
const LOOK_EVERY = MINUTE

export function repeat({ msLeft, call }: Repetition): Repeated {
  const abort = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined

  const arm = (): void => {
    clearTimeout(timer)
    if (!abort.signal.aborted) timer = setTimeout(look, Math.min(Math.max(0, msLeft()), LOOK_EVERY))
  }
  const look = (): void => {
    if (msLeft() <= 0) callNow()
    else arm()
  }
  const callNow = (): void => {
    void call(abort.signal).then(arm)
    arm()
  }

  callNow()
  return {
    wake: () => {
      if (msLeft() <= 0) callNow()
    },
    stop: () => {
      abort.abort()
      clearTimeout(timer)
    },
  }
}
