import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Clerk, identityUnderTest, valueOf } from '../../../test/fakes/identity.ts'
import { deviceKind, isPhone } from './device-kind.ts'
import { firstLink } from './first-link.ts'
import { identityText } from './identity-text.ts'
import type { NameFailure, PersonFailure } from './identity.ts'
import { PEOPLE_ACTS } from './people-acts.ts'
import { OfficePeople } from './people.ts'

let office: Awaited<ReturnType<typeof identityUnderTest>>
let kemal: Clerk

beforeEach(async () => {
  office = await identityUnderTest()
  kemal = await office.clerk('Kemal Öz', 'yonetici')
})

afterEach(() => office[Symbol.asyncDispose]())

describe('the people of an office', () => {
  test('the list of people is sorted in Turkish order and contains devices and open links', async () => {
    for (const name of ['Zeynep', 'Şule', 'Çetin', 'Ilgaz', 'İnci']) await office.person(name)
    const [first, ...rest] = await office.identity.people.list()
    expect([first, ...rest].map((each) => each?.name)).toEqual(['Çetin', 'Ilgaz', 'İnci', 'Kemal Öz', 'Şule', 'Zeynep'])
    const { expiresAt } = valueOf(await office.identity.people.invite(first?.id ?? '', 'Kemal Öz'))
    expect(await office.identity.people.find(first?.id ?? '')).toMatchObject({ devices: [], invitedUntil: expiresAt })
    expect(await office.identity.people.find(kemal.id)).toMatchObject({
      devices: [{ id: kemal.session.device?.id, name: 'Telefonum', kind: 'iPhone', isPhone: true }],
      invitedUntil: null,
    })
    expect(await office.identity.people.find('nobody')).toBeNull()
  })

  test.each<[name: string, failure: PersonFailure]>([
    ['', { kind: 'name', why: 'empty' }],
    [' \n ', { kind: 'name', why: 'empty' }],
    ['x'.repeat(61), { kind: 'name', why: 'too-long' }],
    ['KEMAL  öz', { kind: 'name', why: 'taken' }],
  ])('a new person is rejected if the name is taken, empty or too long: %j', async (name, failure) => {
    expect(await office.identity.people.add({ name, role: 'gise' }, null)).toEqual({ ok: false, error: failure })
  })

  test('a person changes the own name, also to another spelling of it, and the history keeps both', async () => {
    const { people } = office.identity
    expect(await people.rename(kemal.id, ' KEMAL  Aydın ')).toMatchObject({ ok: true, value: { name: 'KEMAL Aydın' } })
    expect(await people.rename(kemal.id, 'Kemal Aydın')).toMatchObject({ ok: true, value: { name: 'Kemal Aydın' } })
    expect(await office.identity.session(kemal.token)).toMatchObject({ session: { person: { name: 'Kemal Aydın' } } })
    expect(await office.store.acts(9)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ by: 'Kemal Öz', text: 'Kemal Öz: adı “KEMAL Aydın” oldu' }),
        expect.objectContaining({ by: 'KEMAL Aydın', text: 'KEMAL Aydın: adı “Kemal Aydın” oldu' }),
      ]),
    )
  })

  test.each<[name: string, why: NameFailure['why']]>([
    ['AYSE KAYA', 'taken'],
    ['Kurum Aracı', 'taken'],
    ['ilk yönetici', 'own'],
    [' ', 'empty'],
  ])('a person cannot take the name %j', async (name, why) => {
    await office.person('Ayşe Kaya')
    expect(await office.identity.people.rename(kemal.id, name)).toEqual({ ok: false, error: { kind: 'name', why } })
  })

  test('the panel keeps the last manager who has a device, and that device', async () => {
    const { people } = office.identity
    const device = kemal.session.device?.id ?? ''
    await office.person('Ayşe', 'yonetici')
    const refused = [
      [await people.setRole(kemal.id, 'fiyat', null), 'last-manager'],
      [await people.setClosed(kemal.id, true, null), 'last-manager'],
      [await people.remove(kemal.id, null), 'last-manager'],
      [await people.removeDevice(kemal.id, device, null), 'last-device'],
      [await people.signOutEverywhere(kemal.id, 'removed', null), 'last-device'],
    ] as const
    for (const [answer, kind] of refused) expect(answer).toEqual({ ok: false, error: { kind } })
    expect(await office.identity.session(kemal.token)).toMatchObject({ kind: 'signed-in' })
    await office.clerk('Selin', 'yonetici')
    expect(await people.removeDevice(kemal.id, device, null)).toMatchObject({ ok: true })
    expect(await people.remove(kemal.id, 'Ayşe')).toMatchObject({ ok: true })
  })

  test('a removed person keeps no passkey, and the name is free again', async () => {
    await office.clerk('Ayşe', 'yonetici')
    valueOf(await office.identity.people.remove(kemal.id, 'Ayşe'))
    expect((await office.identity.people.list()).map(({ name }) => name)).toEqual(['Ayşe'])
    expect(await office.store.passkeyOf(kemal.device.credential)).toBeNull()
    const { people } = office.identity
    const none = { ok: false, error: { kind: 'no-such-person' } }
    expect(await people.setRole(kemal.id, 'fiyat', null)).toEqual(none)
    expect(await people.setClosed(kemal.id, false, null)).toEqual(none)
    expect(await people.remove(kemal.id, null)).toEqual(none)
    expect(await people.invite(kemal.id, null)).toEqual(none)
    expect(await people.signOutEverywhere(kemal.id, 'kept', null)).toEqual(none)
    expect(await people.removeDevice(kemal.id, kemal.session.device?.id ?? '', null)).toEqual(none)
    expect(await office.person('Kemal Öz')).toMatchObject({ role: 'gise' })
  })

  test('a change to the same role does not end the sessions', async () => {
    valueOf(await office.identity.people.setRole(kemal.id, 'yonetici', 'Kemal Öz'))
    expect(await office.identity.session(kemal.token)).toMatchObject({ kind: 'signed-in' })
  })

  test('a device can be removed only from its own person', async () => {
    const ayse = await office.clerk('Ayşe', 'yonetici')
    const device = kemal.session.device?.id ?? ''
    expect(await office.identity.people.removeDevice(ayse.id, device, null)).toMatchObject({
      error: { kind: 'no-such-device' },
    })
    expect(valueOf(await office.identity.people.removeDevice(kemal.id, device, null))).toMatchObject({
      name: 'Telefonum',
    })
  })

  test('an invitation is rejected for a closed person, and without a panel origin', async () => {
    const ayse = await office.person('Ayşe')
    valueOf(await office.identity.people.setClosed(ayse.id, true, null))
    expect(await office.identity.people.invite(ayse.id, null)).toMatchObject({ error: { kind: 'closed' } })
    const people = new OfficePeople({ store: office.store, clock: office.clock, origin: null, log: null, via: 'panel' })
    expect(await people.invite(kemal.id, null)).toMatchObject({ error: { kind: 'no-origin' } })
  })

  test('the log contains each change with its author and no secret', async () => {
    const ayse = valueOf(await office.identity.people.add({ name: 'Ayşe', role: 'gise' }, 'Kemal Öz'))
    const { link } = valueOf(await office.identity.people.invite(ayse.id, 'Kemal Öz'))
    valueOf(await office.identity.people.setRole(ayse.id, 'fiyat', 'Kemal Öz'))
    valueOf(await office.identity.people.remove(ayse.id, 'Kemal Öz'))
    expect(office.lines.slice(-4)).toMatchObject([
      { msg: 'a person was added', person: 'Ayşe', role: 'gise', by: 'Kemal Öz' },
      { msg: 'a registration link was created', person: 'Ayşe', by: 'Kemal Öz' },
      {
        msg: 'a person was changed',
        person: 'Ayşe',
        by: 'Kemal Öz',
        text: PEOPLE_ACTS.roleChanged('Ayşe', 'gise', 'fiyat'),
      },
      { msg: 'a person was changed', person: 'Ayşe', by: 'Kemal Öz', text: 'Ayşe kaldırıldı' },
    ])
    const log = JSON.stringify(office.lines)
    for (const secret of [link.split('/').at(-1) ?? '', kemal.token]) expect(log).not.toContain(secret)
  })
})

test('each change of people, devices and links is in the history and the audit email', async () => {
  const { people } = office.identity
  const by = 'Kemal Öz'
  const ayse = valueOf(await people.add({ name: 'Ayşe', role: 'gise' }, by))
  await office.enrol(ayse.id)
  const [device] = (await people.find(ayse.id))?.devices ?? []
  valueOf(await people.setRole(ayse.id, 'fiyat', by))
  valueOf(await people.setRole(ayse.id, 'fiyat', by))
  valueOf(await people.invite(ayse.id, by))
  valueOf(await people.cancelInvitation(ayse.id, by))
  valueOf(await people.removeDevice(ayse.id, device?.id ?? '', 'Ayşe'))
  valueOf(await people.setClosed(ayse.id, true, by))
  valueOf(await people.setClosed(ayse.id, false, by))
  valueOf(await people.signOutEverywhere(ayse.id, 'kept', by))
  valueOf(await people.signOutEverywhere(ayse.id, 'removed', by))
  valueOf(await people.remove(ayse.id, by))
  const entries = [
    [by, 'Ayşe eklendi; yetkisi: gişe'],
    [null, 'Ayşe için yeni tanıtma bağlantısı verildi'],
    ['Ayşe', 'Ayşe tanıtma bağlantısını kullandı; yeni cihazı “Telefonum” (iPhone)'],
    [by, 'Ayşe: yetkisi gişe iken fiyat yetkilisi oldu, açık oturumları kapandı'],
    [by, 'Ayşe için yeni tanıtma bağlantısı verildi'],
    [by, 'Ayşe için verilen tanıtma bağlantısı iptal edildi'],
    ['Ayşe', 'Ayşe: “Telefonum” cihazı kaldırıldı'],
    [by, 'Ayşe: girişi kapatıldı'],
    [by, 'Ayşe: girişi açıldı'],
    [by, 'Ayşe her yerden çıkarıldı'],
    [by, 'Ayşe her yerden çıkarıldı, cihazları kaldırıldı'],
    [by, 'Ayşe kaldırıldı'],
  ]
  const acts = (await office.store.acts(100)).filter(({ text }) => text.startsWith('Ayşe'))
  expect(new Set(acts.map((act) => JSON.stringify([act.by, act.text])))).toEqual(
    new Set(entries.map((each) => JSON.stringify(each))),
  )
  expect(acts).toHaveLength(entries.length)
  const lines: string[] = []
  for (;;) {
    const entry = await office.store.claimMail(Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)
    if (entry === null) break
    if (entry.content.kind === 'notice') lines.push(entry.content.text)
    await office.store.settleMail(entry.number, { kind: 'sent', at: 1 })
  }
  for (const [, text] of entries) expect(lines.join('\n')).toContain(text)
})

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)', 'iPhone', true],
  ['Mozilla/5.0 (iPad; CPU OS 16_4 like Mac OS X)', 'iPad', false],
  ['Mozilla/5.0 (Linux; Android 15; SM-S921B) Chrome/139.0 Mobile Safari/537.36', 'Android', true],
  ['Mozilla/5.0 (Linux; Android 14; SM-X910) Chrome/139.0 Safari/537.36', 'Android tablet', false],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/139.0', 'Windows', false],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0)', 'ChromeOS', false],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'Mac', false],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0)', 'Linux', false],
  ['curl/8.14', '', false],
])('the user agent %s is of the kind %j', (userAgent, kind, phone) => {
  expect([deviceKind(userAgent), isPhone(deviceKind(userAgent))]).toEqual([kind, phone])
})

test('each identity failure has its own Turkish sentence', () => {
  const kinds = ['no-such-person', 'no-such-device', 'last-manager', 'last-device', 'closed', 'no-origin'] as const
  const answers = [
    ...kinds.map((kind) => ({ kind })),
    ...(['empty', 'too-long', 'letters', 'taken'] as const).map((why) => ({ kind: 'name', why }) as const),
  ].map(identityText)
  expect(new Set(answers).size).toBe(answers.length)
  for (const text of answers) expect(text).toMatch(/^\p{Lu}.*\.$/u)
})

describe('the link for the first person', () => {
  test('the first link is renewed at each start and ends once a device is registered', async () => {
    await using empty = await identityUnderTest()
    const { people } = empty.identity
    const [first, second] = [await firstLink(people), await firstLink(people)]
    expect(first).toMatch(/^https?:\/\/.+\/./)
    expect(second).not.toBe(first)
    expect(await people.list()).toMatchObject([{ name: 'İlk yönetici', role: 'yonetici', devices: [] }])
    expect(await firstLink(office.identity.people)).toBeNull()
  })
})
