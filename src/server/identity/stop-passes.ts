import { createHmac } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import { HOUR, SECOND } from '#domain/calendar.ts'
import { type Clock, isSameSecret, withTimeout } from '../runtime/index.ts'
import { type SessionStore, StoreFailure } from '../store/index.ts'
import type { Session, StopPass } from './identity.ts'
import { MAX_SESSION_MS } from './sessions.ts'

/** A pass is valid for this long after its session became idle. */
const STOPS_FOR = 12 * HOUR

/** A stop waits at most this long for the store, so that a person does not notice. */
const STORE_ANSWERS_WITHIN = 0.2 * SECOND

/** An office ends fewer sessions in twelve hours. */
const MAX_ENDED = 1000

const schema = v.object({
  session: v.string(),
  person: v.object({ id: v.string(), name: v.string() }),
  issuedAt: v.number(),
  until: v.number(),
})

interface StopPassDeps {
  readonly store: Pick<SessionStore, 'session'>
  readonly secret: string
  readonly clock: Clock
}

/**
 * Cookies that permit stopping prices and nothing else. Their signature is enough, so they work without the database.
 * If the database answers in time, a pass whose session was ended is rejected.
 */
export class StopPasses {
  readonly #store: StopPassDeps['store']
  readonly #secret: string
  readonly #clock: Clock
  /** Ended sessions and people of this process, with the time up to which their passes are void. */
  readonly #ended = new LRUCache<string, number>({ max: MAX_ENDED })

  constructor({ store, secret, clock }: StopPassDeps) {
    this.#store = store
    this.#secret = secret
    this.#clock = clock
  }

  issue({ id, person, createdAt, endsAt }: Session): { readonly value: string; readonly until: number } {
    const endsByIdling = endsAt < createdAt + MAX_SESSION_MS
    const until = endsByIdling ? endsAt + STOPS_FOR : endsAt
    const { id: personId, name } = person
    const pass = { session: id, person: { id: personId, name }, issuedAt: this.#clock.now(), until }
    const body = Buffer.from(JSON.stringify(pass)).toString('base64url')
    return { value: `${body}.${this.#sign(body)}`, until }
  }

  /** Checks the signature, the end and what has ended in this process. Null means that the pass is not valid. */
  read(value: string | null): StopPass | null {
    const [body = '', signature = '', ...more] = value?.split('.') ?? []
    if (more.length > 0 || !isSameSecret(signature, this.#sign(body))) return null
    const read = v.safeParse(schema, JSON.parse(Buffer.from(body, 'base64url').toString('utf8')))
    if (!read.success) return null
    const { session, person, issuedAt, until } = read.output
    const personEndedAt = this.#ended.get(person.id) ?? -Infinity
    if (until <= this.#clock.now() || this.#ended.has(session) || issuedAt <= personEndedAt) return null
    return { session, person, until }
  }

  /** Checks the store as well if it answers in time. */
  async confirm(value: string | null): Promise<StopPass | null> {
    const pass = this.read(value)
    if (pass === null) return null
    const asked = StoreFailure.replacedBy('unknown', this.#store.session(pass.session))
    if (
      (await withTimeout(
        asked.then((row) => row !== null),
        STORE_ANSWERS_WITHIN,
        this.#clock,
      )) !== false
    )
      return pass
    this.end(pass.session)
    return null
  }

  /** Voids the passes of a session, or all passes of a person that were issued until now. */
  end(sessionOrPerson: string): void {
    this.#ended.set(sessionOrPerson, this.#clock.now())
  }

  #sign(body: string): string {
    return createHmac('sha256', this.#secret).update(`stop ${body}`).digest('base64url')
  }
}
