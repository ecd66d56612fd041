import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import * as v from 'valibot'

/** A device's answer with its challenge. The parser has checked only its form, not its signature. */
export interface Assertion {
  readonly challenge: string
  readonly credential: AuthenticationResponseJSON
}

export interface Attestation {
  readonly challenge: string
  readonly credential: RegistrationResponseJSON
}

const base64url = (longest: number) => v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(longest))

/** Everything else that browsers send is ignored. */
const common = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: v.literal('public-key'),
  clientExtensionResults: v.optional(
    v.pipe(
      v.unknown(),
      v.transform(() => ({})),
    ),
    {},
  ),
}

const assertion = v.object({
  ...common,
  response: v.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(8000),
    userHandle: v.exactOptional(base64url(100)),
  }),
})

const attestation = v.object({
  ...common,
  response: v.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(24_000),
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/))), v.maxLength(9)), []),
  }),
})

/** The panel is never framed by other sites, so a cross-origin request is rejected. */
const clientData = v.object({ challenge: base64url(200), crossOrigin: v.optional(v.literal(false)) })

/** Parses an assertion. Returns null for any other value. */
export function readAssertion(given: unknown): Assertion | null {
  return withChallenge(v.safeParse(assertion, given))
}

/** Parses an attestation. Returns null for any other value. */
export function readAttestation(given: unknown): Attestation | null {
  return withChallenge(v.safeParse(attestation, given))
}

function withChallenge<Credential extends { readonly response: { readonly clientDataJSON: string } }>(
  read: { readonly success: true; readonly output: Credential } | { readonly success: false },
): { readonly challenge: string; readonly credential: Credential } | null {
  if (!read.success) return null
  const data = v.safeParse(clientData, fromJson(Buffer.from(read.output.response.clientDataJSON, 'base64url')))
  return data.success ? { challenge: data.output.challenge, credential: read.output } : null
}

function fromJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return null
  }
}
