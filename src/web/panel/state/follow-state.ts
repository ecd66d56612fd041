import { FIGURES_OLD_AFTER, type PanelPage, STATE_PATH, STREAM_EVENTS, STREAM_PATH } from '#contract/panel/page.ts'
import { SECOND } from '#domain/calendar.ts'
import { isSignedIn } from './panel-page.ts'

/** A moment by both clocks of the browser: one may be set, the other may stand still while the machine sleeps. */
export interface ClockReading {
  readonly steady: number
  readonly wall: number
}

export type News =
  | { readonly kind: 'state'; readonly page: PanelPage; readonly at: ClockReading }
  | { readonly kind: 'alive'; readonly at: ClockReading }
  | { readonly kind: 'ended' }

export interface Following {
  /** Asks for the state at once: something was done, or somebody is impatient. */
  readonly refresh: () => void
  readonly end: () => void
}

/** After a silence, or where the stream is refused, the state is asked for so often instead. */
const ASK_EVERY = 5 * SECOND
const NO_ANSWER_AFTER = 5 * SECOND

/**
 * Keeps the state of one address true, by the stream. While the stream is silent or refused, as behind a proxy that
 * holds it back, it asks for the state instead.
 */
export function followState(address: string, tell: (news: News) => void): Following {
  let stream: EventSource | undefined
  /** The time of the last word of the stream itself. */
  let wordAt = mark()
  let openedAt = mark()
  let askedAt = mark()
  let isOver = false

  const take = (page: PanelPage): void => {
    tell({ kind: 'state', page, at: mark() })
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
      wordAt = mark()
      take(parseState(data))
    })
    opened.addEventListener(STREAM_EVENTS.alive, () => {
      wordAt = mark()
      tell({ kind: 'alive', at: wordAt })
    })
    opened.addEventListener(STREAM_EVENTS.ended, () => {
      end()
      tell({ kind: 'ended' })
    })
  }
  const watch = setInterval(() => {
    const now = mark()
    const isRefused = stream?.readyState === EventSource.CLOSED && gap(openedAt, now) > ASK_EVERY
    // A connection may be dead without a word, as after a machine has slept.
    const isSilent = Math.min(gap(wordAt, now), gap(openedAt, now)) > FIGURES_OLD_AFTER
    if (isRefused || isSilent) open()
    if (gap(wordAt, now) > 2 * ASK_EVERY && gap(askedAt, now) > ASK_EVERY) void ask()
  }, SECOND)

  function end(): void {
    isOver = true
    clearInterval(watch)
    stream?.close()
  }
  open()
  return { refresh: () => void ask(), end }
}

/** `isPerson`: a person opened the page, which counts as use of the session. null: the state could not be loaded. */
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

/** As our own server writes it. */
function parseState(json: string): PanelPage {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- reader and writer are of one build
  return JSON.parse(json) as PanelPage
}

export function mark(): ClockReading {
  return { steady: performance.now(), wall: Date.now() }
}

export function gap(from: ClockReading, to: ClockReading): number {
  return Math.max(to.steady - from.steady, to.wall - from.wall)
}
