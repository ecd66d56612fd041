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

/** Registers a new device with the link and returns the result. */
async function enrol(token: string, forged: Forgery = {}, deviceName = 'Telefonum') {
  const options = await office.identity.enrolOptions(token, VISITOR)
  if (!options.ok) return options
  const credential = softAuthenticator(PANEL).register(options.value, forged)
  return office.identity.enrol(token, { credential, own: true, deviceName }, VISITOR)
}

describe('the link of a new device', () => {
  test('a link shows its person and its author, registers one device and signs in', async () => {
    const invitation = valueOf(await office.identity.people.invite(ayse.id, 'Kemal'))
    const token = invitation.link.slice(`${PANEL}/tanit/`.length)
    expect(invitation).toEqual({
      person: ayse,
      link: `${PANEL}/tanit/${token}`,
      expiresAt: office.clock.now() + 30 * MINUTE,
    })
    const { expiresAt } = invitation
    const expected = { kind: 'good', person: ayse, invitedBy: 'Kemal', expiresAt, replaces: null }
    expect(await office.identity.invitation(token, VISITOR)).toEqual(expected)

    const { session } = valueOf(await enrol(token, {}, '  Gişe   telefonu '))
    expect(session).toMatchObject({ person: ayse, own: true, device: { name: 'Gişe telefonu' } })
    expect(await office.identity.people.find(ayse.id)).toMatchObject({
      devices: [{ name: 'Gişe telefonu', kind: 'iPhone', isPhone: true, usedAt: office.clock.now() }],
      invitedUntil: null,
    })
  })

  test('registration requires a discoverable passkey with user verification and excludes the person’s devices', async () => {
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

  test('a valid link accepts fifty answers in ten minutes, and another link stays usable', async () => {
    const token = await office.tokenFor(ayse.id)
    const options = valueOf(await office.identity.enrolOptions(token, VISITOR))
    const credential = softAuthenticator(PANEL).register(options, { verified: false })
    const answer = () => office.identity.enrol(token, { credential, own: true, deviceName: 'Telefonum' }, VISITOR)
    for (let each = 0; each < 50; each += 1) expect(await answer()).toMatchObject({ error: { kind: 'refused' } })
    expect(await answer()).toMatchObject({ error: { kind: 'too-many' } })
    expect(await enrol(await office.tokenFor(ayse.id))).toMatchObject({ ok: true })
  })

  test('a link works once, and later attempts show when it was used', async () => {
    const token = await office.tokenFor(ayse.id)
    const usedAt = office.clock.now()
    expect(await enrol(token)).toMatchObject({ ok: true })
    await office.clock.advance(MINUTE)
    expect(await enrol(token)).toEqual({ ok: false, error: { ...over('used'), at: usedAt } })
  })

  test('a link registers only one device if several answer at the same moment', async () => {
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

  test('a link expires after half an hour, even if it was opened before', async () => {
    const token = await office.tokenFor(ayse.id)
    const endedAt = office.clock.now() + 30 * MINUTE
    await office.clock.advance(28 * MINUTE)
    const options = valueOf(await office.identity.enrolOptions(token, VISITOR))
    await office.clock.advance(2 * MINUTE)
    const credential = softAuthenticator(PANEL).register(options)
    const late = await office.identity.enrol(token, { credential, own: true, deviceName: 'X' }, VISITOR)
    expect(late).toEqual({ ok: false, error: { ...over('expired'), at: endedAt } })
  })

  test('a person without a name writes it with the first device, and the device lists the passkey under it', async () => {
    const { id } = await office.person('İlk yönetici', 'yonetici')
    const token = await office.tokenFor(id)
    const optionsFor = (name?: string) => office.identity.enrolOptions(token, VISITOR, name)
    expect(await optionsFor()).toEqual({ ok: false, error: { kind: 'name', why: 'empty' } })
    expect(await optionsFor('AYSE YILMAZ')).toEqual({ ok: false, error: { kind: 'name', why: 'taken' } })
    const options = valueOf(await optionsFor('Mehmet Öz'))
    expect(options.user.name).toBe('Mehmet Öz')
    const answer = { credential: softAuthenticator(PANEL).register(options), own: true, deviceName: 'X' }
    expect(await office.identity.enrol(token, answer, VISITOR)).toMatchObject({ error: { kind: 'name' } })
    const { session } = valueOf(await office.identity.enrol(token, { ...answer, name: 'Mehmet Öz' }, VISITOR))
    expect(session.person).toMatchObject({ name: 'Mehmet Öz', role: 'yonetici' })
    expect((await office.store.acts(9)).map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        'İlk yönetici: adı “Mehmet Öz” oldu',
        'Mehmet Öz tanıtma bağlantısını kullandı; yeni cihazı “X” (iPhone)',
      ]),
    )
  })

  test('a new link voids the earlier one', async () => {
    const [stolen, next] = [await office.tokenFor(ayse.id), await office.tokenFor(ayse.id)]
    expect(await enrol(stolen)).toMatchObject({ error: over('unknown') })
    expect(await enrol(next)).toMatchObject({ ok: true })
  })

  test.each<[what: string, act: () => Promise<unknown>]>([
    ['removed', () => office.identity.people.remove(ayse.id, null)],
    ['closed', () => office.identity.people.setClosed(ayse.id, true, null)],
    ['signed out everywhere', () => office.identity.people.signOutEverywhere(ayse.id, 'kept', null)],
  ])('a link is void once its person is %s', async (_, act) => {
    const token = await office.tokenFor(ayse.id)
    await act()
    expect(await enrol(token)).toMatchObject({ error: over('unknown') })
  })

  test.each(['', 'x', 'a'.repeat(43), `${'a'.repeat(42)}=`, '../../kisiler', "' OR 1=1 --"])(
    'a link with an invented token is unknown: %j',
    async (token) => {
      expect(await office.identity.invitation(token, VISITOR)).toEqual({ ...over('unknown'), at: null })
      expect(await enrol(token)).toMatchObject({ error: over('unknown') })
    },
  )

  test('the store contains only the hash of a link, which cannot be used as a link', async () => {
    const token = await office.tokenFor(ayse.id)
    const [kept] = await office.store.openInvitations(0)
    expect(kept?.hash).not.toContain(token)
    expect(await enrol(kept?.hash ?? '')).toMatchObject({ error: over('unknown') })
  })
})

describe('registering a device', () => {
  test.each<[what: string, forged: Forgery]>([
    ['for another origin', { origin: 'https://evil.example' }],
    ['for another RP id', { rpId: 'evil.example' }],
    ['with an invented challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['in a frame of another page', { crossOrigin: true }],
    ['without user verification', { verified: false }],
    ['with the type of a sign-in', { type: 'webauthn.get' }],
  ])('a registration %s is rejected, and its link stays valid', async (_, forged) => {
    const token = await office.tokenFor(ayse.id)
    expect(await enrol(token, forged)).toEqual({ ok: false, error: { kind: 'refused' } })
    expect((await office.identity.people.find(ayse.id))?.devices).toEqual([])
    expect(await enrol(token)).toMatchObject({ ok: true })
  })

  test('a registration is rejected if its challenge belongs to another link', async () => {
    const kemal = await office.person('Kemal', 'yonetici')
    const options = valueOf(await office.identity.enrolOptions(await office.tokenFor(ayse.id), VISITOR))
    const credential = softAuthenticator(PANEL).register(options)
    const answer = { credential, own: true, deviceName: 'X' }
    expect(await office.identity.enrol(await office.tokenFor(kemal.id), answer, VISITOR)).toMatchObject({
      error: { kind: 'refused' },
    })
  })

  test('a registration is rejected if the passkey is registered already', async () => {
    const kemal = await office.clerk('Kemal', 'yonetici')
    const forged = { credential: kemal.device.credential }
    expect(await enrol(await office.tokenFor(ayse.id), forged)).toMatchObject({ error: { kind: 'refused' } })
  })

  test.each(['', '   ', 'x'.repeat(41)])(
    'a device name that is empty or too long is rejected: %j',
    async (deviceName) => {
      const token = await office.tokenFor(ayse.id)
      expect(await enrol(token, {}, deviceName)).toEqual({ ok: false, error: { kind: 'device-name' } })
      expect(await enrol(token)).toMatchObject({ ok: true })
    },
  )
})
