import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Clock } from '../runtime/index.ts'
import type { Store, StoredPasskey } from '../store/index.ts'
import { CHALLENGE_GOOD_FOR, type Purpose, signedChallenges } from './challenges.ts'
import { type Assertion, type Attestation, readAssertion, readAttestation } from './credentials.ts'
import type { IdentityOpening, Person } from './identity.ts'
import { hashOf } from './secrets.ts'

/**
 * COSE identifiers of ES256, Ed25519 and RS256. Every device supports at least one of them. Newer algorithms are
 * experimental in Node.
 */
const ALGORITHMS = [-7, -8, -257]

/** The passkey of a device whose registration was verified. */
export type NewPasskey = Pick<StoredPasskey, 'credential' | 'publicKey' | 'counter' | 'transports'>

/** The reason in English, for the log only. */
type Unproven = string

/** Checks that run before the store is asked and the signature is verified, because both are expensive. */
interface Checks<Refusal> {
  readonly mayLookUp: (credential: string) => Promise<Result<void, Refusal>>
  readonly isMeant: (passkey: StoredPasskey) => Promise<Result<void, Refusal | Unproven>>
}

/** Passkeys (WebAuthn) of this origin. The library is imported at the first use. */
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

  /** `of` restricts the answer to the devices of one person. If missing, every registered passkey can answer. */
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
      // A discoverable passkey needs no user name, and the device verifies its user.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: await this.#devicesOf(id),
    })
  }

  /** Returns the passkey that signed the challenge. */
  async proven<Refusal>(
    credential: unknown,
    purpose: Purpose,
    { mayLookUp, isMeant }: Checks<Refusal>,
  ): Promise<Result<StoredPasskey, Refusal | Unproven>> {
    const answer = readAssertion(credential)
    const allowed = await mayLookUp(answer?.credential.id ?? '')
    if (!allowed.ok) return allowed
    if (answer === null) return fail('malformed answer')
    if (!this.#challenges.isOurs(answer.challenge, purpose)) return fail('unknown or expired challenge')
    const passkey = await this.#store.passkeyOf(answer.credential.id)
    if (passkey === null) return fail('unknown device')
    const isIntended = await isMeant(passkey)
    if (!isIntended.ok) return isIntended
    const { userHandle } = answer.credential.response
    if (userHandle !== undefined && userHandle !== handleOf(passkey.person))
      return fail('user handle of another person')
    const counter = await verificationOf(() => this.#counterOf(answer, passkey))
    if (!counter.ok) return counter
    const now = this.#clock.now()
    const first = await this.#store.spendChallenge(hashOf(answer.challenge), now + CHALLENGE_GOOD_FOR, now)
    if (!first) return fail('challenge already used')
    const used = await this.#store.usePasskey(passkey.id, counter.value, now)
    return used ? ok(passkey) : fail('person closed, device removed, or counter decreased')
  }

  async registered(credential: unknown, purpose: Purpose): Promise<Result<NewPasskey, Unproven>> {
    const answer = readAttestation(credential)
    if (answer === null) return fail('malformed answer')
    if (!this.#challenges.isOurs(answer.challenge, purpose)) return fail('unknown or expired challenge')
    const passkey = await verificationOf(() => this.#passkeyIn(answer))
    if (!passkey.ok) return passkey
    return (await this.#store.passkeyOf(passkey.value.credential)) === null
      ? passkey
      : fail('passkey already registered')
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

/** The library is imported at the first use, because it needs memory and most processes never use it. */
function webAuthn() {
  return import('@simplewebauthn/server')
}

/** Converts the library's exceptions to reasons. The library returns null for a wrong signature. */
async function verificationOf<Value>(verify: () => Promise<Value | null>): Promise<Result<Value, Unproven>> {
  try {
    const value = await verify()
    return value === null ? fail('wrong signature') : ok(value)
  } catch (error) {
    if (error instanceof Error) return fail(error.message.slice(0, 200))
    throw error
  }
}

function handleOf(person: string): string {
  return Buffer.from(person).toString('base64url')
}
