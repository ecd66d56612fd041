import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DAY_LENGTH, HOUR, MINUTE } from '#domain/calendar.ts'
import { type Clerk, identityUnderTest, valueOf } from '../../../test/fakes/identity.ts'
import { StoreFailure } from '../store/index.ts'
import type { Identity } from './open-identity.ts'
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

describe('the lifetime of a session', () => {
  test('a session on a shared device ends after half an hour without use', async () => {
    const { token } = await office.signIn(ayse, false)
    await office.clock.advance(29 * MINUTE)
    expect(await kind(token)).toBe('signed-in')
    await office.clock.advance(29 * MINUTE)
    expect(await kind(token)).toBe('signed-in')
    await office.clock.advance(30 * MINUTE)
    expect(await office.identity.session(token)).toEqual(IDLE)
  })

  test('a session on a person’s own device ends after twelve hours without use', async () => {
    await office.clock.advance(12 * HOUR - 1)
    expect(await kind(ayse.token)).toBe('signed-in')
    await office.clock.advance(12 * HOUR)
    expect(await office.identity.session(ayse.token)).toEqual(IDLE)
  })

  test('a session ends after thirty days, however much it is used', async () => {
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

  test('a session is extended by a person’s use, but not by a page that refreshes itself', async () => {
    const { token } = await office.signIn(ayse, false)
    for (let minutes = 0; minutes < 29; minutes += 1) {
      await office.clock.advance(MINUTE)
      expect(await kind(token, 'observe')).toBe('signed-in')
    }
    await office.clock.advance(MINUTE)
    expect(await office.identity.session(token, 'observe')).toEqual(IDLE)
  })

  test('the use of a session is stored at most once a minute', async () => {
    const usedAt = async () => (await office.store.session(ayse.session.id))?.usedAt
    const begun = await usedAt()
    await office.clock.advance(MINUTE - 1)
    await kind(ayse.token)
    expect(await usedAt()).toBe(begun)
    await office.clock.advance(1)
    await kind(ayse.token)
    expect(await usedAt()).toBe(office.clock.now())
  })

  test.each<[what: string, act: () => Promise<unknown>, why?: string]>([
    ['signing out', () => office.identity.signOut(ayse.token)],
    ['a change of role', () => office.identity.people.setRole(ayse.id, 'yonetici', 'Kemal Öz')],
    ['closing', () => office.identity.people.setClosed(ayse.id, true, 'Kemal Öz')],
    ['a removal', () => office.identity.people.remove(ayse.id, 'Kemal Öz')],
    [
      'a removal of its device',
      () => office.identity.people.removeDevice(ayse.id, ayse.session.device?.id ?? '', null),
      'device-removed',
    ],
    ['signing out everywhere', () => office.identity.people.signOutEverywhere(ayse.id, 'kept', null)],
    [
      'signing out everywhere with all devices',
      () => office.identity.people.signOutEverywhere(ayse.id, 'removed', null),
      'device-removed',
    ],
  ])('a session ends by %s at every replica, and other people’s sessions continue', async (_, act, why = 'ended') => {
    const replica = office.another()
    expect(await replica.session(ayse.token)).toMatchObject({ kind: 'signed-in' })
    await act()
    for (const identity of [office.identity, replica]) {
      expect(await identity.session(ayse.token)).toEqual({ kind: 'over', why })
      expect(await identity.session(kemal.token)).toMatchObject({ kind: 'signed-in' })
    }
    // The old session stays ended after the person is reopened.
    await office.identity.people.setClosed(ayse.id, false, null)
    expect(await office.identity.session(ayse.token)).toMatchObject({ kind: 'over' })
  })

  test('signing out on one device leaves the sessions on other devices open', async () => {
    const elsewhere = await office.signIn(ayse)
    await office.identity.signOut(ayse.token)
    expect([await kind(ayse.token), await kind(elsewhere.token)]).toEqual(['over', 'signed-in'])
  })

  test.each([
    ['that was never issued', 'a'.repeat(43)],
    ['of a wrong form', 'x'],
    ['of zero bytes', '\0'.repeat(43)],
    ['with SQL', "' OR '1'='1"],
  ])('a token %s is rejected', async (_, token) => {
    expect(await office.identity.session(token)).toEqual(ENDED)
  })
})

describe('the form token', () => {
  test('a form token is valid for its own session only and does not reveal the session’s token', async () => {
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

describe('sessions while the store does not answer', () => {
  const away = () => Promise.reject(new StoreFailure('POSTGRES_GONE', 'gone'))

  test('without the store, a session that this process has seen is known but not confirmed', async () => {
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
  ])('without the store, a session is unknown if this process knows that its person %s', async (_, act) => {
    const store = { ...office.store }
    const identity = office.another({ store })
    await identity.session(ayse.token)
    await act(identity)
    store.session = away
    expect(await identity.session(ayse.token)).toEqual({ kind: 'unavailable' })
  })

  test('a session can be read while the disk is full', async () => {
    const store = { ...office.store, useSession: () => Promise.reject(new StoreFailure('SQLITE_FULL', 'full')) }
    await office.clock.advance(2 * MINUTE)
    expect(await office.another({ store }).session(ayse.token)).toMatchObject({ kind: 'signed-in' })
  })
})

describe('the demo’s session', () => {
  test('the demo signs in a manager with all permissions, even if that manager was changed before', async () => {
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

  test('an office with real prices has no demo session and rejects one of a demo', async () => {
    expect(office.identity.demoSession).toBeNull()
    const made = await office.another({ demo: true }).demoSession?.()
    expect(await office.identity.session(made?.token)).toEqual(ENDED)
  })
})
