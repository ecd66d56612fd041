import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MINUTE } from '#domain/calendar.ts'
import { softAuthenticator } from '../../../test/fakes/authenticator.ts'
import { type Clerk, identityUnderTest, PANEL, valueOf, VISITOR } from '../../../test/fakes/identity.ts'
import type { Visitor } from './identity.ts'
import type { Identity } from './open-identity.ts'

let office: Awaited<ReturnType<typeof identityUnderTest>>
let ayse: Clerk

beforeEach(async () => {
  office = await identityUnderTest()
  ayse = await office.clerk('Ayşe Yılmaz', 'fiyat')
})

afterEach(() => office[Symbol.asyncDispose]())

const from = (address: string): Visitor => ({ ...VISITOR, address })
const forged = (id: string) => ({
  id,
  rawId: id,
  type: 'public-key',
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
})

/** Wraps the store and records the names of the methods that are called. */
function watched() {
  const asked: string[] = []
  const store = new Proxy(office.store, {
    get(target, name, receiver): unknown {
      asked.push(String(name))
      return Reflect.get(target, name, receiver)
    },
  })
  return { asked, store }
}

async function outcome(identity: Identity, credential: unknown, visitor: Visitor): Promise<string> {
  const answer = await identity.signIn({ credential, own: false }, visitor)
  return answer.ok ? 'signed in' : answer.error.kind
}

/** Signs in `times` times, one after the other. Returns the number of each outcome. */
async function outcomes(
  times: number,
  credential: (each: number) => unknown,
  visitor: (each: number) => Visitor,
  identity = office.identity,
): Promise<Record<string, number>> {
  const answers = []
  for (let each = 0; each < times; each += 1)
    answers.push(await outcome(identity, await credential(each), visitor(each)))
  return Object.fromEntries([...Map.groupBy(answers, (kind) => kind)].map(([kind, all]) => [kind, all.length]))
}

const options = async (identity = office.identity) => valueOf(await identity.signInOptions(VISITOR))

/** Answers a valid challenge with a device that nobody registered. */
const unknownDevice = async (identity = office.identity) =>
  softAuthenticator(PANEL).answer(await options(identity), { userHandle: '' })

describe('strangers behind one address', () => {
  const thief = from('198.51.100.1')
  const fromThief = () => thief

  test('strangers at one address get a hundred look-ups in ten minutes, and further attempts do not reach the store', async () => {
    const { asked, store } = watched()
    const identity = office.another({ store })
    const guess = (each: number) => (each % 2 === 0 ? forged(`nobody${each}`) : unknownDevice(identity))
    expect(await outcomes(1000, guess, fromThief, identity)).toEqual({ refused: 100, 'too-many': 900 })
    expect(asked.length).toBeLessThan(60)
    await office.clock.advance(10 * MINUTE)
    expect(await outcome(identity, await unknownDevice(), thief)).toBe('refused')
  })

  test('failed guesses at an address do not lock out a person with a registered device', async () => {
    await outcomes(150, () => unknownDevice(), fromThief)
    expect(await outcome(office.identity, ayse.device.answer(await options()), thief)).toBe('signed in')
  })

  test('failed guesses at an address do not lock out a person with a valid link', async () => {
    const token = await office.tokenFor(ayse.id)
    const guess = (each: number): string => `${'a'.repeat(38)}${String(each).padStart(5, '0')}`
    for (let each = 0; each < 150; each += 1) await office.identity.enrolOptions(guess(each), thief)
    expect(await office.identity.enrolOptions(guess(1), thief)).toMatchObject({ error: { kind: 'too-many' } })
    expect(await office.identity.enrolOptions(token, thief)).toMatchObject({ ok: true })
  })

  test('the page of an unknown link reaches the store a hundred times at one address, and shows every valid link', async () => {
    const token = await office.tokenFor(ayse.id)
    const { asked, store } = watched()
    const identity = office.another({ store })
    for (let each = 0; each < 300; each += 1)
      await identity.invitation(`${'a'.repeat(38)}${String(each).padStart(5, '0')}`, thief)
    expect(asked.filter((name) => name === 'invitation')).toHaveLength(100)
    expect(await identity.invitation(token, thief)).toMatchObject({ kind: 'good' })
  })

  test('a request for a challenge does not reach the store', async () => {
    const { asked, store } = watched()
    const identity = office.another({ store })
    for (let each = 0; each < 1000; each += 1) await identity.signInOptions(thief)
    expect(asked).toEqual([])
  })

  test('a /64 of IPv6 is one address, and all nets of a /48 get at most five times its limit', async () => {
    const identity = office.another()
    const allowed = async (nets: number) => {
      const address = (each: number) => from(`2001:db8:${nets}:${(each % nets).toString(16)}::${each.toString(16)}`)
      return (await outcomes(600, () => forged('nobody'), address, identity))['refused']
    }
    expect([await allowed(1), await allowed(40)]).toEqual([100, 500])
  })
})

describe('wrong answers for another person’s passkey', () => {
  const wrong = async () => ayse.device.answer(await options(), { verified: false })

  test('wrong answers for a known passkey are limited at their own address only', async () => {
    const thief = from('198.51.100.1')
    expect(await outcomes(300, wrong, () => thief)).toEqual({ refused: 200, 'too-many': 100 })
    expect(await outcome(office.identity, ayse.device.answer(await options()), VISITOR)).toBe('signed in')
  })

  test('a hundred and ten wrong answers do not lock the person out, even at the same address', async () => {
    await outcomes(110, wrong, () => VISITOR)
    expect(await outcome(office.identity, ayse.device.answer(await options()), VISITOR)).toBe('signed in')
  })
})
