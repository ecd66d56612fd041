import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DAY_LENGTH, HOUR, MINUTE } from '#domain/calendar.ts'
import { type Clerk, identityUnderTest, valueOf } from '../../../test/fakes/identity.ts'
import { StoreFailure } from '../store/index.ts'
import type { Identity } from './identity.ts'
import { isFormTokenOf } from './secrets.ts'

let office: Awaited<ReturnType<typeof identityUnderTest>>
let ayse: Clerk
let kemal: Clerk

beforeEach(async () => {
  office = await identityUnderTest()
  ayse = await office.clerk('Ayşe Yılmaz', 'fiyat')
  kemal = await office.clerk('Kemal Öz', 'yonetici')
})

afterEach(() => office[Symbol.asyncDispose]())

const ENDED = { kind: 'over', why: 'ended' }
const IDLE = { kind: 'over', why: 'idle' }

const kind = async (token: string | undefined, by?: 'observe'): Promise<string> =>
  (await office.identity.session(token, by)).kind

describe('a session', () => {
  test('on a shared machine ends after half an hour without use, and each use begins it anew', async () => {
    const { token } = await office.signIn(ayse, false)
    await office.clock.advance(29 * MINUTE)
    expect(await kind(token)).toBe('signed-in')
    await office.clock.advance(29 * MINUTE)
    expect(await kind(token)).toBe('signed-in')
    await office.clock.advance(30 * MINUTE)
    expect(await office.identity.session(token)).toEqual(IDLE)
  })

  test('on a device of one’s own ends after twelve hours without use', async () => {
    await office.clock.advance(12 * HOUR - 1)
    expect(await kind(ayse.token)).toBe('signed-in')
    await office.clock.advance(12 * HOUR)
    expect(await office.identity.session(ayse.token)).toEqual(IDLE)
  })

  test('ends after thirty days, however much it is used', async () => {
    for (let hours = 10; hours < 30 * 24; hours += 10) {
      await office.clock.advance(10 * HOUR)
      expect(await kind(ayse.token)).toBe('signed-in')
    }
    expect(await office.identity.session(ayse.token)).toMatchObject({
      session: { endsAt: ayse.session.createdAt + 30 * DAY_LENGTH },
    })
    await office.clock.advance(10 * HOUR)
    expect(await office.identity.session(ayse.token)).toEqual(ENDED)
  })

  test('renews a session by what people do, not by a page that refreshes its figures', async () => {
    const { token } = await office.signIn(ayse, false)
    for (let minutes = 0; minutes < 29; minutes += 1) {
      await office.clock.advance(MINUTE)
      expect(await kind(token, 'observe')).toBe('signed-in')
    }
    await office.clock.advance(MINUTE)
    expect(await office.identity.session(token, 'observe')).toEqual(IDLE)
  })

  test('writes that it was used once a minute at most', async () => {
    const usedAt = async () => (await office.store.session(ayse.session.id))?.usedAt
    const begun = await usedAt()
    await office.clock.advance(MINUTE - 1)
    await kind(ayse.token)
    expect(await usedAt()).toBe(begun)
    await office.clock.advance(1)
    await kind(ayse.token)
    expect(await usedAt()).toBe(office.clock.now())
  })

  test.each<[what: string, act: () => Promise<unknown>]>([
    ['signing out', () => office.identity.signOut(ayse.token)],
    ['a change of role', () => office.identity.people.setRole(ayse.id, 'yonetici', 'Kemal Öz')],
    ['closing', () => office.identity.people.setClosed(ayse.id, true, 'Kemal Öz')],
    ['a removal', () => office.identity.people.remove(ayse.id, 'Kemal Öz')],
    [
      'a removal of its device',
      () => office.identity.people.removeDevice(ayse.id, ayse.session.device?.id ?? '', null),
    ],
    ['signing out everywhere', () => office.identity.people.signOutEverywhere(ayse.id, 'kept', null)],
    ['that with all devices', () => office.identity.people.signOutEverywhere(ayse.id, 'removed', null)],
  ])('ends at once by %s, at each replica, and nobody else’s does', async (_, act) => {
    const replica = office.another()
    expect(await replica.session(ayse.token)).toMatchObject({ kind: 'signed-in' })
    await act()
    for (const identity of [office.identity, replica]) {
      expect(await identity.session(ayse.token)).toEqual(ENDED)
      expect(await identity.session(kemal.token)).toMatchObject({ kind: 'signed-in' })
    }
    // A closed person who is opened again signs in anew.
    await office.identity.people.setClosed(ayse.id, false, null)
    expect(await office.identity.session(ayse.token)).toEqual(ENDED)
  })

  test('out of here is out of here: on another device it goes on', async () => {
    const elsewhere = await office.signIn(ayse)
    await office.identity.signOut(ayse.token)
    expect([await kind(ayse.token), await kind(elsewhere.token)]).toEqual(['over', 'signed-in'])
  })

  test.each([
    ['of nobody', 'a'.repeat(43)],
    ['of another form', 'x'],
    ['of a nought byte', '\0'.repeat(43)],
    ['of SQL', "' OR '1'='1"],
  ])('is no token %s', async (_, token) => {
    expect(await office.identity.session(token)).toEqual(ENDED)
  })
})

describe('the token of a form', () => {
  test('is the session’s own, and gives its token away to nobody', async () => {
    expect(isFormTokenOf(ayse.session, ayse.session.formToken)).toBe(true)
    expect(ayse.session.formToken).not.toContain(ayse.token)
    const others = [
      kemal.session.formToken,
      `${ayse.session.formToken}x`,
      '',
      undefined,
      null,
      7,
      [ayse.session.formToken],
    ]
    for (const given of others) expect(isFormTokenOf(ayse.session, given)).toBe(false)
    const state = await office.another().session(ayse.token)
    expect(state).toMatchObject({ session: { formToken: ayse.session.formToken } })
  })
})

describe('while the store can’t be asked', () => {
  const away = () => Promise.reject(new StoreFailure('POSTGRES_GONE', 'gone'))

  test('who was signed in here a moment ago is known by name, confirmed for nothing', async () => {
    const store = { ...office.store }
    const identity = office.another({ store })
    await identity.session(ayse.token)
    store.session = away
    expect(await identity.session(ayse.token)).toMatchObject({
      kind: 'last-known',
      session: { person: { name: 'Ayşe Yılmaz' }, confirmed: false, formToken: ayse.session.formToken },
    })
    expect(await identity.session(kemal.token)).toEqual({ kind: 'unavailable' })
    await office.clock.advance(12 * HOUR)
    expect(await identity.session(ayse.token)).toEqual({ kind: 'unavailable' })
  })

  test.each<[what: string, act: (identity: Identity) => Promise<unknown>]>([
    ['signed out', (identity) => identity.signOut(ayse.token)],
    ['was removed', ({ people }) => people.remove(ayse.id, null)],
    ['was closed', ({ people }) => people.setClosed(ayse.id, true, null)],
    ['lost the device', ({ people }) => people.removeDevice(ayse.id, ayse.session.device?.id ?? '', null)],
  ])('nobody is known who %s here before', async (_, act) => {
    const store = { ...office.store }
    const identity = office.another({ store })
    await identity.session(ayse.token)
    await act(identity)
    store.session = away
    expect(await identity.session(ayse.token)).toEqual({ kind: 'unavailable' })
  })

  test('lets people read the panel while the disk is full', async () => {
    const store = { ...office.store, useSession: () => Promise.reject(new StoreFailure('SQLITE_FULL', 'full')) }
    await office.clock.advance(2 * MINUTE)
    expect(await office.another({ store }).session(ayse.token)).toMatchObject({ kind: 'signed-in' })
  })
})

describe('a demo', () => {
  test('signs in a manager who may do all, whatever was made of that manager before', async () => {
    const demo = office.another({ demo: true })
    const first = await demo.demoSession?.()
    expect(first?.session).toMatchObject({
      person: { name: 'Örnek Yönetici', role: 'yonetici' },
      device: null,
      confirmed: true,
    })
    const id = first?.session.person.id ?? ''
    valueOf(await demo.people.setRole(id, 'gise', null))
    valueOf(await demo.people.setClosed(id, true, null))
    expect((await demo.demoSession?.())?.session.person).toMatchObject({ id, role: 'yonetici', closed: false })
    valueOf(await demo.people.remove(id, null))
    expect((await demo.demoSession?.())?.session.person).toMatchObject({ role: 'yonetici' })
  })

  test('is none where prices are real: there is no such session, and one that was made elsewhere is good for nothing', async () => {
    expect(office.identity.demoSession).toBeNull()
    const made = await office.another({ demo: true }).demoSession?.()
    expect(await office.identity.session(made?.token)).toEqual(ENDED)
  })
})
