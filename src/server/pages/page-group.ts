import { setImmediate as nextTurn } from 'node:timers/promises'
import type { BuildManifest, PageState, Render } from '#contract/page-state.ts'
import { SECOND } from '#domain/calendar.ts'
import {
  type AnswerContent,
  CACHED_A_SECOND,
  HTML,
  plainPage,
  prepareAhead,
  type PreparedAnswer,
  SENTENCES,
} from '../response/index.ts'
import { type Clock, type Log, repeat, type Repeated } from '../runtime/index.ts'
import { pageBoundary, type PageNeeds } from './build-page-state.ts'

/** The shortest interval of two renderings. The last change is always rendered. */
const PAUSE = SECOND

/** A shared cache may serve a page without rates for ten seconds. */
const CACHED_TEN_SECONDS = 'public, s-maxage=10, max-age=0, must-revalidate'

export interface PageGroupOptions {
  readonly render: Render
  readonly manifest: BuildManifest | null
  readonly state: (needs: PageNeeds, now: number) => PageState
  readonly headers: () => Readonly<Record<string, string>>
  readonly store: (path: string, answer: PreparedAnswer) => void
  readonly clock: Clock
  readonly log: Log
}

export interface GroupKind {
  readonly paths: readonly string[]
  readonly needs: PageNeeds
  /** `ahead` pages are rendered after each change, `asked` pages for the next visitor. */
  readonly when: 'ahead' | 'asked'
}

/** Pages that are rendered together, after a change and at each time boundary. */
export class PageGroup implements AsyncDisposable {
  readonly #kind: GroupKind
  readonly #options: PageGroupOptions
  readonly #rendering: Repeated
  readonly #stopListening: () => void
  #renderedAt = -Infinity
  /** The validity of the pages: until the next boundary, by wall clock or by elapsed time. */
  #valid = { from: 0, until: 0, deadline: 0 }
  #underWay: Promise<void> | undefined
  #outdated = true

  constructor(kind: GroupKind, options: PageGroupOptions) {
    this.#kind = kind
    this.#options = options
    const run = async (): Promise<number> => {
      await this.#renderTogether()
      return this.#untilNext()
    }
    this.#rendering = repeat({ first: Infinity, run, clock: options.clock })
    this.#stopListening = options.clock.onStep(() => this.changed())
  }

  /** Renders immediately and resolves after the pages are stored. */
  async render(): Promise<void> {
    await this.#renderTogether()
    if (this.#kind.when === 'ahead') this.#rendering.reschedule(() => this.#untilNext())
  }

  /** Called after a change. Renders immediately, or after the pause since the last rendering. */
  changed(): void {
    this.#outdated = true
    if (this.#underWay !== undefined || this.#kind.when === 'asked') return
    if (this.#untilNext() > 0) this.#rendering.reschedule(() => this.#untilNext())
    else this.#rendering.wake()
  }

  /** Returns undefined if the stored pages are valid. Otherwise renders them and resolves after they are stored. */
  renewal(): Promise<void> | undefined {
    const { clock } = this.#options
    const now = clock.now()
    const elapsed = clock.elapsed()
    const isTrue = now >= this.#valid.from && now < this.#valid.until && elapsed < this.#valid.deadline
    const isDue = this.#kind.when === 'asked' && this.#outdated && elapsed >= this.#renderedAt + PAUSE
    return isTrue && !isDue ? undefined : this.render()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#stopListening()
    await this.#rendering[Symbol.asyncDispose]()
  }

  /** Requests during a rendering wait for its result. */
  #renderTogether(): Promise<void> {
    return (this.#underWay ??= this.#renderOnce())
  }

  async #renderOnce(): Promise<void> {
    this.#outdated = false
    this.#renderedAt = this.#options.clock.elapsed()
    const { valid, sound } = await renderAll(this.#kind, this.#options)
    this.#valid = valid
    this.#outdated ||= !sound
    this.#underWay = undefined
  }

  /** Returns the ms until the next rendering; 0 means immediately. */
  #untilNext(): number {
    const next = this.#outdated ? this.#renderedAt + PAUSE : Infinity
    return Math.max(0, Math.min(next, this.#valid.deadline) - this.#options.clock.elapsed())
  }
}

async function renderAll({ paths, needs }: GroupKind, options: PageGroupOptions) {
  const [now, elapsed] = [options.clock.now(), options.clock.elapsed()]
  const state = options.state(needs, now)
  // False if a page could not be rendered. It is answered with an error, because its old text might show an old rate as
  // live.
  let sound = true
  const storing: Promise<void>[] = []
  for (const path of paths) {
    const content = contentOf(path, state, options)
    sound &&= content.status !== 500
    storing.push(prepareAhead(content).then((answer) => options.store(path, answer)))
    // Yields to the event loop between two renderings.
    await nextTurn()
  }
  await Promise.all(storing)
  const until = pageBoundary(state, now)
  // A clock that a time server adjusts must not date a page in the future.
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
    return { ...base, status: 500, body: plainPage(SENTENCES.internal), cacheControl: 'no-store' }
  }
}
