import { SECOND } from '#domain/calendar.ts'
import type { Backoff } from './retry.ts'

/** Where one consumer of the live feed stands; the kinds are those of docs/product.md, "Live prices". */
export type FeedState =
  /** `lost`: a retry, which is called what it is to mend until it has: whoever retries promises nothing. */
  | { readonly kind: 'connecting'; readonly retriesLeft: number; readonly lost?: 'error' | 'disconnected' }
  /** `aliveAt`: the last price, or the connection if none came. */
  | { readonly kind: 'connected'; readonly aliveAt: number }
  /** Without retries left and without a fallback the socket is given up, until the page wakes. */
  | { readonly kind: 'error'; readonly since: number; readonly retriesLeft: number }
  | { readonly kind: 'disconnected'; readonly since: number; readonly retriesLeft: number }
  /** Polling. `silent`: the socket is open but sends nothing; `failures`: attempts to reopen it since it went down. */
  | { readonly kind: 'json'; readonly socket: 'silent' | 'opening' | 'down'; readonly failures: number }

export type SourceStatus = FeedState['kind']

export function statusOf(state: FeedState): SourceStatus {
  return state.kind === 'connecting' ? (state.lost ?? state.kind) : state.kind
}

/** What the machine waits for; a new wait of a kind takes the place of the former one. */
export type Wait = 'opening' | 'reconnection' | 'grace' | 'poll' | 'retry'

/** `at`: ms since the epoch. Of `failed` and `dropped` the socket is already gone. */
export type SourceEvent =
  | { readonly kind: 'opened'; readonly at: number }
  | { readonly kind: 'failed'; readonly at: number }
  | { readonly kind: 'dropped'; readonly at: number }
  /** A price message of the socket in which at least one price of the board was good. */
  | { readonly kind: 'price'; readonly at: number }
  | { readonly kind: 'waited'; readonly for: Wait; readonly at: number }
  /** The laptop, the tab or the network is back. */
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

/** How one consumer of the live feed connects; docs/product.md, "Live prices". */
export interface SourceProfile {
  /** A socket that isn't open by then has failed. */
  readonly timeout: number
  /** How often, and after which pause, a lost socket is opened again before it is given up. */
  readonly reconnection: { readonly attempts: number; readonly delay: number }
  /** null: the profile has no second source and shows what the store holds. */
  readonly fallback: {
    /** Silence, or time since the failure, after which the feed takes over. */
    readonly grace: number
    readonly every: number
    /** While polling, the socket is tried again. */
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

/** A socket that has been silent this long when the page wakes may be dead without knowing it. */
export const SUSPECT_AFTER = 5 * SECOND
