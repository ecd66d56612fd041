import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MINUTE } from '#domain/calendar.ts'
import { softAuthenticator } from '../../../test/fakes/authenticator.ts'
import { ORIGIN, panelUnderTest, type PanelUnderTest } from '../../../test/fakes/panel-under-test.ts'
import { creationIn, type PanelReply, requestIn } from '../../../test/fakes/panel-visitor.ts'
import { runningClock } from '../../../test/fakes/running-clock.ts'
import { OfficePeople } from '../identity/people.ts'
import { systemClock } from '../runtime/clock.ts'

let panel: PanelUnderTest

beforeEach(async () => {
  panel = await panelUnderTest()
})

afterEach(() => panel[Symbol.asyncDispose]())

const cookieOf = ({ headers }: PanelReply): string => headers['set-cookie']?.[0] ?? ''

describe('signing in', () => {
  test.each([
    ['a page is opened, which is a use', 'navigate', 'home'],
    ['a page renews itself, which is none', 'cors', 'sign-in'],
  ])('lasts half an hour on a shared machine from when it is used: %s', async (_what, mode, then) => {
    const clock = runningClock({ ahead: 0 })
    await using shared = await panelUnderTest({ clock })
    const { device } = await shared.person('Ayşe Kaya', 'fiyat')
    const credential = device.answer(requestIn(await shared.call('/giris/secenekler', {})))
    const { cookie } = await shared.signedInBy(await shared.call('/giris', { credential, own: false }))
    const open = (by: string) => shared.ask('GET', '/', { cookie, 'sec-fetch-mode': by })
    clock.putForward(20 * MINUTE)
    expect((await open(mode)).page?.body.kind).toBe('home')
    clock.putForward(20 * MINUTE)
    expect((await open('navigate')).page?.body.kind).toBe(then)
  })

  test('is a passkey; its cookie is for this site alone, and lasts on a device of one’s own', async () => {
    const { device } = await panel.person('Ayşe Kaya', 'fiyat')
    const sign = async (own: boolean) => {
      const credential = device.answer(requestIn(await panel.call('/giris/secenekler', {})))
      return panel.call('/giris', { credential, own })
    }
    const entered = await sign(true)
    expect([entered.status, JSON.parse(entered.text)]).toEqual([200, { status: 'success', goTo: '/' }])
    expect(cookieOf(entered)).toMatch(
      /^__Host-panel=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure; Max-Age=2592000$/,
    )
    // Of a shared machine the browser forgets it when it is closed.
    expect(cookieOf(await sign(false))).toMatch(/; Secure$/)
  })

  test('of a stranger’s device is refused in the words for every failure', async () => {
    const stranger = softAuthenticator(ORIGIN)
    const refusals = []
    for (const credential of [stranger.answer(requestIn(await panel.call('/giris/secenekler', {}))), { id: 'x' }]) {
      const refused = await panel.call('/giris', { credential, own: false })
      refusals.push([refused.status, refused.text])
      expect(refused.headers['set-cookie']).toBeUndefined()
    }
    expect(refusals[0]).toEqual(refusals[1])
    expect(refusals[0]?.[0]).toBe(403)
  })

  test('comes from the panel itself, as JSON', async () => {
    const body = JSON.stringify({})
    const json = { 'content-type': 'application/json' }
    for (const headers of [json, { ...json, origin: 'https://evil.example' }, { ...json, origin: 'null' }]) {
      expect((await panel.ask('POST', '/giris/secenekler', headers, body)).status).toBe(403)
    }
    const form = { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' }
    expect((await panel.ask('POST', '/giris/secenekler', form, 'a=b')).status).toBe(403)
    for (const broken of [null, [], { own: true }, { credential: 'x', own: true }, { credential: {}, own: true }])
      expect((await panel.call('/giris', broken)).status).toBe(400)
  })

  test('leads back into the panel only', async () => {
    for (const [sonra, returnTo] of [
      ['/fiyat/USD?alis=1', '/fiyat/USD?alis=1'],
      ['//evil.example/', '/'],
      ['https://evil.example/', '/'],
      ['/\\evil.example', '/'],
      ['/yok', '/'],
    ]) {
      const { page } = await panel.ask('GET', `/giris?sonra=${encodeURIComponent(sonra ?? '')}`, {})
      expect(page?.body).toMatchObject({ kind: 'sign-in', returnTo })
    }
  })

  test('ends by one’s own will at once, and the page says so', async () => {
    const ayse = await panel.person('Ayşe Kaya', 'fiyat')
    const out = await ayse.post('/cikis')
    expect([out.status, out.headers.location]).toEqual([303, '/giris?cikildi=evet'])
    expect(cookieOf(out)).toContain('Max-Age=0')
    expect((await ayse.get('/')).status).toBe(401)
    const { page } = await panel.ask('GET', '/giris?cikildi=evet', {})
    expect(page?.body).toMatchObject({ kind: 'sign-in', why: 'signed-out' })
  })
})

describe('a link for a new device', () => {
  test('shows whom it is for, once', async () => {
    const people = new OfficePeople({ store: panel.store, origin: ORIGIN, clock: systemClock, log: null, via: 'panel' })
    const mert = await people.add({ name: 'Mert Demir', role: 'gise' }, null)
    const invited = mert.ok ? await people.invite(mert.value.id, 'Kemal Aydın') : mert
    const path = invited.ok ? new URL(invited.value.link).pathname : ''
    const shown = await panel.ask('GET', path, {})
    expect(shown.page?.body).toMatchObject({
      kind: 'enrol',
      name: 'Mert Demir',
      role: 'gise',
      invitedBy: 'Kemal Aydın',
    })
    const device = softAuthenticator(ORIGIN)
    const credential = device.register(creationIn(await panel.call(`${path}/secenekler`, {})))
    expect((await panel.call(path, { credential, own: true, deviceName: 'Telefonum' })).status).toBe(200)
    const again = await panel.ask('GET', path, {})
    expect([again.status, again.page?.body]).toMatchObject([410, { kind: 'enrol-over', why: 'used' }])
    expect((await panel.call(path, { credential, own: true, deviceName: 'Telefonum' })).status).toBe(410)
  })

  test('is made in the panel after the passkey alone, and stands on that one answer', async () => {
    const kemal = await panel.person('Kemal Aydın', 'yonetici')
    const fields = { ad: 'Mert Demir', yetki: 'gise' }
    expect((await kemal.post('/kisiler/ekle', fields)).status).toBe(403)
    expect((await kemal.confirm()).status).toBe(200)
    const added = await kemal.post('/kisiler/ekle', fields)
    expect(added.page?.body).toMatchObject({
      kind: 'invitation',
      person: { name: 'Mert Demir', role: 'gise' },
    })
    const link = added.page?.body.kind === 'invitation' ? added.page.body.link : ''
    expect(link).toMatch(/^https:\/\/panel\.angun\.example\/tanit\/[\w-]{43}$/)
    expect((await kemal.get('/kisiler')).text).not.toContain(link)
    expect(JSON.stringify(panel.lines)).not.toContain(link.split('/').at(-1))
  })

  test('is not made without a role, which is asked for, and the name stays', async () => {
    const kemal = await panel.person('Kemal Aydın', 'yonetici')
    await kemal.confirm()
    const { status, page } = await kemal.post('/kisiler/ekle', { ad: 'Mert Demir' })
    expect([status, page?.body]).toMatchObject([
      422,
      {
        kind: 'add-person',
        typed: { name: 'Mert Demir' },
        outcome: { kind: 'refused', fields: [{ field: 'yetki', text: 'Bir yetki seçin.' }] },
      },
    ])
  })
})

describe('whoever is removed, closed, or of another role', () => {
  test.each(['kaldir', 'giris-kapat', 'cikar', 'yetki'])('by %s is out with their next request', async (act) => {
    const [kemal, ayse] = [await panel.person('Kemal Aydın', 'yonetici'), await panel.person('Ayşe Kaya', 'fiyat')]
    expect((await ayse.get('/')).status).toBe(200)
    await kemal.confirm()
    expect((await kemal.post(`/kisiler/${ayse.id}/${act}`, { yetki: 'gise' })).status).toBe(303)
    expect((await ayse.get('/')).status).toBe(401)
    expect((await ayse.post('/fiyat/USD/durdur')).status).toBe(401)
    expect(panel.office.current().pricing.halted.size).toBe(0)
  })

  test('keeps their role where the form has none, and its sheet asks for one', async () => {
    const [kemal, ayse] = [await panel.person('Kemal Aydın', 'yonetici'), await panel.person('Ayşe Kaya', 'fiyat')]
    await kemal.confirm()
    const { status, page } = await kemal.post(`/kisiler/${ayse.id}/yetki`)
    expect([status, page?.body]).toMatchObject([
      422,
      { dialog: { kind: 'role', person: ayse.id }, outcome: { kind: 'failed', text: 'Bir yetki seçin.' } },
    ])
    expect((await ayse.get('/')).status).toBe(200)
  })

  test('is never the last manager', async () => {
    const kemal = await panel.person('Kemal Aydın', 'yonetici')
    await kemal.confirm()
    const refused = await kemal.post(`/kisiler/${kemal.id}/kaldir`)
    const body = refused.page?.body
    const outcome = body !== undefined && 'outcome' in body ? body.outcome : null
    expect([refused.status, outcome?.kind === 'failed' ? outcome.text : null]).toEqual([
      409,
      expect.stringContaining('tek yönetici'),
    ])
  })
})

test('one address asks so often, and no more', async () => {
  const from = { 'x-forwarded-for': '203.0.113.9' }
  const answers = await Promise.all(Array.from({ length: 620 }, () => panel.ask('GET', '/giris', from)))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
  expect((await panel.ask('GET', '/giris', {})).status).toBe(200)
})
