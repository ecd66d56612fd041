import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import type { EnrolAnswer, SignInAnswer } from '#contract/panel/sign-in-page.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { attemptBounds } from './attempts.ts'
import { Enrolment } from './enrolment.ts'
import type {
  EnrolFailure,
  IdentityOpening,
  InvitationState,
  Session,
  SessionState,
  SignedIn,
  SignInFailure,
  StopPass,
  Visitor,
} from './identity.ts'
import { Passkeys } from './passkeys.ts'
import { OfficePeople } from './people.ts'
import { hashOf } from './secrets.ts'
import { Sessions } from './sessions.ts'
import { StopPasses } from './stop-passes.ts'

/** All methods except `session` reject with a `StoreFailure` if the store does not answer. */
export interface Identity {
  readonly people: OfficePeople

  /**
   * Returns the input of the browser's `startAuthentication`. Its challenge works once within five minutes, at every
   * replica.
   */
  signInOptions(visitor: Visitor): Promise<Result<PublicKeyCredentialRequestOptionsJSON, SignInFailure>>
  signIn(answer: SignInAnswer, visitor: Visitor): Promise<Result<SignedIn, SignInFailure>>

  invitation(token: string, visitor: Visitor): Promise<InvitationState>
  /** Returns the input of the browser's `startRegistration`. `name` is read if the person has no name yet. */
  enrolOptions(
    token: string,
    visitor: Visitor,
    name?: string,
  ): Promise<Result<PublicKeyCredentialCreationOptionsJSON, EnrolFailure>>
  /** Registers the device, uses up the link and signs in. */
  enrol(token: string, answer: EnrolAnswer, visitor: Visitor): Promise<Result<SignedIn, EnrolFailure>>

  /**
   * Returns the session with its current person and device. `use` extends the session, which is stored at most once a
   * minute. `observe`, for pages that refresh themselves, does not extend it.
   */
  session(token: string | undefined, by?: 'use' | 'observe'): Promise<SessionState>
  signOut(token: string): Promise<void>
  signedInDevices(): Promise<ReadonlySet<string>>

  /** Returns the cookie value of a stop pass, which is valid until twelve hours after the session becomes idle. */
  issueStopPass(session: Session): { readonly value: string; readonly until: number }
  /** Returns the pass of a cookie. Null means that it is invalid or known in this process to have ended. */
  readStopPass(value: string | null): StopPass | null
  /** Like `readStopPass`, but also asks the store for up to 0.2 s. */
  confirmStopPass(value: string | null): Promise<StopPass | null>
  /**
   * Returns the id of the session that a token or a stop pass proves. Null means that neither proves one. The store
   * is not asked, so the check is cheap.
   */
  provenSession(token: string | null, stopPass: string | null): string | null

  /**
   * Returns the options of a passkey confirmation before an irreversible action. Any device of the session's person
   * can answer.
   */
  confirmOptions(
    session: Session,
    visitor: Visitor,
  ): Promise<Result<PublicKeyCredentialRequestOptionsJSON, SignInFailure>>
  /** Sets `session.confirmed` for two minutes. */
  confirm(session: Session, credential: unknown, visitor: Visitor): Promise<Result<void, SignInFailure>>

  /** Signs in as the demo's manager, who is created if missing. Null outside the demo. */
  readonly demoSession: (() => Promise<SignedIn>) | null
}

const SIGN_IN = { purpose: 'sign-in', about: '' } as const

export function openIdentity(opening: IdentityOpening): Identity {
  const { store, clock, log } = opening
  const [passkeys, sessions, stopPasses] = [new Passkeys(opening), new Sessions(opening), new StopPasses(opening)]
  const onChange = (person: string): void => {
    sessions.forget(person)
    stopPasses.end(person)
  }
  const people = new OfficePeople({ ...opening, via: 'panel', onChange })
  const bounds = attemptBounds(clock)
  const guessPasskey = bounds.guessing(async () => (await store.passkeys()).map(({ credential }) => credential))
  const enrolment = new Enrolment(opening, { passkeys, sessions, bounds, people, onChange })

  /** The client only learns that it failed. The log contains the reason. */
  function refused(why: string | SignInFailure, what: string): Result<never, SignInFailure> {
    if (typeof why !== 'string') return fail(why)
    log.warn({ why }, what)
    return fail({ kind: 'refused' })
  }

  return {
    people,
    invitation: (token, visitor) => enrolment.invitation(token, visitor),
    enrolOptions: (token, visitor, name) => enrolment.options(token, visitor, name),
    enrol: (token, answer, visitor) => enrolment.enrol(token, answer, visitor),

    signInOptions: async () => ok(await passkeys.requestOptions(SIGN_IN)),
    async signIn({ credential, own }, visitor) {
      const proven = await passkeys.proven(credential, SIGN_IN, {
        mayLookUp: (id) => guessPasskey(id, visitor),
        isMeant: ({ person }) => bounds.ofPerson(person, visitor),
      })
      if (!proven.ok) return refused(proven.error, 'a sign-in was refused')
      const begun = await sessions.begin(proven.value.person, proven.value.id, own)
      if (begun === null) return refused('person closed or removed', 'a sign-in was refused')
      log.info({ person: begun.session.person.name, device: proven.value.name }, 'a person signed in')
      return ok(begun)
    },

    signedInDevices: () => sessions.signedInDevices(),
    session: (token, by = 'use') => sessions.state(token, by),
    async signOut(token) {
      stopPasses.end(hashOf(token))
      await sessions.end(token)
    },

    issueStopPass: (session) => stopPasses.issue(session),
    readStopPass: (value) => stopPasses.read(value),
    confirmStopPass: (value) => stopPasses.confirm(value),
    provenSession(token, stopPass) {
      const pass = stopPasses.read(stopPass)
      if (pass !== null) return pass.session
      return token !== null && sessions.isKnown(token) ? hashOf(token) : null
    },

    confirmOptions: async ({ id: about, person }) =>
      ok(await passkeys.requestOptions({ purpose: 'confirm', about }, person.id)),
    async confirm({ id: about, person }, credential, visitor) {
      const proven = await passkeys.proven(
        credential,
        { purpose: 'confirm', about },
        {
          mayLookUp: () => bounds.ofPerson(person.id, visitor),
          isMeant: async (passkey) => (passkey.person === person.id ? ok(undefined) : fail('device of another person')),
        },
      )
      if (!proven.ok) return refused(proven.error, 'a confirmation was refused')
      if (await store.confirmSession(about, clock.now())) return ok(undefined)
      return refused('the session has ended', 'a confirmation was refused')
    },

    demoSession: opening.demo ? () => demoSession(people, sessions) : null,
  }
}

const DEMO_MANAGER = 'Örnek Yönetici'

/** Restores the manager's role and access first, so that the demo link always permits everything. */
async function demoSession(people: OfficePeople, sessions: Sessions): Promise<SignedIn> {
  const found = (await people.list()).find(({ name }) => name === DEMO_MANAGER)
  const manager = found ?? valueOf(await people.add({ name: DEMO_MANAGER, role: 'yonetici' }, null))
  if (manager.closed) valueOf(await people.setClosed(manager.id, false, null))
  valueOf(await people.setRole(manager.id, 'yonetici', null))
  const begun = await sessions.begin(manager.id, null, true)
  if (begun === null) throw new Error('the demo manager could not be signed in')
  return begun
}

function valueOf<Value, Failure>(result: Result<Value, Failure>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}
