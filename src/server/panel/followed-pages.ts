import { STREAM_EVENTS, type PanelPage } from '#contract/panel/page.ts'
import { SECOND } from '#domain/calendar.ts'
import type { Visitor } from '../identity/index.ts'
import { type Clock, type Log, repeat } from '../runtime/index.ts'
import type { PanelContext } from './context.ts'
import { followedSessions } from './followed-sessions.ts'
import { stateAt } from './state.ts'

/** A window that keeps a page open. */
export interface Follower {
  /** The session's token; null on the read-only page of the machine. */
  readonly token: string | null
  readonly visitor: Visitor
  readonly address: string
  /** Returns true while the window has not read what was sent. */
  readonly isBusy: () => boolean
  readonly send: (event: string, data: string) => void
  readonly end: () => void
}

/** The state that a window has, and the time at which it was told that the server is alive. */
interface Shown {
  text: string
  sentAt: number
}

/** Ages and opening hours are compared this often, and each window gets a sign that the server is alive. */
const AGES_EVERY = 5 * SECOND
/** Without a version of the store, sessions that ended at another replica are found by asking for them. */
const SESSIONS_EVERY = SECOND
/** Prices may change many times a second. */
const PRICES_EVERY = SECOND

export interface FollowedPages extends AsyncDisposable {
  /** Sends the current state, and each later one until the returned function is called. */
  readonly follow: (follower: Follower) => () => void
}

/**
 * Sends each window the state of its page when something has changed: settings, halts, acts, the store, or prices.
 * All windows share the readings, and those of one session and page share the state.
 */
export function followedPages(context: PanelContext, clock: Pick<Clock, 'after' | 'elapsed'>, log: Log): FollowedPages {
  const { office, market, acted, store, revision } = context
  const windows = new Map<Follower, Shown>()
  const isFile = store.dataVersion !== null
  const sessions = followedSessions({
    identity: context.identity,
    clock: context.clock,
    revision: isFile ? revision : null,
  })
  const tick = isFile ? AGES_EVERY : SESSIONS_EVERY
  let ranAt = -Infinity
  let hasNewPrices = false

  const compare = async (follower: Follower, shown: Shown, page: Promise<PanelPage>): Promise<void> => {
    const { send, end } = follower
    if (follower.isBusy()) return
    const state = await page
    if (!windows.has(follower)) return
    const now = clock.elapsed()
    if (state.body.kind === 'sign-in') {
      send(STREAM_EVENTS.ended, '{}')
      end()
      return
    }
    const text = JSON.stringify(timeless(state))
    const isNews = text !== shown.text
    if (!isNews && now - shown.sentAt < AGES_EVERY / 2) return
    if (isNews) send(STREAM_EVENTS.state, JSON.stringify(state))
    else send(STREAM_EVENTS.alive, '{}')
    shown.text = text
    shown.sentAt = now
  }

  const stateOf = async ({ token, visitor, address }: Follower): Promise<PanelPage> =>
    stateAt({ address, visitor, mayStop: false }, await sessions.stateOf(token), context)

  const run = async (): Promise<number> => {
    ranAt = clock.elapsed()
    hasNewPrices = false
    sessions.begin(new Set([...windows.keys()].map(({ token }) => token)))
    if (windows.size === 0) return Infinity
    context.reportIsOld()
    const pages = new Map<string, Promise<PanelPage>>()
    const compared = [...windows].map(([follower, shown]) => {
      const key = `${follower.token} ${follower.address}`
      const page = pages.get(key) ?? stateOf(follower)
      pages.set(key, page)
      return compare(follower, shown, page)
    })
    const failed = (await Promise.allSettled(compared)).find(({ status }) => status === 'rejected')
    // The pages show by themselves that updates have stopped.
    if (failed?.status === 'rejected') log.warn({ err: failed.reason }, 'panel update failed, retrying')
    // A session ends at its moment, even if nothing else changes.
    return hasNewPrices ? PRICES_EVERY : Math.max(1, Math.min(tick, sessions.untilEnd()))
  }

  const running = repeat({ run, first: Infinity, clock })
  const pricesChanged = (): void => {
    if (windows.size === 0 || hasNewPrices) return
    hasNewPrices = true
    running.reschedule(() => Math.max(0, ranAt + PRICES_EVERY - clock.elapsed()))
  }
  const wake = (): void => {
    if (windows.size > 0) running.wake()
  }
  const subscriptions = [
    market.subscribe(pricesChanged),
    ...[office, office.reads, acted].map(({ subscribe }) => subscribe(wake)),
  ]
  return {
    follow(follower) {
      windows.set(follower, { text: '', sentAt: -Infinity })
      running.wake()
      return () => void windows.delete(follower)
    },
    async [Symbol.asyncDispose]() {
      for (const unsubscribe of subscriptions) unsubscribe()
      await running[Symbol.asyncDispose]()
    },
  }
}

/** Removes the render time, because a new time alone is no change. */
function timeless(page: PanelPage) {
  return { body: page.body, frame: { ...page.frame, renderedAt: 0 } }
}
