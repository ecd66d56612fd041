import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PageState } from '#contract/page-state.ts'
import type { BuildManifest, Render } from '#contract/render.ts'
import { SECOND } from '#domain/calendar.ts'
import { type AnswerContent, plainPage, prepareAhead, type PreparedAnswer, SAYS } from '../http/door.ts'
import type { Clock, Log, Timer } from '../run/door.ts'
import { pageBoundary } from './page-state.ts'

/** Pages follow the board at most this often; the last change always gets its page. */
const PAUSE = SECOND

/** A cache may answer for a second, and never with an old rate while it asks for a new one. */
const CACHE_CONTROL = 'public, s-maxage=1, max-age=0, must-revalidate'
const CACHE_CONTROL_WITHOUT_RATES = 'public, s-maxage=10, max-age=0, must-revalidate'

export interface PageGroupOptions {
  readonly render: Render
  readonly manifest: BuildManifest | null
  readonly state: (withRates: boolean, now: number) => PageState
  /** Security headers as they are now. */
  readonly headers: () => Readonly<Record<string, string>>
  readonly keep: (path: string, answer: PreparedAnswer) => void
  readonly clock: Clock
  readonly log: Log
}

export interface PageGroup {
  /** Renders now and resolves when the pages are kept. */
  render(): Promise<void>
  /** Renders now, or as soon as the pause since the last time is over. */
  renderSoon(): void
  stop(): void
}

/** Pages that are rendered together: when something changed, and at each boundary in time at which they would say something else. */
export function createPageGroup(paths: readonly string[], withRates: boolean, options: PageGroupOptions): PageGroup {
  const { clock } = options
  let renderedAt = -Infinity
  let rendering = false
  let wanted = false
  let stopped = false
  let due = Infinity
  let timer: Timer | undefined

  const wakeAt = (instant: number): void => {
    timer?.cancel()
    due = instant
    if (!stopped && instant < Infinity) timer = clock.after(instant - clock.now(), () => void render())
  }

  async function render(): Promise<void> {
    if (stopped) return
    timer?.cancel()
    rendering = true
    wanted = false
    renderedAt = clock.now()
    const state = options.state(withRates, renderedAt)
    const sound = await renderAll(paths, state, options)
    rendering = false
    wakeAt(wanted || !sound ? renderedAt + PAUSE : pageBoundary(state, renderedAt))
  }

  return {
    render,
    renderSoon() {
      wanted = true
      if (rendering || stopped) return
      const earliest = renderedAt + PAUSE
      if (earliest <= clock.now()) void render()
      else if (earliest < due) wakeAt(earliest)
    },
    stop() {
      stopped = true
      timer?.cancel()
    },
  }
}

/** False: a page could not be rendered. It is answered with an error, never with its old text, which might call an old rate live. */
async function renderAll(paths: readonly string[], state: PageState, options: PageGroupOptions): Promise<boolean> {
  let sound = true
  const keeping: Promise<void>[] = []
  for (const path of paths) {
    const content = contentOf(path, state, options)
    sound &&= content.status !== 500
    keeping.push(prepareAhead(content).then((answer) => options.keep(path, answer)))
    // Between two renderings the loop is everybody's.
    await nextTurn()
  }
  await Promise.all(keeping)
  return sound
}

function contentOf(
  path: string,
  state: PageState,
  { render, manifest, headers, log }: PageGroupOptions,
): AnswerContent {
  const base = { contentType: 'text/html; charset=utf-8', headers: headers() }
  try {
    const { status, html } = render(path, state, manifest)
    const cacheControl = state.rates === null ? CACHE_CONTROL_WITHOUT_RATES : CACHE_CONTROL
    return { ...base, status, body: html, cacheControl }
  } catch (error) {
    log.error({ err: error, path }, 'page not rendered')
    return { ...base, status: 500, body: plainPage(SAYS.internal), cacheControl: 'no-store' }
  }
}
