import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Clock } from '../runtime/index.ts'
import type { Store, StoredPasskey } from '../store/index.ts'
import { CHALLENGE_GOOD_FOR, type Purpose, signedChallenges } from './challenges.ts'
import { type Assertion, type Attestation, readAssertion, readAttestation } from './credentials.ts'
import type { IdentityOpening, Person } from './identity.ts'
import { hashOf } from './secrets.ts'

/**
 * ES256, Ed25519 and RS256 by COSE’s numbers: one of them every device knows. Node’s newer ones are experiments yet.
 */
const ALGORITHMS = [-7, -8, -257]

/** A device that proved itself. */
export type NewPasskey = Pick<StoredPasskey, 'credential' | 'publicKey' | 'counter' | 'transports'>

/** `why`, in English, is for the log alone. */
export type Unproven = string

/** Checks that run before the store and the signature, because both cost more than a refusal. */
interface Checks<Refusal> {
  readonly mayLookUp: (credential: string) => Promise<Result<void, Refusal>>
  readonly isMeant: (passkey: StoredPasskey) => Promise<Result<void, Refusal | Unproven>>
}

/** Passkeys by WebAuthn, good at this origin alone; its library is loaded when the first is asked for. */
export class Passkeys {
  readonly #store: Store
  readonly #clock: Clock
  readonly #officeName: string
  readonly #challenges: ReturnType<typeof signedChallenges>
  readonly #expected: { readonly expectedOrigin: string; readonly expectedRPID: string }

  constructor({ store, clock, origin, officeName, secret }: Omit<IdentityOpening, 'demo' | 'log'>) {
    this.#challenges = signedChallenges(secret, clock)
    this.#store = store
    this.#clock = clock
    this.#officeName = officeName
    this.#expected = { expectedOrigin: origin, expectedRPID: new URL(origin).hostname }
  }

  /** `of`: the person whose devices may answer; left out: any device that knows a passkey of ours. */
  async requestOptions(purpose: Purpose, of?: string): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { generateAuthenticationOptions } = await webAuthn()
    return generateAuthenticationOptions({
      challenge: this.#challenges.make(purpose),
      rpID: this.#expected.expectedRPID,
      userVerification: 'required',
      timeout: CHALLENGE_GOOD_FOR,
      allowCredentials: of === undefined ? [] : await this.#devicesOf(of),
    })
  }

  async creationOptions(purpose: Purpose, { id, name }: Pick<Person, 'id' | 'name'>) {
    const { generateRegistrationOptions } = await webAuthn()
    return generateRegistrationOptions({
      challenge: this.#challenges.make(purpose),
      rpName: this.#officeName,
      rpID: this.#expected.expectedRPID,
      userID: new Uint8Array(Buffer.from(id)),
      userName: name,
      userDisplayName: name,
      timeout: CHALLENGE_GOOD_FOR,
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      // The device knows whose it is: nobody types a name to sign in. And it asks for the finger or the PIN.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: await this.#devicesOf(id),
    })
  }

  /** The device that signed our challenge. */
  async proven<Refusal>(
    credential: unknown,
    purpose: Purpose,
    { mayLookUp, isMeant }: Checks<Refusal>,
  ): Promise<Result<StoredPasskey, Refusal | Unproven>> {
    const answer = readAssertion(credential)
    const allowed = await mayLookUp(answer?.credential.id ?? '')
    if (!allowed.ok) return allowed
    if (answer === null) return fail('malformed')
    if (!this.#challenges.isOurs(answer.challenge, purpose)) return fail('no such challenge')
    const passkey = await this.#store.passkeyOf(answer.credential.id)
    if (passkey === null) return fail('no such device')
    const isIntended = await isMeant(passkey)
    if (!isIntended.ok) return isIntended
    const { userHandle } = answer.credential.response
    if (userHandle !== undefined && userHandle !== handleOf(passkey.person)) return fail('another’s user handle')
    const counter = await judged(() => this.#counterOf(answer, passkey))
    if (!counter.ok) return counter
    const now = this.#clock.now()
    const first = await this.#store.spendChallenge(hashOf(answer.challenge), now + CHALLENGE_GOOD_FOR, now)
    if (!first) return fail('answered before')
    const used = await this.#store.usePasskey(passkey.id, counter.value, now)
    return used ? ok(passkey) : fail('closed, removed, or its counter went back')
  }

  async registered(credential: unknown, purpose: Purpose): Promise<Result<NewPasskey, Unproven>> {
    const answer = readAttestation(credential)
    if (answer === null) return fail('malformed')
    if (!this.#challenges.isOurs(answer.challenge, purpose)) return fail('no such challenge')
    const passkey = await judged(() => this.#passkeyIn(answer))
    if (!passkey.ok) return passkey
    return (await this.#store.passkeyOf(passkey.value.credential)) === null ? passkey : fail('registered before')
  }

  async #devicesOf(person: string) {
    const devices = await this.#store.passkeys(person)
    return devices.map(({ credential, transports }) => ({ id: credential, transports: [...transports] }))
  }

  async #counterOf({ challenge, credential }: Assertion, passkey: StoredPasskey): Promise<number | null> {
    const { verifyAuthenticationResponse } = await webAuthn()
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...this.#expected,
      response: credential,
      expectedChallenge: challenge,
      requireUserVerification: true,
      credential: {
        id: passkey.credential,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    })
    return verified ? authenticationInfo.newCounter : null
  }

  async #passkeyIn({ challenge, credential }: Attestation): Promise<NewPasskey | null> {
    const { verifyRegistrationResponse } = await webAuthn()
    const made = await verifyRegistrationResponse({
      ...this.#expected,
      response: credential,
      expectedChallenge: challenge,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (!made.verified) return null
    const { id, publicKey, counter } = made.registrationInfo.credential
    const transports = credential.response.transports ?? []
    return { credential: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports }
  }
}

/** At the first use: it costs memory, and most processes of most days need none of it. */
function webAuthn() {
  return import('@simplewebauthn/server')
}

/** The library throws what is wrong with an answer; null of it is a signature of another key. */
async function judged<Value>(verify: () => Promise<Value | null>): Promise<Result<Value, Unproven>> {
  try {
    const value = await verify()
    return value === null ? fail('another’s signature') : ok(value)
  } catch (error) {
    if (error instanceof Error) return fail(error.message.slice(0, 200))
    throw error
  }
}

function handleOf(person: string): string {
  return Buffer.from(person).toString('base64url')
}
