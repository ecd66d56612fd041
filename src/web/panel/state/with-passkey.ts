import { confirmByPasskey } from '../sign-in/passkey.ts'
import type { CallFailure } from './call-action.ts'

/** Repeats the call after a passkey check if the server requires one. */
export async function withPasskey<Answer extends { readonly kind: string }>(
  call: () => Promise<Answer>,
  token: string,
): Promise<Answer | CallFailure> {
  const answer = await call()
  if (answer.kind !== 'unconfirmed') return answer
  const refusal = await confirmByPasskey(token)
  return refusal === null ? call() : { kind: 'passkey', text: refusal }
}
