import { FIGURES_OLD_AFTER, type PanelPage, STATE_PATH, STREAM_EVENTS, STREAM_PATH } from '#contract/panel/page.ts'
import { SECOND } from '#domain/calendar.ts'
import { isSignedIn } from './panel-page.ts'

/** A moment on both clocks of the browser: the wall clock can be set, the steady one can pause during sleep. */
export interface ClockReading {
  readonly steady: number
  readonly wall: number
}

export type News =
  | { readonly kind: 'state'; readonly page: PanelPage; readonly at: ClockReading }
  | { readonly kind: 'alive'; readonly at: ClockReading }
  | { readonly kind: 'ended' }

export interface Following {
  /** Requests the state at once. */
  readonly refresh: () => void
  readonly end: () => void
}

/** The interval of the polling that replaces a silent or refused stream. */
const POLL_INTERVAL_MS = 5 * SECOND
const NO_ANSWER_AFTER = 5 * SECOND

/**
 * Follows the state of one address over the stream. It polls while the stream is silent or refused, for example
 * behind a proxy that buffers it.
 */
export function followState(address: string, onNews: (news: News) => void): Following {
  let stream: EventSource | undefined
  /** The time of the stream's last event. */
  let lastEventAt = mark()
  let openedAt = mark()
  let askedAt = mark()
  let isOver = false

  const take = (page: PanelPage): void => {
    onNews({ kind: 'state', page, at: mark() })
    if (!isSignedIn(page)) end()
  }
  const ask = async (): Promise<void> => {
    askedAt = mark()
    const page = await askState(address, false)
    if (!isOver && page !== null) take(page)
  }
  const open = (): void => {
    stream?.close()
    openedAt = mark()
    const opened = new EventSource(`${STREAM_PATH}?sayfa=${encodeURIComponent(address)}`)
    stream = opened
    opened.addEventListener(STREAM_EVENTS.state, ({ data }: MessageEvent<string>) => {
      lastEventAt = mark()
      take(parseState(data))
    })
    opened.addEventListener(STREAM_EVENTS.alive, () => {
      lastEventAt = mark()
      onNews({ kind: 'alive', at: lastEventAt })
    })
    opened.addEventListener(STREAM_EVENTS.ended, () => {
      end()
      onNews({ kind: 'ended' })
    })
  }
  const watch = setInterval(() => {
    const now = mark()
    const isRefused = stream?.readyState === EventSource.CLOSED && gap(openedAt, now) > POLL_INTERVAL_MS
    // A connection may be dead without an error, for example after the machine has slept.
    const isSilent = Math.min(gap(lastEventAt, now), gap(openedAt, now)) > FIGURES_OLD_AFTER
    if (isRefused || isSilent) open()
    if (gap(lastEventAt, now) > 2 * POLL_INTERVAL_MS && gap(askedAt, now) > POLL_INTERVAL_MS) void ask()
  }, SECOND)

  function end(): void {
    isOver = true
    clearInterval(watch)
    stream?.close()
  }
  open()
  return { refresh: () => void ask(), end }
}

/** `isPerson` means that a person opened the page, which extends the session. null means that the request failed. */
export async function askState(address: string, isPerson: boolean): Promise<PanelPage | null> {
  try {
    const query = `sayfa=${encodeURIComponent(address)}${isPerson ? '&kisi=evet' : ''}`
    const answer = await fetch(`${STATE_PATH}?${query}`, { signal: AbortSignal.timeout(NO_ANSWER_AFTER) })
    const text = await answer.text()
    return text.startsWith('{"frame"') ? parseState(text) : null
  } catch {
    return null
  }
}

/** Parses a state from our own server without validation. */
function parseState(json: string): PanelPage {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the page and the server are of one build
  return JSON.parse(json) as PanelPage
}

export function mark(): ClockReading {
  return { steady: performance.now(), wall: Date.now() }
}

export function gap(from: ClockReading, to: ClockReading): number {
  return Math.max(to.steady - from.steady, to.wall - from.wall)
}
