import { SECOND } from '#domain/calendar.ts'
import type { Backoff } from './retry.ts'

/** The state of one consumer of the live feed. docs/product.md, "Live prices" lists the kinds. */
export type FeedState =
  /** `lost` is the displayed status during a retry, so that a retry does not hide the failure. */
  | { readonly kind: 'connecting'; readonly retriesLeft: number; readonly lost?: 'error' | 'disconnected' }
  /** `aliveAt` is the time of the last price, or of the connection if no price has arrived. */
  | { readonly kind: 'connected'; readonly aliveAt: number }
  /** Without retries and without a fallback the socket stays closed until the page wakes. */
  | { readonly kind: 'error'; readonly since: number; readonly retriesLeft: number }
  | { readonly kind: 'disconnected'; readonly since: number; readonly retriesLeft: number }
  /** Polling. `silent` means that the socket is open but sends nothing. `failures` counts attempts to reopen it. */
  | { readonly kind: 'json'; readonly socket: 'silent' | 'opening' | 'down'; readonly failures: number }

export type SourceStatus = FeedState['kind']

export function statusOf(state: FeedState): SourceStatus {
  return state.kind === 'connecting' ? (state.lost ?? state.kind) : state.kind
}

/** The kinds of waits. A new wait replaces the previous one of its kind. */
export type Wait = 'opening' | 'reconnection' | 'grace' | 'poll' | 'retry'

/** `at` is in ms since the epoch. At `failed` and `dropped` the socket is already closed. */
export type SourceEvent =
  | { readonly kind: 'opened'; readonly at: number }
  | { readonly kind: 'failed'; readonly at: number }
  | { readonly kind: 'dropped'; readonly at: number }
  /** The socket has sent a message with at least one valid price of the board. */
  | { readonly kind: 'price'; readonly at: number }
  | { readonly kind: 'waited'; readonly for: Wait; readonly at: number }
  /** The laptop, the tab or the network is active again. */
  | { readonly kind: 'woke'; readonly at: number }

export type SourceEffect =
  | { readonly kind: 'open' }
  | { readonly kind: 'close' }
  | { readonly kind: 'poll' }
  | { readonly kind: 'wait'; readonly for: Wait; readonly ms: number }
  | { readonly kind: 'forget'; readonly for: Wait }

export interface Step {
  readonly state: FeedState
  readonly effects: readonly SourceEffect[]
}

/** The settings of one consumer of the live feed (docs/product.md, "Live prices"). All times are in ms. */
export interface SourceProfile {
  /** The time in which the socket must open. */
  readonly timeout: number
  /** The number of reconnections and the pause before each. */
  readonly reconnection: { readonly attempts: number; readonly delay: number }
  /** The polled feed. Null means that the profile has no second source. */
  readonly fallback: {
    /** The time since the last price or the failure after which polling begins. */
    readonly grace: number
    readonly every: number
    /** The delays between attempts to reopen the socket while polling. */
    readonly retry: Backoff
  } | null
}

export type ProfileName = 'hero' | 'table'

export const PROFILES: Readonly<Record<ProfileName, SourceProfile>> = {
  hero: { timeout: 5 * SECOND, reconnection: { attempts: 3, delay: SECOND }, fallback: null },
  table: {
    timeout: 2 * SECOND,
    reconnection: { attempts: 0, delay: SECOND },
    fallback: { grace: 5 * SECOND, every: 5 * SECOND, retry: { first: 2 * SECOND, longest: 30 * SECOND } },
  },
}

/** If a socket has been silent for this time when the page wakes, it may be dead and is replaced. */
export const SUSPECT_AFTER = 5 * SECOND
