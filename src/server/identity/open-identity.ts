import { fail, ok, type Result } from '#domain/result.ts'
import type { StoredPasskey } from '../store/index.ts'
import { attemptBounds } from './attempts.ts'
import { Enrolment } from './enrolment.ts'
import type { Identity, IdentityOpening, People, SignedIn, SignInFailure, Visitor } from './identity.ts'
import { Passkeys } from './passkeys.ts'
import { OfficePeople } from './people.ts'
import { Sessions } from './sessions.ts'

const SIGN_IN = { purpose: 'sign-in', about: '' } as const

export function openIdentity(opening: IdentityOpening): Identity {
  const { store, clock, log } = opening
  const [passkeys, sessions] = [new Passkeys(opening), new Sessions(opening)]
  const people = new OfficePeople({ ...opening, via: 'panel', onChange: (person) => sessions.forget(person) })
  const bounds = attemptBounds(store.attempts, clock)
  const enrolment = new Enrolment(opening, { passkeys, sessions, bounds })

  /** Who asks learns that it failed, and the log why. */
  function refused(why: string | SignInFailure, what: string): Result<never, SignInFailure> {
    if (typeof why !== 'string') return fail(why)
    log.warn({ why }, what)
    return fail({ kind: 'refused' })
  }

  const within = async <Value>(visitor: Visitor, work: () => Promise<Result<Value, SignInFailure>>) => {
    const bound = await bounds.ofAddress(visitor)
    return bound.ok ? work() : bound
  }

  return {
    people,
    invitation: (token) => enrolment.invitation(token),
    enrolOptions: (token, visitor) => enrolment.options(token, visitor),
    enrol: (token, answer, visitor) => enrolment.enrol(token, answer, visitor),

    signInOptions: (visitor) => within(visitor, async () => ok(await passkeys.requestOptions(SIGN_IN))),
    signIn: ({ credential, own }, visitor) =>
      within(visitor, async () => {
        const proven = await passkeys.proven(credential, SIGN_IN, ({ person }) => bounds.ofPerson(person))
        if (!proven.ok) return refused(proven.error, 'a sign-in was refused')
        const begun = await sessions.begin(proven.value.person, proven.value.id, own)
        if (begun === null) return refused('closed or removed', 'a sign-in was refused')
        log.info({ person: begun.session.person.name, device: proven.value.name }, 'signed in')
        return ok(begun)
      }),

    session: (token, by = 'use') => sessions.state(token, by),
    signOut: (token) => sessions.end(token),

    confirmOptions: ({ id: about, person }, visitor) =>
      within(visitor, async () => ok(await passkeys.requestOptions({ purpose: 'confirm', about }, person.id))),
    confirm: ({ id: about, person }, credential, visitor) =>
      within(visitor, async () => {
        const isOwn = async (passkey: StoredPasskey): Promise<Result<void, string | SignInFailure>> =>
          passkey.person === person.id ? bounds.ofPerson(person.id) : fail('another person’s device')
        const proven = await passkeys.proven(credential, { purpose: 'confirm', about }, isOwn)
        if (!proven.ok) return refused(proven.error, 'a confirmation was refused')
        if (await store.confirmSession(about, clock.now())) return ok(undefined)
        return refused('the session has ended', 'a confirmation was refused')
      }),

    demoSession: opening.demo ? () => demoSession(people, sessions) : null,
  }
}

/** Who it is that a demo signs in. */
const DEMO_MANAGER = 'Örnek Yönetici'

/** Whatever was made of the demo's manager before: who opens the demo may do all. */
async function demoSession(people: People, sessions: Sessions): Promise<SignedIn> {
  const found = (await people.list()).find(({ name }) => name === DEMO_MANAGER)
  const manager = found ?? valueOf(await people.add({ name: DEMO_MANAGER, role: 'yonetici' }, null))
  if (manager.closed) valueOf(await people.setClosed(manager.id, false, null))
  valueOf(await people.setRole(manager.id, 'yonetici', null))
  const begun = await sessions.begin(manager.id, null, true)
  if (begun === null) throw new Error('the demo has no manager')
  return begun
}

function valueOf<Value, Failure>(result: Result<Value, Failure>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}
