import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import type { ActionBody } from '#contract/panel/action-shapes.ts'
import type { SignInRefusal } from '#contract/panel/sign-in-page.ts'
import { enrolRefusal } from '../../copy/panel-enrol.ts'
import { failureText } from '../../copy/panel-failures.ts'
import { callAction, type CallFailure, isFailure } from '../state/call-action.ts'
import { askDevice, type Refusal } from './passkey.ts'

/** Creates a passkey on this device with the token of the invitation, and signs in with it. Never rejects. */
export function enrolDevice({ token, ...typed }: Omit<ActionBody<'enrol'>, 'credential'>): Promise<Refusal> {
  return askDevice(async ({ startRegistration }) => {
    const question = await callAction(
      'enrolOptions',
      { token, ...(typed.name !== undefined && { name: typed.name }) },
      '',
    )
    if (question.kind !== 'ask-device') return sentenceOf(question)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own server's answer
    const optionsJSON = question.options as PublicKeyCredentialCreationOptionsJSON
    const credential = await startRegistration({ optionsJSON })
    const answer = await callAction('enrol', { token, credential, ...typed }, '')
    return answer.kind === 'signed-in' ? null : sentenceOf(answer)
  })
}

function sentenceOf(answer: SignInRefusal | CallFailure): string {
  return isFailure(answer) ? failureText(answer) : enrolRefusal(answer)
}
