import type * as WebAuthn from '@simplewebauthn/browser'
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import type { DeviceQuestion, SignInRefusal } from '#contract/panel/sign-in-page.ts'
import { failureText } from '../../copy/panel-failures.ts'
import { passkeyFailures, signInRefusal } from '../../copy/panel-session.ts'
import { callAction, type CallFailure, isFailure } from '../state/call-action.ts'

type Library = Pick<typeof WebAuthn, 'startAuthentication' | 'startRegistration'>

/** A Turkish sentence about the failure; null means success. */
export type Refusal = string | null

/** Asks the device for a passkey and the server for a session. Never rejects. */
export function signInByPasskey(own: boolean): Promise<Refusal> {
  return askDevice(async ({ startAuthentication }) => {
    const question = await callAction('signInOptions', {}, '')
    if (question.kind !== 'ask-device') return sentenceOf(question)
    const credential = await startAuthentication({ optionsJSON: requestOptions(question) })
    const answer = await callAction('signIn', { credential, own }, '')
    return answer.kind === 'signed-in' ? null : sentenceOf(answer)
  })
}

/** Repeats the call after a passkey check if the server requires one. */
export async function withPasskey<Answer extends { readonly kind: string }>(
  call: () => Promise<Answer>,
  formToken: string,
): Promise<Answer | CallFailure> {
  const answer = await call()
  if (answer.kind !== 'unconfirmed') return answer
  const refusal = await confirmByPasskey(formToken)
  return refusal === null ? call() : { kind: 'passkey', text: refusal }
}

/** Asks for the passkey again before an action that cannot be undone. Never rejects. */
function confirmByPasskey(formToken: string): Promise<Refusal> {
  return askDevice(async ({ startAuthentication }) => {
    const question = await callAction('confirmOptions', {}, formToken)
    if (question.kind !== 'ask-device') return sentenceOf(question)
    const credential = await startAuthentication({ optionsJSON: requestOptions(question) })
    const answer = await callAction('confirm', { credential }, formToken)
    return answer.kind === 'confirmed' ? null : sentenceOf(answer)
  })
}

function requestOptions({ options }: DeviceQuestion): PublicKeyCredentialRequestOptionsJSON {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own server's answer
  return options as PublicKeyCredentialRequestOptionsJSON
}

function sentenceOf(answer: SignInRefusal | CallFailure): string {
  return isFailure(answer) ? failureText(answer) : signInRefusal(answer)
}

/** Loads the library on first use. Never rejects. */
export async function askDevice(ask: (library: Library) => Promise<Refusal>): Promise<Refusal> {
  try {
    return await ask(await import('@simplewebauthn/browser'))
  } catch (error) {
    return deviceText(error)
  }
}

/** Returns a Turkish sentence: the browser's messages are English and deliberately vague. */
function deviceText(error: unknown): string {
  if (!(error instanceof Error)) return passkeyFailures.failed
  switch (error.name) {
    case 'NotAllowedError':
    case 'AbortError':
      return passkeyFailures.cancelled
    case 'InvalidStateError':
      return passkeyFailures.known
    case 'TypeError':
      return passkeyFailures.offline
    default:
      return passkeyFailures.failed
  }
}
