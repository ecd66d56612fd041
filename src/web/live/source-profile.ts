import { SECOND } from '#domain/calendar.ts'

export type ProfileName = 'hero' | 'table'

/** How one consumer of the live feed connects; SPECIFICATION.md section 9 "Timing". */
export interface SourceProfile {
  /** A socket that isn't open by then has failed. */
  readonly timeout: number
  /** How often, and after which pause, a lost socket is opened again before it is given up. */
  readonly reconnection: { readonly attempts: number; readonly delay: number }
  /** null: the profile has no second source and shows what the store holds. */
  readonly fallback: Fallback | null
}

export interface Fallback {
  /** Silence, or time since the failure, after which the feed takes over. */
  readonly grace: number
  readonly every: number
  /** While polling, the socket is tried again: after `first`, then twice as long each time, up to `longest`. */
  readonly retry: { readonly first: number; readonly longest: number }
}

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
