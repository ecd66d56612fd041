import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DAY_LENGTH, HOUR, MINUTE } from '#domain/calendar.ts'
import { type Clerk, identityUnderTest } from '../../../test/fakes/identity.ts'
import { StoreFailure } from '../store/index.ts'
import type { SignedIn } from './identity.ts'
import type { Identity } from './open-identity.ts'

let office: Awaited<ReturnType<typeof identityUnderTest>>
let ayse: Clerk
/** A session on a shared device, which ends after half an hour. */
let shop: SignedIn
let pass: string

beforeEach(async () => {
  office = await identityUnderTest()
  ayse = await office.clerk('Ayşe Yılmaz', 'gise')
  shop = await office.signIn(ayse, false)
  pass = office.identity.issueStopPass(shop.session).value
})

afterEach(() => office[Symbol.asyncDispose]())

const away = () => Promise.reject(new StoreFailure('POSTGRES_GONE', 'gone'))
const withoutStore = () => office.another({ store: { ...office.store, session: away } })

describe('the validity of a stop pass', () => {
  test('a stop pass is valid for twelve hours after its session became idle, and names its person', async () => {
    await office.clock.advance(30 * MINUTE)
    expect(await office.identity.session(shop.token)).toEqual({ kind: 'over', why: 'idle' })
    await office.clock.advance(12 * HOUR - 1)
    expect(await office.identity.confirmStopPass(pass)).toMatchObject({
      session: shop.session.id,
      person: { id: ayse.id, name: 'Ayşe Yılmaz' },
    })
    await office.clock.advance(1)
    expect(await office.identity.confirmStopPass(pass)).toBeNull()
  })

  test('a stop pass ends with the thirty days of its session', async () => {
    const session = { ...shop.session, endsAt: shop.session.createdAt + 30 * DAY_LENGTH }
    expect(office.identity.issueStopPass(session).until).toBe(session.endsAt)
  })

  test('a stop pass is accepted at every replica, even if the database fails or does not answer', async () => {
    expect(await withoutStore().confirmStopPass(pass)).toMatchObject({ person: { name: 'Ayşe Yılmaz' } })
    const silent = office.another({ store: { ...office.store, session: () => Promise.withResolvers<never>().promise } })
    const asked = silent.confirmStopPass(pass)
    await office.clock.advance(200)
    expect(await asked).toMatchObject({ person: { name: 'Ayşe Yılmaz' } })
  })

  test('a stop pass does not sign anybody in', async () => {
    expect(await office.identity.session(pass)).toEqual({ kind: 'over', why: 'ended' })
  })

  test.each([
    ['no value', null],
    ['an empty value', ''],
    ['a value without a signature', () => pass.split('.')[0] ?? ''],
    ['a value with a suffix', () => `${pass}.x`],
    ['another signature', () => `${pass.slice(0, -2)}AA`],
    ['a later end', () => changed({ until: Number.MAX_SAFE_INTEGER })],
    ['another name', () => changed({ person: { id: 'x', name: 'Kemal Aydın' } })],
    ['the token of a session', () => shop.token],
  ])('a cookie is rejected as a stop pass if it has %s', async (_what, value) => {
    expect(await office.identity.confirmStopPass(typeof value === 'function' ? value() : value)).toBeNull()
  })

  test('a stop pass is rejected if it was signed with another secret', () => {
    expect(office.another({ secret: 'another' }).readStopPass(pass)).toBeNull()
  })

  test.each<[how: string, end: (identity: Identity) => Promise<unknown>]>([
    ['signing out', (identity) => identity.signOut(shop.token)],
    ['a removal', ({ people }) => people.remove(ayse.id, null)],
    ['closing', ({ people }) => people.setClosed(ayse.id, true, null)],
    ['signing out everywhere', ({ people }) => people.signOutEverywhere(ayse.id, 'kept', null)],
    ['a removal of the device', ({ people }) => people.removeDevice(ayse.id, shop.session.device?.id ?? '', null)],
  ])(
    'a stop pass ends by %s: here even without the database, elsewhere once the database answers',
    async (_how, end) => {
      const store = { ...office.store }
      const here = office.another({ store })
      await end(here)
      store.session = away
      expect(await here.confirmStopPass(pass)).toBeNull()
      const elsewhere = office.another()
      expect(elsewhere.readStopPass(pass)).not.toBeNull()
      expect(await elsewhere.confirmStopPass(pass)).toBeNull()
      expect(elsewhere.readStopPass(pass)).toBeNull()
    },
  )

  test('a stop pass is valid if its session began after the person was signed out everywhere', async () => {
    await office.identity.people.signOutEverywhere(ayse.id, 'kept', null)
    await office.clock.advance(1)
    const { session } = await office.signIn(ayse)
    expect(await office.identity.confirmStopPass(office.identity.issueStopPass(session).value)).not.toBeNull()
  })
})

describe('the session of a request without the store', () => {
  test('the session of a stop pass is known without the store, also at a replica that has never received its cookie', () => {
    expect(office.another().provenSession(null, pass)).toBe(shop.session.id)
  })

  test('the session of a token is known without the store once this process has accepted the token', async () => {
    const replica = office.another()
    expect(replica.provenSession(shop.token, null)).toBeNull()
    await replica.session(shop.token)
    expect(replica.provenSession(shop.token, null)).toBe(shop.session.id)
  })

  test('an invented token or stop pass has no session', () => {
    expect(office.identity.provenSession('a'.repeat(43), 'a.b')).toBeNull()
  })
})

function changed(fields: object): string {
  const [body = '', signature = ''] = pass.split('.')
  const read: unknown = JSON.parse(Buffer.from(body, 'base64url').toString('utf8'))
  return `${Buffer.from(JSON.stringify({ ...Object(read), ...fields })).toString('base64url')}.${signature}`
}
