import fc from 'fast-check'
import { expect, test } from 'vitest'
import { softAuthenticator } from '../../../test/fakes/authenticator.ts'
import { PANEL } from '../../../test/fakes/identity.ts'
import { readAssertion, readAttestation } from './credentials.ts'

const asked = { challenge: 'Q0hBTExFTkdF', rpId: 'panel.angun.example' }
const honest = softAuthenticator(PANEL).answer(asked, { userHandle: 'YQ' })

test('the parser reads the challenge of an answer and drops unknown fields', () => {
  const { userHandle: _, ...response } = honest.response
  const answer = { ...honest, clientExtensionResults: { prf: 'x'.repeat(99) }, authenticatorAttachment: 'platform' }
  expect(readAssertion(answer)).toEqual({ challenge: asked.challenge, credential: honest })
  expect(readAssertion({ ...honest, response })?.credential.response).toEqual(response)
})

test('the parser returns null for any value that is not an answer, and never throws', () => {
  fc.assert(
    fc.property(fc.anything(), (given) => {
      expect([readAssertion(given), readAttestation(given)]).toEqual([null, null])
    }),
  )
})

test('the parser never throws for an answer with one changed field', () => {
  const names = fc.constantFrom('id', 'rawId', 'type', 'response')
  const inside = fc.constantFrom('clientDataJSON', 'authenticatorData', 'signature', 'userHandle')
  fc.assert(
    fc.property(names, inside, fc.jsonValue(), (name, part, value) => {
      const changed = [
        { ...honest, [name]: value },
        { ...honest, response: { ...honest.response, [part]: value } },
      ]
      for (const given of changed) expect(() => readAssertion(given)).not.toThrow()
    }),
  )
})
