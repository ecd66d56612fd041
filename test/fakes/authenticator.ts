import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** Fields in which a forged answer differs from an honest one. */
export interface Forgery {
  readonly origin?: string
  readonly rpId?: string
  readonly challenge?: string
  readonly crossOrigin?: boolean
  readonly type?: string
  readonly counter?: number
  /** False means that the user was not verified by fingerprint or PIN. */
  readonly verified?: boolean
  /** The credential id of another passkey. */
  readonly credential?: string
  readonly userHandle?: string
}

/** A software authenticator with one passkey. Its signatures are valid. */
export interface Authenticator {
  readonly credential: string
  /** Does what `navigator.credentials.create` does. */
  register(options: PublicKeyCredentialCreationOptionsJSON, forged?: Forgery): RegistrationResponseJSON
  /** Does what `navigator.credentials.get` does. */
  answer(options: PublicKeyCredentialRequestOptionsJSON, forged?: Forgery): AuthenticationResponseJSON
}

const [PRESENT, VERIFIED, NEW_CREDENTIAL] = [0x01, 0x04, 0x40]

/** Creates an authenticator. If `counts` is false, its signature counter is always 0, as on most phones. */
export function softAuthenticator(origin: string, counts = true): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credential = randomBytes(32).toString('base64url')
  let counter = 0
  let owner = ''

  const clientData = (type: string, asked: string, forged: Forgery): Buffer => {
    const { challenge = asked, crossOrigin = false } = forged
    const data = { type: forged.type ?? type, challenge, origin: forged.origin ?? origin, crossOrigin }
    return Buffer.from(JSON.stringify(data))
  }

  const authenticatorData = (rpId: string, flags: number, forged: Forgery, more = Buffer.alloc(0)): Buffer => {
    if (counts) counter += 1
    const head = Buffer.alloc(5)
    head.writeUInt8(flags | PRESENT | (forged.verified === false ? 0 : VERIFIED))
    head.writeUInt32BE(forged.counter ?? counter, 1)
    return Buffer.concat([sha256(Buffer.from(forged.rpId ?? rpId)), head, more])
  }

  return {
    credential,
    register({ rp, user, challenge }, forged = {}) {
      owner = user.id
      const id = Buffer.from(forged.credential ?? credential, 'base64url')
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const made = Buffer.concat([Buffer.alloc(16), length, id, coseOf(publicKey.export({ format: 'jwk' }))])
      const authData = authenticatorData(rp.id ?? '', NEW_CREDENTIAL, forged, made)
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ])
      return {
        ...namesOf(id.toString('base64url')),
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, forged).toString('base64url'),
          attestationObject: encoded(attestation).toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    answer({ rpId = '', challenge }, forged = {}) {
      const data = clientData('webauthn.get', challenge, forged)
      const authData = authenticatorData(rpId, 0, forged)
      return {
        ...namesOf(forged.credential ?? credential),
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey).toString('base64url'),
          userHandle: forged.userHandle ?? owner,
        },
      }
    },
  }
}

function namesOf(id: string) {
  return { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}

/** Encodes a P-256 key for ES256 as a COSE key. */
function coseOf({ x = '', y = '' }: { readonly x?: string; readonly y?: string }): Buffer {
  const point = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
  return encoded(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point(x)],
      [-3, point(y)],
    ]),
  )
}

function encoded(value: Map<string, unknown> | Map<number, unknown>): Buffer {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library does not export the type of its input
  return Buffer.from(isoCBOR.encode(value as Parameters<typeof isoCBOR.encode>[0]))
}
