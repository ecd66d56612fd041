import fc from 'fast-check'
import { expect, test } from 'vitest'
import { softAuthenticator } from '../../../test/fakes/authenticator.ts'
import { PANEL } from '../../../test/fakes/identity.ts'
import { readAssertion, readAttestation } from './credentials.ts'

const asked = { challenge: 'Q0hBTExFTkdF', rpId: 'panel.angun.example' }
const honest = softAuthenticator(PANEL).answer(asked, { userHandle: 'YQ' })

test('an answer says which question it is to, and nothing is taken of it that is not read', () => {
  const { userHandle: _, ...response } = honest.response
  const answer = { ...honest, clientExtensionResults: { prf: 'x'.repeat(99) }, authenticatorAttachment: 'platform' }
  expect(readAssertion(answer)).toEqual({ challenge: asked.challenge, credential: honest })
  expect(readAssertion({ ...honest, response })?.credential.response).toEqual(response)
})

test('whatever is sent in the place of an answer is none, and breaks nothing', () => {
  fc.assert(
    fc.property(fc.anything(), (given) => {
      expect([readAssertion(given), readAttestation(given)]).toEqual([null, null])
    }),
  )
})

test('an answer with one thing changed into something else breaks nothing', () => {
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
