import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MINUTE } from '#domain/calendar.ts'
import { type Forgery, softAuthenticator } from '../../../test/fakes/authenticator.ts'
import { type Clerk, identityUnderTest, PANEL, valueOf, VISITOR } from '../../../test/fakes/identity.ts'

const REFUSED = { ok: false, error: { kind: 'refused' } }

let office: Awaited<ReturnType<typeof identityUnderTest>>
let ayse: Clerk

beforeEach(async () => {
  office = await identityUnderTest()
  ayse = await office.clerk('Ayşe Yılmaz', 'fiyat')
})

afterEach(() => office[Symbol.asyncDispose]())

async function options() {
  return valueOf(await office.identity.signInOptions(VISITOR))
}

const signIn = (credential: unknown) => office.identity.signIn({ credential, own: false }, VISITOR)

describe('signing in with a passkey', () => {
  test('sign-in options contain no names and no devices', async () => {
    expect(await options()).toMatchObject({
      rpId: 'panel.angun.example',
      userVerification: 'required',
      allowCredentials: [],
    })
    const { token, session } = valueOf(await signIn(ayse.device.answer(await options())))
    expect(session).toMatchObject({
      person: { id: ayse.id, name: 'Ayşe Yılmaz', role: 'fiyat', closed: false },
      device: { name: 'Telefonum' },
      own: false,
      confirmed: false,
    })
    expect(await office.identity.session(token)).toEqual({ kind: 'signed-in', session })
    expect(office.lines.at(-1)).toMatchObject({ msg: 'a person signed in', person: 'Ayşe Yılmaz', device: 'Telefonum' })
  })

  test('a sign-in accepts a device’s answer only once', async () => {
    const credential = ayse.device.answer(await options())
    expect(await signIn(credential)).toMatchObject({ ok: true })
    expect(await signIn(credential)).toEqual(REFUSED)
  })

  test('a sign-in accepts a device’s answer only once, even if several replicas receive it at the same moment', async () => {
    const credential = ayse.device.answer(await options())
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => office.another().signIn({ credential, own: false }, VISITOR)),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('a challenge of any replica expires after five minutes', async () => {
    const asked = valueOf(await office.another().signInOptions(VISITOR))
    await office.clock.advance(5 * MINUTE - 1)
    const late = await options()
    expect(await signIn(ayse.device.answer(asked))).toMatchObject({ ok: true })
    await office.clock.advance(5 * MINUTE)
    expect(await signIn(ayse.device.answer(late))).toEqual(REFUSED)
  })

  test.each<[what: string, forged: Forgery]>([
    ['made for another origin', { origin: 'https://panel.angun.example.evil.example' }],
    ['made for the panel’s name on another port', { origin: 'https://panel.angun.example:8443' }],
    ['made without TLS', { origin: 'http://panel.angun.example' }],
    ['made for another RP id', { rpId: 'angun.example' }],
    ['made in a frame of another page', { crossOrigin: true }],
    ['made as a registration', { type: 'webauthn.create' }],
    ['with an invented challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['without user verification', { verified: false }],
    ['with another person’s user handle', { userHandle: Buffer.from('somebody').toString('base64url') }],
    ['with an unchanged counter', { counter: 1 }],
    ['with a counter of zero', { counter: 0 }],
  ])('a sign-in rejects an answer %s', async (_, forged) => {
    valueOf(await signIn(ayse.device.answer(await options())))
    expect(await signIn(ayse.device.answer(await options(), forged))).toEqual(REFUSED)
    expect(await office.identity.session(ayse.token)).toMatchObject({ kind: 'signed-in' })
  })

  test('a sign-in rejects another device that uses a known passkey id', async () => {
    const thief = softAuthenticator(PANEL)
    const userHandle = Buffer.from(ayse.id).toString('base64url')
    const forged = { credential: ayse.device.credential, userHandle, counter: 9 }
    expect(await signIn(thief.answer(await options(), forged))).toEqual(REFUSED)
  })

  test('a sign-in rejects an answer with changed authenticator data', async () => {
    const credential = ayse.device.answer(await options())
    const { authenticatorData } = credential.response
    const changed = Buffer.from(authenticatorData, 'base64url')
    changed.writeUInt32BE(900, 33)
    const response = { ...credential.response, authenticatorData: changed.toString('base64url') }
    expect(await signIn({ ...credential, response })).toEqual(REFUSED)
  })

  test.each([
    ['nothing', undefined],
    [
      'client data that is not JSON',
      {
        id: 'x',
        rawId: 'x',
        type: 'public-key',
        response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
      },
    ],
    [
      'an id that is too long',
      {
        id: 'x'.repeat(90_000),
        rawId: 'x',
        type: 'public-key',
        response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
      },
    ],
  ])('a sign-in rejects %s without an exception', async (_, credential) => {
    expect(await signIn(credential)).toEqual(REFUSED)
  })

  test('a sign-in gives one answer for an unknown device, a removed device and a closed person', async () => {
    const kemal = await office.clerk('Kemal', 'yonetici')
    const stranger = softAuthenticator(PANEL)
    valueOf(await office.identity.people.setClosed(ayse.id, true, 'Kemal'))
    await office.clerk('Selin', 'yonetici')
    valueOf(await office.identity.people.removeDevice(kemal.id, kemal.session.device?.id ?? '', 'Kemal'))
    const userHandle = Buffer.from('a stranger').toString('base64url')
    expect(await signIn(stranger.answer(await options(), { userHandle }))).toEqual(REFUSED)
    for (const { device } of [ayse, kemal]) expect(await signIn(device.answer(await options()))).toEqual(REFUSED)
    // Only the log contains the reason.
    const reasons = office.lines.filter(({ msg }) => msg === 'a sign-in was refused').map(({ why }) => why)
    expect(reasons).toEqual(['unknown device', 'person closed, device removed, or counter decreased', 'unknown device'])
  })

  test('a sign-in accepts a device without a signature counter', async () => {
    const device = softAuthenticator(PANEL, false)
    const token = await office.tokenFor(ayse.id)
    const credential = device.register(valueOf(await office.identity.enrolOptions(token, VISITOR)))
    valueOf(await office.identity.enrol(token, { credential, own: true, deviceName: 'İkinci' }, VISITOR))
    for (let times = 0; times < 3; times += 1)
      expect(await signIn(device.answer(await options()))).toMatchObject({ ok: true })
  })
})

describe('the passkey confirmation before irreversible actions', () => {
  const confirmOptions = async ({ session }: Clerk) => valueOf(await office.identity.confirmOptions(session, VISITOR))
  const isConfirmed = async (clerk: Clerk): Promise<boolean> => {
    const state = await office.identity.session(clerk.token)
    return state.kind === 'signed-in' && state.session.confirmed
  }

  test('a confirmation is valid for one session and two minutes', async () => {
    const elsewhere = { ...ayse, ...(await office.signIn(ayse)) }
    const asked = await confirmOptions(ayse)
    expect(asked.allowCredentials).toMatchObject([{ id: ayse.device.credential }])
    expect(await office.identity.confirm(ayse.session, ayse.device.answer(asked), VISITOR)).toMatchObject({ ok: true })
    expect([await isConfirmed(ayse), await isConfirmed(elsewhere)]).toEqual([true, false])
    await office.clock.advance(2 * MINUTE - 1)
    expect(await isConfirmed(ayse)).toBe(true)
    await office.clock.advance(1)
    expect(await isConfirmed(ayse)).toBe(false)
  })

  test('a confirmation rejects another person’s passkey', async () => {
    const kemal = await office.clerk('Kemal')
    expect(
      await office.identity.confirm(ayse.session, kemal.device.answer(await confirmOptions(ayse)), VISITOR),
    ).toEqual(REFUSED)
    expect(await isConfirmed(ayse)).toBe(false)
  })

  test('a confirmation rejects answers to the challenges of sign-ins and of other sessions', async () => {
    const elsewhere = { ...ayse, ...(await office.signIn(ayse)) }
    for (const asked of [await options(), await confirmOptions(elsewhere)])
      expect(await office.identity.confirm(ayse.session, ayse.device.answer(asked), VISITOR)).toEqual(REFUSED)
    expect(await signIn(ayse.device.answer(await confirmOptions(ayse)))).toEqual(REFUSED)
  })

  test('a confirmation is rejected if the session has ended', async () => {
    const asked = await confirmOptions(ayse)
    await office.identity.signOut(ayse.token)
    expect(await office.identity.confirm(ayse.session, ayse.device.answer(asked), VISITOR)).toEqual(REFUSED)
  })
})
