import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MINUTE } from '#domain/calendar.ts'
import { type Clerk, identityUnderTest, valueOf, VISITOR } from '../../../test/fakes/identity.ts'
import { type AttemptCounter, StoreFailure } from '../store/index.ts'
import type { Visitor } from './identity.ts'

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

/** What the store is asked for, by name. */
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

describe('ten thousand attempts', () => {
  test('of one address come to a hundred and twenty, and cost the store nothing beyond', async () => {
    const { asked, store } = watched()
    const identity = office.another({ store })
    const kinds = new Map<string, number>()
    for (let each = 0; each < 10_000; each += 1) {
      const id = each % 2 === 0 ? ayse.device.credential : `nobody${each}`
      const answer = await identity.signIn({ credential: forged(id), own: false }, from('198.51.100.1'))
      const kind = answer.ok ? 'signed in' : answer.error.kind
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    }
    expect([...kinds]).toEqual([
      ['refused', 120],
      ['too-many', 9880],
    ])
    expect(asked.length).toBeLessThan(500)
    // Neither people of the office are kept out, nor who comes from there for good.
    expect(await identity.signInOptions(VISITOR)).toMatchObject({ ok: true })
    expect(await identity.signInOptions(from('198.51.100.1'))).toMatchObject({
      error: { kind: 'too-many', left: 10 * MINUTE },
    })
    await office.clock.advance(10 * MINUTE)
    expect(await identity.signInOptions(from('198.51.100.1'))).toMatchObject({ ok: true })
  })

  test('to be given a challenge leave a hundred and twenty of them behind', async () => {
    let kept = 0
    const keepChallenge = async (): Promise<void> => void (kept += 1)
    const identity = office.another({ store: { ...office.store, keepChallenge } })
    for (let each = 0; each < 10_000; each += 1) await identity.signInOptions(from('198.51.100.2'))
    expect(kept).toBe(120)
  })

  test('from a home’s net of IPv6 are one home’s, and from all nets that it has no more than five homes’', async () => {
    const identity = office.another({ store: { ...office.store, keepChallenge: async () => undefined } })
    const allowed = async (nets: number): Promise<number> => {
      let count = 0
      for (let each = 0; each < 2000; each += 1) {
        const address = `2001:db8:${nets}:${(each % nets).toString(16)}::${each.toString(16)}`
        if ((await identity.signInOptions(from(address))).ok) count += 1
      }
      return count
    }
    expect([await allowed(1), await allowed(40)]).toEqual([120, 600])
  })

  test('of links that nobody gave are bounded the same, and one that is good is refused there with them', async () => {
    const token = await office.tokenFor(ayse.id)
    const thief = from('198.51.100.3')
    for (let each = 0; each < 10_000; each += 1)
      await office.identity.enrolOptions(`${'a'.repeat(38)}${String(each).padStart(5, '0')}`, thief)
    expect(await office.identity.enrolOptions(token, thief)).toMatchObject({ error: { kind: 'too-many' } })
    expect(await office.identity.enrolOptions(token, VISITOR)).toMatchObject({ ok: true })
  })

  test('on one person are bounded over all addresses', async () => {
    const kinds: string[] = []
    for (let each = 0; each < 60; each += 1) {
      const asked = valueOf(await office.identity.signInOptions(from(`198.51.100.${each}`)))
      const credential = ayse.device.answer(asked, { verified: false })
      const answer = await office.identity.signIn({ credential, own: false }, from(`198.51.100.${each}`))
      kinds.push(answer.ok ? 'signed in' : answer.error.kind)
    }
    expect(kinds).toEqual([
      ...Array.from({ length: 40 }, () => 'refused'),
      ...Array.from({ length: 20 }, () => 'too-many'),
    ])
  })
})

describe('replicas', () => {
  const counting = (count: AttemptCounter['count']): AttemptCounter => ({ count, forget: () => Promise.resolve() })

  test('count together', async () => {
    const everywhere = new Map<string, number>()
    const attempts = counting(async (key) => {
      everywhere.set(key, (everywhere.get(key) ?? 0) + 1)
      return { attempts: everywhere.get(key) ?? 0, left: MINUTE }
    })
    const replicas = [1, 2, 3].map(() => office.another({ store: { ...office.store, attempts } }))
    const answers = []
    for (let each = 0; each < 150; each += 1) answers.push(await replicas[each % 3]?.signInOptions(VISITOR))
    expect(answers.filter((answer) => answer?.ok === true)).toHaveLength(120)
  })

  test.each<[how: string, count: AttemptCounter['count']]>([
    ['fails', () => Promise.reject(new StoreFailure('POSTGRES_GONE', 'gone'))],
    ['does not answer', () => Promise.withResolvers<never>().promise],
  ])('count each for itself where the database %s', async (_, count) => {
    const identity = office.another({ store: { ...office.store, attempts: counting(count) } })
    const answer = async () => {
      const asked = identity.signInOptions(VISITOR)
      await office.clock.advance(1000)
      return asked
    }
    const answers = []
    for (let each = 0; each < 130; each += 1) answers.push(await answer())
    expect(answers.filter(({ ok }) => ok)).toHaveLength(120)
  })
})
