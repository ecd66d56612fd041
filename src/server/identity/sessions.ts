import { LRUCache } from 'lru-cache'
import { DAY_LENGTH, HOUR, MINUTE } from '#domain/calendar.ts'
import type { Clock } from '../runtime/index.ts'
import { type Store, StoreFailure, type StoredSession } from '../store/index.ts'
import type { IdentityOpening, Session, SessionState, SignedIn } from './identity.ts'
import { personOf } from './people.ts'
import { formTokenOf, hashOf, isToken, newToken } from './secrets.ts'

/** On a shared machine, another person may sit down after half an hour without use. */
const IDLE = 30 * MINUTE
const OWN_IDLE = 12 * HOUR
export const MAX_SESSION_MS = 30 * DAY_LENGTH

/** The use of a session is stored at most once in this interval, because pages are read far more often. */
const WRITTEN_EVERY = MINUTE

const CONFIRMED_FOR = 2 * MINUTE

/** Idle sessions are kept for this long, so that the sign-in page can give the reason. */
const KNOWN_FOR = 2 * DAY_LENGTH

/** An office has fewer sessions than this. Further ones are not cached, so they need the store. */
const MAX_CACHED_SESSIONS = 200

export class Sessions {
  readonly #store: Store
  readonly #clock: Clock
  readonly #demo: boolean
  /** The sessions that this process accepted, for times when the store does not answer. */
  readonly #known = new LRUCache<string, Session>({ max: MAX_CACHED_SESSIONS })
  /** The devices of accepted sessions, which say why a session has ended. */
  readonly #devices = new LRUCache<string, { readonly person: string; readonly device: string }>({
    max: MAX_CACHED_SESSIONS,
  })

  constructor({ store, clock, demo }: Pick<IdentityOpening, 'store' | 'clock' | 'demo'>) {
    this.#store = store
    this.#clock = clock
    this.#demo = demo
  }

  /** A null `passkey` means a demo session. Resolves with null if the person or device was removed or closed. */
  async begin(person: string, passkey: string | null, own: boolean): Promise<SignedIn | null> {
    const [token, at] = [newToken(), this.#clock.now()]
    const begun = await this.#store.beginSession({ hash: hashOf(token), person, passkey, own, at }, at - KNOWN_FOR)
    return begun ? this.signedIn(token) : null
  }

  async signedIn(token: string): Promise<SignedIn | null> {
    const state = await this.state(token, 'observe')
    return state.kind === 'signed-in' ? { token, session: state.session } : null
  }

  async state(token: string | undefined, by: 'use' | 'observe'): Promise<SessionState> {
    if (token === undefined || token === '') return { kind: 'none' }
    if (!isToken(token)) return { kind: 'over', why: 'ended' }
    const id = hashOf(token)
    try {
      const stored = await this.#store.session(id)
      const state = stored === null ? await this.#overState(id) : await this.#stateOf(token, stored, by)
      if (state.kind === 'signed-in') this.#remember(state.session)
      else this.#known.delete(id)
      return state
    } catch (error) {
      if (error instanceof StoreFailure) return this.#lastKnown(id)
      throw error
    }
  }

  /** Returns true if this process has accepted the session before. The store is not asked. */
  isKnown(token: string): boolean {
    return this.#known.has(hashOf(token))
  }

  async signedInDevices(): Promise<ReadonlySet<string>> {
    const now = this.#clock.now()
    const isOn = ({ own, createdAt, usedAt }: Pick<StoredSession, 'own' | 'createdAt' | 'usedAt'>): boolean =>
      now < Math.min(usedAt + (own ? OWN_IDLE : IDLE), createdAt + MAX_SESSION_MS)
    return new Set((await this.#store.deviceSessions()).filter(isOn).map(({ passkey }) => passkey))
  }

  /** Removes the person's sessions from the cache. */
  forget(person: string): void {
    const own = [...this.#known.values()].filter((session) => session.person.id === person)
    for (const { id } of own) this.#known.delete(id)
  }

  async end(token: string): Promise<void> {
    this.#known.delete(hashOf(token))
    await this.#store.endSession(hashOf(token))
  }

  async #stateOf(token: string, stored: StoredSession, by: 'use' | 'observe'): Promise<SessionState> {
    const now = this.#clock.now()
    const longest = stored.createdAt + MAX_SESSION_MS
    // Only demo sessions have no device. They are invalid in an office's own database.
    if (now >= longest || (stored.passkey === null && !this.#demo)) return ENDED
    const idle = stored.own ? OWN_IDLE : IDLE
    if (now >= stored.usedAt + idle) return { kind: 'over', why: 'idle' }
    const used = by === 'use' && now - stored.usedAt >= WRITTEN_EVERY
    // Reading must not fail because the disk is full.
    if (used) await StoreFailure.succeeds(this.#store.useSession(stored.hash, now))
    const endsAt = Math.min((used ? now : stored.usedAt) + idle, longest)
    return { kind: 'signed-in', session: sessionOf(token, stored, endsAt, now) }
  }

  #remember(session: Session): void {
    this.#known.set(session.id, session)
    const { person, device } = session
    if (device !== null) this.#devices.set(session.id, { person: person.id, device: device.id })
  }

  /** The state of a session that is not stored any more. */
  async #overState(id: string): Promise<SessionState> {
    const known = this.#devices.get(id)
    if (known === undefined) return ENDED
    const [person, devices] = [await this.#store.person(known.person), await this.#store.passkeys(known.person)]
    const isRemoved = person?.closedAt === null && devices.every((each) => each.id !== known.device)
    return isRemoved ? { kind: 'over', why: 'device-removed' } : ENDED
  }

  #lastKnown(id: string): SessionState {
    const session = this.#known.get(id)
    if (session === undefined || session.endsAt <= this.#clock.now()) return { kind: 'unavailable' }
    return { kind: 'last-known', session: { ...session, confirmed: false } }
  }
}

const ENDED = { kind: 'over', why: 'ended' } as const

function sessionOf(token: string, stored: StoredSession, endsAt: number, now: number): Session {
  const { confirmedAt, passkey } = stored
  return {
    id: stored.hash,
    person: personOf(stored.person),
    device: passkey,
    own: stored.own,
    createdAt: stored.createdAt,
    endsAt,
    confirmed: passkey === null || (confirmedAt !== null && Math.abs(now - confirmedAt) < CONFIRMED_FOR),
    formToken: formTokenOf(token),
  }
}
