import { confirmByPasskey } from '../sign-in/passkey.ts'
import type { CallFailure } from './call-action.ts'

/** Does it again after the passkey, where the server wants that first. */
export async function withPasskey<Answer extends { readonly kind: string }>(
  call: () => Promise<Answer>,
  token: string,
): Promise<Answer | CallFailure> {
  const answer = await call()
  if (answer.kind !== 'unconfirmed') return answer
  const refusal = await confirmByPasskey(token)
  return refusal === null ? call() : { kind: 'passkey', text: refusal }
}
