import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MINUTE } from '#domain/calendar.ts'
import { type Forgery, softAuthenticator } from '../../../test/fakes/authenticator.ts'
import { identityUnderTest, PANEL, valueOf, VISITOR } from '../../../test/fakes/identity.ts'
import type { Person } from './identity.ts'

let office: Awaited<ReturnType<typeof identityUnderTest>>
let ayse: Person

beforeEach(async () => {
  office = await identityUnderTest()
  ayse = await office.person('Ayşe Yılmaz', 'fiyat')
})

afterEach(() => office[Symbol.asyncDispose]())

const over = (why: string) => ({ kind: 'over', why })

/** What comes of registering a new device by the link. */
async function enrol(token: string, forged: Forgery = {}, deviceName = 'Telefonum') {
  const options = await office.identity.enrolOptions(token, VISITOR)
  if (!options.ok) return options
  const credential = softAuthenticator(PANEL).register(options.value, forged)
  return office.identity.enrol(token, { credential, own: true, deviceName }, VISITOR)
}

describe('a link of a new device', () => {
  test('says whose it is and who gave it, registers one device, and signs in', async () => {
    const invitation = valueOf(await office.identity.people.invite(ayse.id, 'Kemal'))
    const token = invitation.link.slice(`${PANEL}/tanit/`.length)
    expect(invitation).toEqual({
      person: ayse,
      link: `${PANEL}/tanit/${token}`,
      expiresAt: office.clock.now() + 30 * MINUTE,
    })
    const expected = { kind: 'good', person: ayse, invitedBy: 'Kemal', expiresAt: invitation.expiresAt }
    expect(await office.identity.invitation(token)).toEqual(expected)

    const { session } = valueOf(await enrol(token, {}, '  Gişe   telefonu '))
    expect(session).toMatchObject({ person: ayse, own: true, device: { name: 'Gişe telefonu' } })
    expect(await office.identity.people.find(ayse.id)).toMatchObject({
      devices: [{ name: 'Gişe telefonu', kind: 'iPhone', isPhone: true, usedAt: office.clock.now() }],
      invitedUntil: null,
    })
  })

  test('asks for a passkey that the device keeps by itself and guards, and for none that it has', async () => {
    const { device } = await office.enrol(ayse.id)
    const options = valueOf(await office.identity.enrolOptions(await office.tokenFor(ayse.id), VISITOR))
    expect(options).toMatchObject({
      rp: { id: 'panel.angun.example', name: 'ANGÜN Döviz' },
      user: { id: Buffer.from(ayse.id).toString('base64url'), name: 'Ayşe Yılmaz' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: device.credential }],
    })
  })

  test('is good once, and says when it was used', async () => {
    const token = await office.tokenFor(ayse.id)
    const usedAt = office.clock.now()
    expect(await enrol(token)).toMatchObject({ ok: true })
    await office.clock.advance(MINUTE)
    expect(await enrol(token)).toEqual({ ok: false, error: { ...over('used'), at: usedAt } })
  })

  test('is good once also for a thief who opened it at the same moment', async () => {
    const token = await office.tokenFor(ayse.id)
    const answers = []
    for (const _ of [1, 2, 3]) {
      const options = valueOf(await office.identity.enrolOptions(token, VISITOR))
      answers.push(softAuthenticator(PANEL).register(options))
    }
    const enrolled = await Promise.all(
      answers.map((credential) => office.another().enrol(token, { credential, own: true, deviceName: 'X' }, VISITOR)),
    )
    expect(enrolled.filter(({ ok }) => ok)).toHaveLength(1)
    expect((await office.identity.people.find(ayse.id))?.devices).toHaveLength(1)
  })

  test('is over after half an hour, also for who opened it before', async () => {
    const token = await office.tokenFor(ayse.id)
    const endedAt = office.clock.now() + 30 * MINUTE
    await office.clock.advance(28 * MINUTE)
    const options = valueOf(await office.identity.enrolOptions(token, VISITOR))
    await office.clock.advance(2 * MINUTE)
    const credential = softAuthenticator(PANEL).register(options)
    const late = await office.identity.enrol(token, { credential, own: true, deviceName: 'X' }, VISITOR)
    expect(late).toEqual({ ok: false, error: { ...over('expired'), at: endedAt } })
  })

  test('voids the one before it', async () => {
    const [stolen, next] = [await office.tokenFor(ayse.id), await office.tokenFor(ayse.id)]
    expect(await enrol(stolen)).toMatchObject({ error: over('unknown') })
    expect(await enrol(next)).toMatchObject({ ok: true })
  })

  test.each<[what: string, act: () => Promise<unknown>]>([
    ['removed', () => office.identity.people.remove(ayse.id, null)],
    ['closed', () => office.identity.people.setClosed(ayse.id, true, null)],
    ['signed out everywhere', () => office.identity.people.signOutEverywhere(ayse.id, 'kept', null)],
  ])('is void once its person is %s', async (_, act) => {
    const token = await office.tokenFor(ayse.id)
    await act()
    expect(await enrol(token)).toMatchObject({ error: over('unknown') })
  })

  test.each(['', 'x', 'a'.repeat(43), `${'a'.repeat(42)}=`, '../../kisiler', "' OR 1=1 --"])(
    'that nobody gave is unknown: %j',
    async (token) => {
      expect(await office.identity.invitation(token)).toEqual({ ...over('unknown'), at: null })
      expect(await enrol(token)).toMatchObject({ error: over('unknown') })
    },
  )

  test('stands in the store as a fingerprint: who reads the store can’t use it', async () => {
    const token = await office.tokenFor(ayse.id)
    const [kept] = await office.store.openInvitations(0)
    expect(kept?.hash).not.toContain(token)
    expect(await enrol(kept?.hash ?? '')).toMatchObject({ error: over('unknown') })
  })
})

describe('a device that registers', () => {
  test.each<[what: string, forged: Forgery]>([
    ['for another origin', { origin: 'https://evil.example' }],
    ['for another RP id', { rpId: 'evil.example' }],
    ['to a challenge that nobody gave', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['in a frame of another page', { crossOrigin: true }],
    ['with no finger shown', { verified: false }],
    ['by what signs in', { type: 'webauthn.get' }],
  ])('%s is refused, and its link stays good', async (_, forged) => {
    const token = await office.tokenFor(ayse.id)
    expect(await enrol(token, forged)).toEqual({ ok: false, error: { kind: 'refused' } })
    expect((await office.identity.people.find(ayse.id))?.devices).toEqual([])
    expect(await enrol(token)).toMatchObject({ ok: true })
  })

  test('answers the question of its own link', async () => {
    const kemal = await office.person('Kemal', 'yonetici')
    const options = valueOf(await office.identity.enrolOptions(await office.tokenFor(ayse.id), VISITOR))
    const credential = softAuthenticator(PANEL).register(options)
    const answer = { credential, own: true, deviceName: 'X' }
    expect(await office.identity.enrol(await office.tokenFor(kemal.id), answer, VISITOR)).toMatchObject({
      error: { kind: 'refused' },
    })
  })

  test('takes no passkey that somebody has already', async () => {
    const kemal = await office.clerk('Kemal', 'yonetici')
    const forged = { credential: kemal.device.credential }
    expect(await enrol(await office.tokenFor(ayse.id), forged)).toMatchObject({ error: { kind: 'refused' } })
  })

  test.each(['', '   ', 'x'.repeat(41)])('has a name that can be read: %j', async (deviceName) => {
    const token = await office.tokenFor(ayse.id)
    expect(await enrol(token, {}, deviceName)).toEqual({ ok: false, error: { kind: 'device-name' } })
    expect(await enrol(token)).toMatchObject({ ok: true })
  })
})
