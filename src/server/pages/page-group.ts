import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PageState } from '#contract/page-state.ts'
import type { BuildManifest, Render } from '#contract/render.ts'
import { SECOND } from '#domain/calendar.ts'
import {
  type AnswerContent,
  CACHED_A_SECOND,
  HTML,
  plainPage,
  prepareAhead,
  type PreparedAnswer,
  SAYS,
} from '../response/index.ts'
import { type Clock, type Log, repeat } from '../runtime/index.ts'
import { pageBoundary, type PageNeeds } from './page-state.ts'

/** Pages follow the board at most this often; the last change always gets its page. */
const PAUSE = SECOND

/** A shared cache may serve a page without rates for ten seconds. */
const CACHED_TEN_SECONDS = 'public, s-maxage=10, max-age=0, must-revalidate'

export interface PageGroupOptions {
  readonly render: Render
  readonly manifest: BuildManifest | null
  readonly state: (needs: PageNeeds, now: number) => PageState
  /** Security headers as they are now. */
  readonly headers: () => Readonly<Record<string, string>>
  readonly store: (path: string, answer: PreparedAnswer) => void
  readonly clock: Clock
  readonly log: Log
}

export interface PageGroup extends AsyncDisposable {
  /** Renders now and resolves when the pages are stored. */
  render(): Promise<void>
  /** Something changed: renders now, or as soon as the pause since the last time is over. */
  changed(): void
  /**
   * Undefined while the stored pages are true. Otherwise, whatever kept them from being rendered in time, resolves once
   * they are.
   */
  renewal(): Promise<void> | undefined
}

/**
 * How long pages are true: from the moment that they show to the next boundary, by the wall clock and by the time that
 * passed.
 */
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

/**
 * Pages that are rendered together: when something changed, and at each boundary in time at which they would say
 * something else.
 */
export function createPageGroup(kind: GroupKind, options: PageGroupOptions): PageGroup {
  const { clock } = options
  const rendersAhead = kind.when === 'ahead'
  let renderedAt = -Infinity
  let valid: Validity = { from: 0, until: 0, deadline: 0 }
  let underWay: Promise<void> | undefined
  let outdated = true

  const renderOnce = async (): Promise<void> => {
    outdated = false
    renderedAt = clock.elapsed()
    const rendered = await renderAll(kind, options)
    valid = rendered.valid
    outdated ||= !rendered.sound
    underWay = undefined
  }
  /** Whoever asks while pages are rendered waits for these. */
  const renderTogether = (): Promise<void> => (underWay ??= renderOnce())

  const untilNext = (): number =>
    Math.max(0, Math.min(outdated ? renderedAt + PAUSE : Infinity, valid.deadline) - clock.elapsed())

  const rendering = repeat({
    first: Infinity,
    async run() {
      await renderTogether()
      return untilNext()
    },
    clock,
  })

  const render = async (): Promise<void> => {
    await renderTogether()
    if (rendersAhead) rendering.waitAnew(untilNext)
  }

  const changed = (): void => {
    outdated = true
    if (underWay !== undefined || !rendersAhead) return
    if (untilNext() > 0) rendering.waitAnew(untilNext)
    else rendering.wake()
  }

  const stopListening = clock.onStep(changed)

  return {
    render,
    changed,
    renewal() {
      const now = clock.now()
      const past = clock.elapsed()
      const isTrue = now >= valid.from && now < valid.until && past < valid.deadline
      const isDue = !rendersAhead && outdated && past >= renderedAt + PAUSE
      return isTrue && !isDue ? undefined : render()
    },
    async [Symbol.asyncDispose]() {
      stopListening()
      await rendering[Symbol.asyncDispose]()
    },
  }
}

interface Rendered {
  readonly valid: Validity
  /** False: a page could not be rendered. It is answered with an error: its old text might call an old rate live. */
  readonly sound: boolean
}

async function renderAll({ paths, needs }: GroupKind, options: PageGroupOptions): Promise<Rendered> {
  const [now, elapsed] = [options.clock.now(), options.clock.elapsed()]
  const state = options.state(needs, now)
  let sound = true
  const storing: Promise<void>[] = []
  for (const path of paths) {
    const content = contentOf(path, state, options)
    sound &&= content.status !== 500
    storing.push(prepareAhead(content).then((answer) => options.store(path, answer)))
    // Between two renderings the event loop is free for others.
    await nextTurn()
  }
  await Promise.all(storing)
  const until = pageBoundary(state, now)
  // A clock that is nudged back by a time server makes no page one of the future.
  return { sound, valid: { from: now - PAUSE, until, deadline: elapsed + until - now } }
}

function contentOf(
  path: string,
  state: PageState,
  { render, manifest, headers, log }: PageGroupOptions,
): AnswerContent {
  const base = { contentType: HTML, headers: headers() }
  try {
    const { status, html } = render(path, state, manifest)
    const cacheControl = state.rates === null && state.gold === undefined ? CACHED_TEN_SECONDS : CACHED_A_SECOND
    return { ...base, status, body: html, cacheControl }
  } catch (error) {
    log.error({ err: error, path }, 'page not rendered')
    return { ...base, status: 500, body: plainPage(SAYS.internal), cacheControl: 'no-store' }
  }
}
