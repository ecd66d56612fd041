import type * as WebAuthn from '@simplewebauthn/browser'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { enrolPath, PANEL_PATHS } from '#contract/panel/paths.ts'
import type { EnrolAnswer, SignInAnswer, SignInReply } from '#contract/panel/sign-in.ts'
import { passkeyFailures } from '../../copy/panel-sign-in.ts'

type Library = Pick<typeof WebAuthn, 'startAuthentication' | 'startRegistration'>

/** What a call that asks a device answers with: what to ask it, or why not. */
type Options<Asked> = Asked | Extract<SignInReply, { status: 'error' }>

/** Asks the device who holds it, and the server whether that may come in. Never rejects: failures are sentences. */
export function signInByPasskey(own: boolean): Promise<SignInReply> {
  return proved(PANEL_PATHS.signInOptions, PANEL_PATHS.signIn, { own })
}

/** Makes a passkey on this device by the link's token, and signs in by it. Never rejects: failures are sentences. */
export async function enrolDevice(token: string, deviceName: string, own: boolean): Promise<SignInReply> {
  return asked(async ({ startRegistration }) => {
    const options = await post<Options<PublicKeyCredentialCreationOptionsJSON>>(enrolPath(token, '/secenekler'), {})
    if (isRefusal(options)) return options
    const credential = await startRegistration({ optionsJSON: options })
    return post<SignInReply>(enrolPath(token), { credential, own, deviceName } satisfies EnrolAnswer)
  })
}

/**
 * The passkey once more, before what can't be undone. `refuse` is given the sentence where it does not come to that.
 */
export async function confirmedByPasskey(refuse: (sentence: string | null) => void): Promise<boolean> {
  const reply = await proved(PANEL_PATHS.confirmOptions, PANEL_PATHS.confirm)
  refuse(reply.status === 'error' ? reply.message : null)
  return reply.status === 'success'
}

/** What to ask the device comes from one address, its answer goes to another. */
function proved(from: string, to: string, more: Partial<Pick<SignInAnswer, 'own'>> = {}): Promise<SignInReply> {
  return asked(async ({ startAuthentication }) => {
    const options = await post<Options<PublicKeyCredentialRequestOptionsJSON>>(from, {})
    if (isRefusal(options)) return options
    const credential = await startAuthentication({ optionsJSON: options })
    return post<SignInReply>(to, { credential, ...more })
  })
}

/** The library comes when it is needed. */
async function asked(ask: (library: Library) => Promise<SignInReply>): Promise<SignInReply> {
  try {
    return await ask(await import('@simplewebauthn/browser'))
  } catch (error) {
    return { status: 'error', message: failureText(error) }
  }
}

/** The browser's own words are English and say less than they know, so that pages learn nothing of the device. */
function failureText(error: unknown): string {
  if (!(error instanceof Error)) return passkeyFailures.failed
  switch (error.name) {
    case 'NotAllowedError':
    case 'AbortError':
      return passkeyFailures.cancelled
    case 'InvalidStateError':
      return passkeyFailures.known
    case 'TypeError':
    // Something else than our server answered, or it had no time for an answer in JSON.
    case 'SyntaxError':
      return passkeyFailures.offline
    default:
      return passkeyFailures.failed
  }
}

function isRefusal(options: object): options is Extract<SignInReply, { status: 'error' }> {
  return 'status' in options && options.status === 'error'
}

async function post<Reply>(address: string, body: object): Promise<Reply> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own server's answer
  return (await answer.json()) as Reply
}
