import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fieldsOf, textOf } from '#contract/json.ts'
import type { Mode } from '#contract/panel/change-request.ts'
import type { TypedTexts } from '#contract/panel/pages/facts-page.ts'
import { permitPicturePath } from '#contract/paths.ts'
import { EXIF, jpegOf } from '../../../../test/fakes/jpeg.ts'
import { panelUnderTest, type PanelUnderTest } from '../../../../test/fakes/panel-under-test.ts'
import { runningClock } from '../../../../test/fakes/running-clock.ts'
import { OfficePeople } from '../../identity/index.ts'
import { newMessage } from '../../store/test/sample-records.ts'

/** A Monday on which the office is open until 18.30. */
const ELEVEN = Date.parse('2026-08-03T11:00:00+03:00')

type Somebody = Awaited<ReturnType<PanelUnderTest['person']>>

let panel: PanelUnderTest
let kemal: Somebody
let ayse: Somebody

beforeEach(async () => {
  panel = await panelUnderTest({ clock: runningClock({ ahead: ELEVEN - Date.now() }) })
  kemal = await panel.person('Kemal Aydın', 'yonetici')
  ayse = await panel.person('Ayşe Kaya', 'fiyat')
})

afterEach(() => panel[Symbol.asyncDispose]())

const version = () => panel.office.version().number
const facts = () => panel.office.current().facts
const actTexts = async () => (await panel.store.acts(9)).map(({ text }) => text)

async function changeFields(texts: TypedTexts, mode: Mode['mode']) {
  return (await ayse.act('changeFields', { texts, mode, since: version() })).json
}

describe('fields of the office', () => {
  test('a preview of a field shows old and new value, and a telephone needs the passkey', async () => {
    const phone = { phone: '0 (212) 111 22 33' }
    const before = facts().phone.text
    expect(await changeFields(phone, 'preview')).toEqual({
      kind: 'preview',
      changes: [`telefon: ${before} → 0 (212) 111 22 33`],
      byPasskey: true,
    })
    expect(await changeFields(phone, 'publish')).toEqual({ kind: 'unconfirmed' })
    expect(facts().phone.text).toBe(before)
    await ayse.confirm()
    expect(await changeFields(phone, 'publish')).toMatchObject({ kind: 'published', version: 2 })
  })

  test('a limit is rejected at its field unless it is a whole number or empty', async () => {
    expect(await changeFields({ 'legal.identityFromUsd': 'yüz' }, 'preview')).toMatchObject({
      kind: 'invalid',
      mistakes: [{ field: 'legal.identityFromUsd' }],
    })
    await ayse.confirm()
    const texts = { 'legal.identityFromUsd': '', 'legal.taxNumberFromUsd': '6.000' }
    expect(await changeFields(texts, 'publish')).toMatchObject({ kind: 'published' })
    expect(facts().legal).toMatchObject({ identityFromUsd: null, taxNumberFromUsd: 6000 })
  })

  test('a changed address needs no passkey', async () => {
    expect(await changeFields({ 'address.postalCode': '34110' }, 'publish')).toMatchObject({ kind: 'published' })
  })

  test('empty directions are removed', async () => {
    const texts = { 'directions.en.way': ' Tram T1. ', 'directions.ru.place': '' }
    expect(await changeFields(texts, 'publish')).toMatchObject({ kind: 'published' })
    expect(facts().directions).toMatchObject({ en: { way: 'Tram T1.' }, ru: { place: null } })
  })

  test('the permit drops empty optional fields and rejects an empty required field', async () => {
    await ayse.confirm()
    expect(await changeFields({ 'licence.number': ' ' }, 'publish')).toMatchObject({
      kind: 'invalid',
      mistakes: [{ field: 'licence.number' }],
    })
    const none = ['number', 'mersis', 'seat', 'capital', 'board', 'auditor', 'announcements'].map(
      (name) => [`licence.registry.${name}`, ''] as const,
    )
    expect(await changeFields(Object.fromEntries(none), 'publish')).toMatchObject({ kind: 'published' })
    expect(facts().licence).not.toHaveProperty('registry')
  })

  test('an office without title, registry and list of offices can add them', async () => {
    await ayse.confirm()
    const texts = {
      'licence.title': 'Deneme Döviz A.Ş.',
      'licence.registry.mersis': '0000 0000 0000 0001',
      'links.licensedOffices': 'https://authority.example/offices',
    }
    const paths = [...Object.keys(texts), 'licence.registry.announcements', 'licence.registry.number']
    const none = ['seat', 'capital', 'board', 'auditor'].map((name) => `licence.registry.${name}`)
    const noTexts = Object.fromEntries([...paths, ...none].map((path) => [path, '']))
    expect(await changeFields(noTexts, 'publish')).toMatchObject({ kind: 'published' })
    expect(facts().licence).not.toHaveProperty('title')
    expect(facts().licence).not.toHaveProperty('registry')
    expect(facts().links).not.toHaveProperty('licensedOffices')
    expect(await changeFields({ ...noTexts, ...texts }, 'publish')).toMatchObject({ kind: 'published' })
    expect(facts().licence).toMatchObject({ title: 'Deneme Döviz A.Ş.', registry: { mersis: '0000 0000 0000 0001' } })
    expect(facts().links.licensedOffices).toBe('https://authority.example/offices')
  })

  test.each(['map.latitude', 'margins.USD.buy', 'banks.99.branch', 'phone.text', 'later', '__proto__.phone'])(
    'the panel does not change %s as a field',
    async (path) => {
      await ayse.confirm()
      expect(await changeFields({ [path]: '1' }, 'publish')).toEqual({ kind: 'not-found' })
    },
  )

  test('a real office cannot be made a sample in the panel, nor a sample with sample values a real office', async () => {
    await ayse.confirm()
    const refused = await changeFields({ sample: 'hayır' }, 'publish')
    expect(refused).toMatchObject({ kind: 'invalid' })
    expect(JSON.stringify(refused)).toContain('"field":"phone"')
    expect(facts().sample).toBe(true)
  })
})

describe('the banks of the office', () => {
  const bankTexts = (index: number, iban: string) => ({
    [`banks.${index}.bank`]: 'Akbank',
    [`banks.${index}.branch`]: 'Galata',
    [`banks.${index}.iban.TL`]: iban,
    [`banks.${index}.iban.USD`]: 'TR25 0000 0000 0000 0000 0099 02',
    [`banks.${index}.iban.EUR`]: 'TR95 0000 0000 0000 0000 0099 03',
    [`banks.${index}.account.TL`]: '9901',
    [`banks.${index}.account.USD`]: '9902',
    [`banks.${index}.account.EUR`]: '9903',
  })
  const names = () => facts().banks.map(({ bank }) => bank)

  test('a bank is rejected at the field whose IBAN has a wrong check digit', async () => {
    expect(await changeFields({ 'banks.0.iban.TL': 'TR37 0000 0000 0000 0000 0001 01' }, 'preview')).toMatchObject({
      kind: 'invalid',
      mistakes: [
        { field: 'banks.0.iban.TL', reason: 'IBAN’ın denetim basamakları tutmuyor; bir rakam yanlış yazılmış.' },
      ],
    })
  })

  test('a bank is added after the passkey with the code of its IBAN and its logo, and removed again', async () => {
    const before = names()
    const body = { texts: bankTexts(before.length, 'TR52 0000 0000 0000 0000 0099 01'), mode: 'publish' } as const
    const add = async () => (await ayse.act('addBank', { ...body, since: version() })).json
    expect(await add()).toEqual({ kind: 'unconfirmed' })
    await ayse.confirm()
    expect(await add()).toMatchObject({ kind: 'published' })
    expect(facts().banks.at(-1)).toMatchObject({ bank: 'Akbank', code: '00000', logo: '/img/banks/akbank.svg' })
    const remove = { since: version(), index: before.length }
    expect((await ayse.act('removeBank', remove)).json).toMatchObject({ kind: 'published' })
    expect(names()).toEqual(before)
  })

  test('a bank without an IBAN is not added, and the mistake names its field', async () => {
    await ayse.confirm()
    const index = names().length
    const texts = bankTexts(index, '')
    const refused = (await ayse.act('addBank', { texts, mode: 'publish', since: version() })).json
    expect(refused).toMatchObject({ kind: 'invalid' })
    expect(JSON.stringify(refused)).toContain(`"field":"banks.${index}.iban.TL"`)
  })

  test('a bank that is removed while another person changed the list is a conflict', async () => {
    await kemal.confirm()
    await ayse.confirm()
    const since = version()
    await kemal.act('removeBank', { since, index: 0 })
    expect((await ayse.act('removeBank', { since, index: 0 })).json).toMatchObject({ kind: 'conflict' })
  })
})

describe('the scan of the permit', () => {
  const change = async (jpeg: string | null) => (await ayse.act('changePicture', { jpeg, since: version() })).json
  const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

  test('the picture is published after the passkey under an immutable address, and can be removed', async () => {
    const large = jpegOf(
      1131,
      1600,
      [],
      Array.from({ length: 290_000 }, () => 1),
    )
    expect(await change(base64(large))).toEqual({ kind: 'unconfirmed' })
    await ayse.confirm()
    expect(await change(base64(large))).toMatchObject({ kind: 'published' })
    const { picture } = facts().licence
    if (picture === undefined) throw new Error('the permit has no picture')
    expect(picture).toMatchObject({ width: 1131, height: 1600 })
    expect(await panel.store.file(picture.hash)).toHaveLength(large.length)
    const served = await panel.ask('GET', permitPicturePath(picture), {})
    expect([served.status, served.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(served.headers['cache-control']).toContain('immutable')
    expect((await panel.ask('GET', permitPicturePath({ hash: '0'.repeat(32) }), {})).status).toBe(404)
    expect(await change(null)).toMatchObject({ kind: 'published' })
    expect(facts().licence).not.toHaveProperty('picture')
  })

  test.each([
    ['has EXIF', jpegOf(8, 8, [EXIF]), 'has-metadata'],
    ['is too wide', jpegOf(1601, 8), 'too-wide'],
    ['is not a JPEG', Uint8Array.from([1]), 'not-jpeg'],
  ])('a picture that %s is rejected, and the picture in force stays', async (_name, bytes, why) => {
    await ayse.confirm()
    await change(base64(jpegOf(8, 8)))
    const before = facts().licence.picture
    expect(await change(base64(bytes))).toEqual({ kind: 'refused', why })
    expect(facts().licence.picture).toEqual(before)
  })
})

describe('closing early today', () => {
  const close = (time: string | null, notice = '') => ayse.act('closeEarly', { time, notice, since: version() })

  test('closing early ends the hours of one day and can publish a notice until closing time', async () => {
    expect((await close('17:00', 'Bugün 17.00’de\nkapanıyoruz.')).json).toMatchObject({ kind: 'published' })
    const { special } = facts().hours
    expect(special.find(({ day }) => day === '2026-08-03')?.hours.at(-1)?.to).toBe('17:00')
    expect(facts().notice).toEqual({ text: 'Bugün 17.00’de kapanıyoruz.', until: { day: '2026-08-03', time: '18:30' } })
  })

  test.each([
    ['10:00', 'late-time'],
    ['18:30', 'late-time'],
    ['beşte', 'no-time'],
  ])('closing early at %s is rejected: %s', async (time, why) => {
    expect((await close(time)).json).toEqual({ kind: 'refused', why })
  })
})

describe('the hours of the week', () => {
  const WHOLE = Array.from({ length: 4 }, () => '9-18.30')
  const change = async (lunch: string, friday = '9-12.30, 14-18.30') =>
    (await ayse.act('changeWeek', { hours: [...WHOLE, friday, '10–14', 'kapalı'], lunch, since: version() })).json

  test('the lunch break is added to each weekday that has none of its own', async () => {
    expect(await change('12.30-13')).toMatchObject({ kind: 'published' })
    const { week } = facts().hours
    const lunch = [
      { from: '09:00', to: '12:30' },
      { from: '13:00', to: '18:30' },
    ]
    expect(week.slice(0, 4)).toEqual([lunch, lunch, lunch, lunch])
    expect(week.slice(4)).toEqual([
      [
        { from: '09:00', to: '12:30' },
        { from: '14:00', to: '18:30' },
      ],
      [{ from: '10:00', to: '14:00' }],
      [],
    ])
  })

  test.each(['yarım saat', '13-12.30', '0.30-1.15', '8-10'])('the lunch break %j is rejected', async (lunch) => {
    expect(await change(lunch)).toEqual({ kind: 'unreadable-week', days: [], lunch: true })
  })

  test('each day that cannot be read is named', async () => {
    expect(await change('', 'dokuzda')).toEqual({ kind: 'unreadable-week', days: [4], lunch: false })
  })
})

describe('undoing and restoring settings', () => {
  const notice = async (text: string) => {
    await ayse.act('publishNotice', { text, end: 'tomorrow', day: '', time: '', since: version() })
  }

  test('undo reverts one older change unless the same field has changed since', async () => {
    await changeFields({ 'address.street': 'Yeni Sokak 1' }, 'publish')
    await notice('Bir')
    expect((await ayse.act('undoVersion', { version: 2, mode: 'preview' })).json).toMatchObject({
      kind: 'preview',
      changes: [expect.stringMatching(/^adres: Yeni Sokak 1 → /)],
    })
    expect((await ayse.act('undoVersion', { version: 2, mode: 'publish' })).json).toMatchObject({ kind: 'published' })
    expect(facts().notice?.text).toBe('Bir')
    await notice('İki')
    expect((await ayse.act('undoVersion', { version: 3, mode: 'publish' })).json).toMatchObject({
      kind: 'conflict',
      by: 'Ayşe Kaya',
    })
  })

  test('undo and restore ask for the passkey if the changed values do, and for no other values', async () => {
    const before = facts().phone.text
    await kemal.confirm()
    const texts = { phone: '0 (212) 111 22 33' }
    const published = await kemal.act('changeFields', { texts, mode: 'publish', since: version() })
    expect(published.json).toMatchObject({ kind: 'published', version: 2 })
    for (const [name, number] of [
      ['undoVersion', 2],
      ['restore', 1],
    ] as const) {
      const selin = await panel.person(`Selin ${name}`, 'yonetici')
      const preview = { kind: 'preview', byPasskey: true }
      expect((await selin.act(name, { version: number, mode: 'preview' })).json).toMatchObject(preview)
      expect((await selin.act(name, { version: number, mode: 'publish' })).json).toEqual({ kind: 'unconfirmed' })
    }
    expect((await ayse.act('undo', { version: 2 })).json).toEqual({ kind: 'unconfirmed' })
    expect(facts().phone.text).toBe('0 (212) 111 22 33')
    await ayse.confirm()
    expect((await ayse.act('undo', { version: 2 })).json).toMatchObject({ kind: 'published', version: 3 })
    expect(facts().phone.text).toBe(before)
    await notice('Bir')
    const mert = await panel.person('Mert Demir', 'fiyat')
    const preview = { kind: 'preview', byPasskey: false }
    expect((await mert.act('undoVersion', { version: 4, mode: 'preview' })).json).toMatchObject(preview)
    expect((await mert.act('undo', { version: 4 })).json).toMatchObject({ kind: 'published' })
  })

  test('restore brings back a whole version and is permitted to managers only', async () => {
    await notice('Bir')
    await notice('İki')
    expect((await ayse.act('restore', { version: 2, mode: 'publish' })).status).toBe(403)
    expect((await kemal.act('restore', { version: 2, mode: 'publish' })).json).toMatchObject({ kind: 'published' })
    expect(facts().notice?.text).toBe('Bir')
    expect((await kemal.act('restore', { version: 99, mode: 'preview' })).json).toEqual({ kind: 'forgotten' })
  })
})

describe('the messages of visitors', () => {
  test('messages can be marked, and exported and erased after the passkey, and the history lists export and erasure', async () => {
    await panel.store.keepMessage(newMessage('1', { receivedAt: ELEVEN }))
    expect((await ayse.act('markMessage', { number: 1, answered: true })).json).toEqual({ kind: 'marked' })
    expect((await kemal.act('exportMessages', {})).json).toEqual({ kind: 'unconfirmed' })
    expect((await kemal.act('eraseMessage', { number: 1 })).json).toEqual({ kind: 'unconfirmed' })
    await kemal.confirm()
    expect((await kemal.act('exportMessages', {})).json).toMatchObject({ kind: 'exported', messages: 1 })
    expect((await kemal.act('eraseMessage', { number: 1 })).json).toEqual({ kind: 'erased' })
    await expect
      .poll(actTexts)
      .toEqual(expect.arrayContaining(['1 numaralı mesaj silindi', 'mesajlar tablo olarak indirildi (1 mesaj)']))
    const { body } = await ayse.state('/gecmis?konu=mesaj')
    expect(body).toMatchObject({ kind: 'history', topic: 'messages', entries: [{ topic: 'messages' }, {}] })
  })

  test('a message becomes read by its action, not by reading its page', async () => {
    await panel.store.keepMessage(newMessage('1', { receivedAt: ELEVEN }))
    const readAt = async () => (await panel.store.message(1))?.readAt ?? null
    await ayse.state('/mesajlar/1')
    expect(await readAt()).toBeNull()
    await ayse.act('readMessage', { number: 1 })
    expect(await readAt()).not.toBeNull()
  })
})

describe('the people of the panel', () => {
  test('adding a person needs the passkey and returns the link only in the answer', async () => {
    const mert = { name: 'Mert Demir', role: 'gise' } as const
    expect((await kemal.act('addPerson', mert)).json).toEqual({ kind: 'unconfirmed' })
    await kemal.confirm()
    const { json } = await kemal.act('addPerson', mert)
    expect(json).toMatchObject({ kind: 'invited', invitation: { person: mert } })
    expect(JSON.stringify(await kemal.state('/kisiler'))).not.toContain('/tanit/')
    expect((await kemal.act('addPerson', mert)).json).toEqual({
      kind: 'refused',
      text: 'Bu adla ya da ona çok benzeyen bir adla biri zaten var; başka bir ad yazın.',
    })
  })

  test('the people page shows who is signed in, and a person can remove their own device', async () => {
    const { body } = await kemal.state('/kisiler')
    expect(body).toMatchObject({
      people: [
        { name: 'Ayşe Kaya', devices: [{ signedIn: true, here: false }] },
        { name: 'Kemal Aydın', devices: [{ signedIn: true, here: true }] },
      ],
    })
    const more = await ayse.state('/diger')
    expect(more.body).toMatchObject({ kind: 'more', people: null, devices: [{ name: 'Telefonum', here: true }] })
    const other = 'people' in body && body.kind === 'people' ? body.people[1]?.devices[0]?.id : undefined
    await ayse.confirm()
    expect((await ayse.act('removeOwnDevice', { device: other ?? '' })).json).toMatchObject({ kind: 'refused' })
    expect((await ayse.act('signOutOwnDevices', {})).json).toEqual({ kind: 'changed' })
    expect((await ayse.act('readMessage', { number: 1 })).status).toBe(401)
  })
})

test('a manager hides a line of the set-up list and brings it back, which the history records', async () => {
  const lines = async (who: Somebody) => {
    const { body } = await who.state('/')
    return body.kind === 'home' ? body.setUp : null
  }
  expect(await lines(kemal)).toContainEqual({
    key: 'facts',
    why: 'Kurumun bilgileri örnek: sayfalarda “Örnek veri” yazıyor.',
    helpsAt: 'facts',
    hidden: null,
  })
  expect(await lines(ayse)).toEqual([])
  expect((await ayse.act('hideSetUp', { key: 'facts', hidden: true })).status).toBe(403)
  expect((await kemal.act('hideSetUp', { key: 'nothing', hidden: true })).json).toEqual({ kind: 'not-found' })
  const hiddenBy = async () => (await lines(kemal))?.flatMap(({ key, hidden }) => (hidden ? [[key, hidden.by]] : []))
  await kemal.act('hideSetUp', { key: 'facts', hidden: true })
  expect(await hiddenBy()).toEqual([['facts', 'Kemal Aydın']])
  await kemal.act('hideSetUp', { key: 'facts', hidden: false })
  expect(await hiddenBy()).toEqual([])
  await expect
    .poll(async () => (await actTexts()).slice(0, 2))
    .toEqual([
      'kurulum listesinde “kurum bilgileri” yeniden gösterildi',
      'kurulum listesinde “kurum bilgileri” gizlendi',
    ])
})

test('an invitation page names the inviting person, but not the author of a command', async () => {
  const invitedBy = async (link: string) => {
    const { body } = await panel.state(new URL(link).pathname, '')
    return body.kind === 'enrol' ? body.invitedBy : undefined
  }
  await kemal.confirm()
  const { json } = await kemal.act('invite', { person: ayse.id })
  expect(json).toMatchObject({ kind: 'invited' })
  expect(await invitedBy(linkIn(json))).toBe('Kemal Aydın')
  const deps = { store: panel.store, origin: panel.origin, clock: panel.clock, log: null }
  const invited = await new OfficePeople({ ...deps, via: 'command' }).invite(ayse.id, 'root')
  expect(await invitedBy(invited.ok ? invited.value.link : '')).toBeNull()
})

function linkIn(json: unknown): string {
  return textOf(fieldsOf(fieldsOf(json)['invitation'])['link'])
}
