import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PageState } from '#contract/page-state.ts'
import type { BuildManifest, Render } from '#contract/render.ts'
import { SECOND } from '#domain/calendar.ts'
import { type AnswerContent, plainPage, prepareAhead, type PreparedAnswer, SAYS } from '../http/index.ts'
import type { Clock, Log, Timer } from '../runtime/index.ts'
import { pageBoundary, type PageNeeds } from './page-state.ts'

/** Pages follow the board at most this often; the last change always gets its page. */
const PAUSE = SECOND

/** A cache may answer for a second, and never with an old rate while it asks for a new one. */
const CACHE_CONTROL = 'public, s-maxage=1, max-age=0, must-revalidate'
const CACHE_CONTROL_WITHOUT_RATES = 'public, s-maxage=10, max-age=0, must-revalidate'

export interface PageGroupOptions {
  readonly render: Render
  readonly manifest: BuildManifest | null
  readonly state: (needs: PageNeeds, now: number) => PageState
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
  /** Undefined while the kept pages still say what is so. Otherwise, whatever kept them from being rendered in time, resolves once they are. */
  renewal(): Promise<void> | undefined
  stop(): void
}

/** How long pages say what is so: from the moment of which they speak to the next boundary, on the wall and by the time that passed. */
interface Validity {
  readonly from: number
  readonly until: number
  readonly deadline: number
}

/** What is rendered together, and when. */
export interface GroupKind {
  readonly paths: readonly string[]
  readonly needs: PageNeeds
  /** ahead: as soon as something changes; asked: when somebody comes after that. */
  readonly when: 'ahead' | 'asked'
}

/** Pages that are rendered together: when something changed, and at each boundary in time at which they would say something else. */
export function createPageGroup({ paths, needs, when }: GroupKind, options: PageGroupOptions): PageGroup {
  const { clock } = options
  let renderedAt = -Infinity
  let valid: Validity = { from: 0, until: 0, deadline: 0 }
  let underWay: Promise<void> | undefined
  let wanted = false
  let stopped = false
  let due = Infinity
  let timer: Timer | undefined

  const wakeAt = (moment: number): void => {
    timer?.cancel()
    due = moment
    if (!stopped && when === 'ahead') timer = clock.after(moment - clock.elapsed(), () => void render())
  }

  const renderOnce = async (): Promise<void> => {
    timer?.cancel()
    wanted = false
    renderedAt = clock.elapsed()
    const now = clock.now()
    const state = options.state(needs, now)
    const sound = await renderAll(paths, state, options)
    const until = pageBoundary(state, now)
    // A clock that is nudged back by a time server makes no page one of the future.
    valid = { from: now - PAUSE, until, deadline: renderedAt + until - now }
    underWay = undefined
    wanted ||= !sound
    wakeAt(wanted ? renderedAt + PAUSE : valid.deadline)
  }

  const render = async (): Promise<void> => {
    if (stopped && when === 'ahead') return
    // It does not reject but by a bug, and nobody catches that: the process ends, so nothing has to heal here.
    underWay ??= renderOnce()
    await underWay
  }

  const renderSoon = (): void => {
    wanted = true
    if (underWay !== undefined || stopped || when === 'asked') return
    const earliest = renderedAt + PAUSE
    if (earliest <= clock.elapsed()) void render()
    else if (earliest < due) wakeAt(earliest)
  }

  const stopListening = clock.onStep(renderSoon)

  return {
    render,
    renderSoon,
    renewal() {
      const now = clock.now()
      const past = clock.elapsed()
      const isSo = now >= valid.from && now < valid.until && past < valid.deadline
      const isDue = when === 'asked' && wanted && past >= renderedAt + PAUSE
      return isSo && !isDue ? undefined : render()
    },
    stop() {
      stopped = true
      stopListening()
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
    const cacheControl = state.rates === null && state.gold === undefined ? CACHE_CONTROL_WITHOUT_RATES : CACHE_CONTROL
    return { ...base, status, body: html, cacheControl }
  } catch (error) {
    log.error({ err: error, path }, 'page not rendered')
    return { ...base, status: 500, body: plainPage(SAYS.internal), cacheControl: 'no-store' }
  }
}
