import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Outcome } from '#contract/panel/frame.ts'
import { SECOND } from '#domain/calendar.ts'
import { rate } from '#domain/rate.ts'
import { heldDollar } from '../../../test/fakes/health.ts'
import { panelUnderTest, type PanelUnderTest } from '../../../test/fakes/panel-under-test.ts'
import type { PanelReply } from '../../../test/fakes/panel-visitor.ts'
import type { Snapshot } from '../health/snapshot.ts'

let panel: PanelUnderTest
let held: Snapshot['held']
let kemal: Awaited<ReturnType<PanelUnderTest['person']>>

beforeEach(async () => {
  held = []
  panel = await panelUnderTest({ snapshot: () => ({ held }) })
  kemal = await panel.person('Kemal Aydın', 'yonetici')
})

afterEach(() => panel[Symbol.asyncDispose]())

function outcomeOf({ page }: PanelReply): Outcome | null {
  return page !== null && 'outcome' in page.body ? page.body.outcome : null
}

const version = () => panel.office.version().number
const now = () => String(Date.now())

/** As the form of the dollar is sent, opened when there were no margins. */
function dollar(fields: Readonly<Record<string, string>>): Promise<PanelReply> {
  const opened = { eski_alis: '0,00', eski_satis: '0,00', surum: String(version()), gorulen: now() }
  return kemal.post('/fiyat/USD', { alis: '0,00', satis: '0,00', ...opened, ...fields })
}

describe('margins of one price', () => {
  test('are published as margins, and the page says what was done and how fast', async () => {
    const sent = await dollar({ alis: '−0,02', satis: '+0,02' })
    expect(sent.status).toBe(303)
    expect(sent.headers.location).toMatch(/&sn=\d\.\d$/)
    const shown = await kemal.get(String(sent.headers.location))
    expect(outcomeOf(shown)).toMatchObject({
      kind: 'done',
      text: 'USD alış payı 0 → −0,02; USD satış payı 0 → +0,02.',
      version: version(),
      undoable: true,
    })
    expect(shown.page?.body).toMatchObject({
      kind: 'price',
      price: { own: { buy: rate('47.2330'), sell: rate('47.4770') }, lastChange: { by: 'Kemal Aydın' } },
      changes: [{ by: 'Kemal Aydın', lines: ['Alış payı 0 → −0,02', 'Satış payı 0 → +0,02'] }],
    })
    expect((await panel.store.settingsVersions(1))[0]).toMatchObject({ by: 'Kemal Aydın', via: 'panel' })
  })

  test('that the office would not publish come back with what was typed, the field and the likely figure', async () => {
    const sent = await dollar({ alis: '5', satis: '+0,02' })
    expect(sent.status).toBe(422)
    expect(outcomeOf(sent)).toMatchObject({
      kind: 'refused',
      reasons: ['USD alışı bu payla 47,2530 yerine 52,2530 olurdu; bir pay fiyatı en çok %2 değiştirebilir.'],
      fields: [{ field: 'alis', likely: '−0,05' }],
    })
    expect(sent.page?.body).toMatchObject({ typed: { buy: '5', sell: '+0,02' } })
    expect(version()).toBe(1)
  })

  test('that nobody can read are said beside their field', async () => {
    const sent = await dollar({ satis: 'iki' })
    expect([sent.status, outcomeOf(sent)]).toMatchObject([422, { kind: 'refused', fields: [{ field: 'satis' }] }])
  })

  test('of figures that were seen too long ago are not published', async () => {
    for (const seen of [String(Date.now() - 21 * SECOND), String(Date.now() + 60 * SECOND), '', 'x']) {
      const sent = await dollar({ alis: '−0,02', gorulen: seen })
      expect([seen, sent.status, outcomeOf(sent)]).toEqual([seen, 409, { kind: 'outdated' }])
    }
    expect(version()).toBe(1)
  })

  test('that are unusual ask once more, and are published when they are meant', async () => {
    const sent = await dollar({ satis: '+0,30' })
    expect([sent.status, outcomeOf(sent)?.kind]).toEqual([422, 'unusual'])
    expect((await dollar({ satis: '+0,30', onay: 'evet' })).status).toBe(303)
  })

  test('that somebody else has changed meanwhile show both, and one is chosen', async () => {
    await dollar({ satis: '+0,02' })
    const sent = await dollar({ satis: '+0,03', surum: '1' })
    expect([sent.status, outcomeOf(sent)]).toMatchObject([409, { kind: 'conflict', by: 'Kemal Aydın' }])
    expect(sent.page?.body).toMatchObject({ typed: { buy: '0,00', sell: '+0,03' } })
    expect((await dollar({ satis: '+0,03', surum: '1', ustune: 'evet' })).status).toBe(303)
  })

  test('of which another side was changed meanwhile do not stand in the way, nor take that back', async () => {
    await dollar({ satis: '+0,02' })
    expect((await dollar({ alis: '−0,03', surum: '1' })).status).toBe(303)
    expect(panel.office.current().pricing.margins.USD).toEqual({
      buy: { kind: 'lira', micros: -30_000 },
      sell: { kind: 'lira', micros: 20_000 },
    })
  })

  test('are taken back by one tap, as long as nothing came after them', async () => {
    await dollar({ alis: '−0,02' })
    const first = version()
    await dollar({ satis: '+0,02' })
    const late = await kemal.post('/geri-al', { surum: String(first) })
    expect([late.status, outcomeOf(late)?.kind]).toEqual([409, 'failed'])
    expect((await kemal.post('/geri-al', { surum: String(version()) })).status).toBe(303)
    expect(panel.office.current().pricing.margins.USD).toEqual({ buy: { kind: 'lira', micros: -20_000 } })
  })

  test('are taken back on the page of the price, which says so or why not', async () => {
    await dollar({ alis: '−0,02' })
    const surum = String(version())
    const undone = await kemal.post('/geri-al', { surum, donus: '/fiyat/USD' })
    expect(undone.headers.location).toMatch(/^\/fiyat\/USD\?yayin=3&/)
    const late = await kemal.post('/geri-al', { surum, donus: '/fiyat/USD' })
    expect([late.status, late.page?.body]).toMatchObject([
      409,
      { kind: 'price', price: { code: 'USD' }, outcome: { kind: 'failed' } },
    ])
  })

  test.each([
    ['/toplu', 'several'],
    ['/toplu?tablo=altin', 'several'],
    ['/altin', 'gold-board'],
    ['/duyuru', 'notice'],
    ['/saatler', 'hours'],
    ['/bilgiler', 'facts'],
    ['/gecmis', 'history'],
  ])('are taken back on %s where it was there that they came, which says so or why not', async (donus, kind) => {
    await dollar({ alis: '−0,02' })
    const surum = String(version())
    const undone = await kemal.post('/geri-al', { surum, donus })
    expect(undone.headers.location).toMatch(/[?&]yayin=3&/)
    expect(undone.headers.location?.startsWith(donus)).toBe(true)
    const late = await kemal.post('/geri-al', { surum, donus })
    expect([late.status, late.page?.body]).toMatchObject([409, { kind, outcome: { kind: 'failed' } }])
  })

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/fiyat/XXX',
    '/fiyat/USD/../..',
    '/cikis',
    '',
  ])('are taken back, and lead nowhere but to a page of the panel that offers it: "%s"', async (donus) => {
    await dollar({ alis: '−0,02' })
    const undone = await kemal.post('/geri-al', { surum: String(version()), donus })
    expect(undone.headers.location).toMatch(/^\/\?yayin=3&/)
  })
})

test('margins of several prices are published together, or none of them', async () => {
  const fields = { tablo: 'doviz', surum: '1', 'alis.USD': '−0,02', 'eski_alis.USD': '0,00', 'alis.EUR': '9' }
  const refused = await kemal.post('/toplu', { ...fields, gorulen: now() })
  expect(outcomeOf(refused)).toMatchObject({ kind: 'refused', fields: [{ field: 'alis.EUR' }] })
  expect(panel.office.current().pricing.margins.USD).toBeUndefined()
  const sent = await kemal.post('/toplu', { ...fields, 'alis.EUR': '−0,03', gorulen: now() })
  expect(sent.status).toBe(303)
  expect(panel.office.current().pricing.margins).toMatchObject({
    USD: { buy: { kind: 'lira', micros: -20_000 } },
    EUR: { buy: { kind: 'lira', micros: -30_000 } },
  })
})

describe('a halt', () => {
  test('takes every price off, keeps its reason, and ends by a resumption alone', async () => {
    const { status, headers } = await kemal.post('/durdur', { neden: 'Piyasa oynak' })
    expect(`${status} ${headers.location}`).toMatch(/^303 \/\?oldu=durduruldu/)
    const home = (await kemal.get('/')).page
    expect(home?.frame).toMatchObject({ allHalted: true })
    expect(home?.body).toMatchObject({
      prices: [
        { own: null, state: { kind: 'halted', by: 'Kemal Aydın', reason: 'Piyasa oynak' } },
        {},
        {},
        {},
        {},
        {},
        {},
        {},
      ],
    })
    // Whoever presses twice is right twice.
    expect((await kemal.post('/durdur')).status).toBe(303)
    expect((await kemal.post('/surdur')).status).toBe(303)
    expect(panel.office.current().pricing.halted.size).toBe(0)
  })

  test('works while the store is away, and waits in a file', async () => {
    panel.loseStore()
    const sent = await kemal.post('/fiyat/EUR/durdur')
    expect([sent.status, outcomeOf(sent)]).toMatchObject([200, { kind: 'done' }])
    expect([...panel.office.current().pricing.halted]).toEqual(['EUR'])
  })

  test('is not undone by going back to a version', async () => {
    await dollar({ alis: '−0,02' })
    await kemal.post('/fiyat/EUR/durdur')
    const shown = await kemal.get('/gecmis/1/don')
    const { page } = shown
    const restoring = page?.body.kind === 'history' ? page.body.restoring : null
    expect(restoring).toMatchObject({ number: 1 })
    expect(restoring?.lines).toEqual(['USD alış payı −0,02 → 0'])
    expect((await kemal.post('/gecmis/1/don')).status).toBe(303)
    expect([...panel.office.current().pricing.halted]).toEqual(['EUR'])
    expect(panel.office.current().pricing.margins.USD).toBeUndefined()
  })
})

describe('a price that waits', () => {
  const pass = (waiting: { readonly buy: string; readonly sell: string }) =>
    kemal.post('/fiyat/USD/gecir', { bekleyen_alis: waiting.buy, bekleyen_satis: waiting.sell })

  test.each([
    ['48900000', '49300000'],
    ['48800000', '49200000'],
    ['', '49200000'],
    ['48900000', ''],
  ])('is not let pass by a tap on another one: %s, %s', async (buy, sell) => {
    held = [heldDollar(Date.now())]
    const sent = await pass({ buy, sell })
    expect([sent.status, outcomeOf(sent)]).toMatchObject([
      409,
      { kind: 'failed', text: 'Bekleyen fiyat bu arada değişti. Yenisine bakıp karar verin.' },
    ])
    expect(await panel.store.approvalsAfter(0)).toEqual([])
  })

  test('is not there any more, or passes as it was seen', async () => {
    const seen = { buy: '48900000', sell: '49200000' }
    expect(outcomeOf(await pass(seen))).toMatchObject({ kind: 'failed', text: 'Bekletilen fiyat artık yok.' })
    held = [heldDollar(Date.now())]
    const sent = pass(seen)
    await expect.poll(() => panel.store.approvalsAfter(0)).toMatchObject([{ buy: rate('48.9'), sell: rate('49.2') }])
    held = []
    expect((await sent).headers.location).toMatch(/^\/fiyat\/USD\?oldu=gecti/)
  })
})

describe('what visitors read besides', () => {
  test('a notice goes by itself, and the one before can be put up again', async () => {
    expect((await kemal.post('/duyuru', { metin: 'Nakit euro yok.', bitis: 'yarin' })).status).toBe(303)
    expect(panel.office.current().facts.notice).toMatchObject({ text: 'Nakit euro yok.', until: { time: '23:59' } })
    expect((await kemal.post('/duyuru/kaldir')).status).toBe(303)
    expect((await kemal.get('/duyuru')).page?.body).toMatchObject({
      notice: null,
      earlier: [{ text: 'Nakit euro yok.', by: 'Kemal Aydın' }],
    })
  })

  test.each([
    [{ metin: '' }, 'metin'],
    [{ metin: 'a'.repeat(141), bitis: 'yarin' }, 'metin'],
    [{ metin: 'a', bitis: 'tarih', gun: '2026-02-31', saat: '10:00' }, 'gun'],
    [{ metin: 'a', bitis: 'tarih', gun: '2020-02-01', saat: '10:00' }, 'gun'],
  ])('a notice that can’t be put up says why: %j', async (fields, field) => {
    const sent = await kemal.post('/duyuru', fields)
    expect([sent.status, outcomeOf(sent)]).toMatchObject([422, { kind: 'refused', fields: [{ field }] }])
  })

  test('the week changes where another day was typed, and a mistake names its day', async () => {
    const week = Object.fromEntries(
      ['pazartesi', 'sali', 'carsamba', 'persembe', 'cuma'].map((day) => [day, '09.00–18.30']),
    )
    const typed = { ...week, sali: '09.00–12.30, 13.15–18.30', cumartesi: '09.00-18.00', pazar: 'kapalı' }
    expect((await kemal.post('/saatler/hafta', typed)).status).toBe(303)
    expect((await panel.store.settingsVersions(1))[0]?.patch.map(({ path }) => path)).toEqual([
      ['hours', 'week', 'tuesday'],
    ])
    const wrong = await kemal.post('/saatler/hafta', { ...typed, cuma: 'sabah' })
    expect(outcomeOf(wrong)).toMatchObject({ kind: 'refused', fields: [{ field: 'cuma' }] })
  })

  test('a telephone number is judged as in the file, beside its field', async () => {
    const wrong = await kemal.post('/bilgiler', { alan: 'telefon', telefon: '12' })
    expect(outcomeOf(wrong)).toMatchObject({ kind: 'refused', fields: [{ field: 'telefon' }] })
    expect((await kemal.post('/bilgiler', { alan: 'telefon', telefon: '0 (212) 555 00 11' })).status).toBe(303)
    expect(panel.office.current().facts.phone.text).toBe('0 (212) 555 00 11')
  })

  test('the gold board comes with its products and goes with its margins kept', async () => {
    const on = { durum: 'acik', 'urun.KULCEALTIN': 'evet', 'urun.CEYREK_YENI': 'evet' }
    expect((await kemal.post('/altin', on)).status).toBe(303)
    expect(panel.office.current().facts.gold?.traded).toEqual(['KULCEALTIN', 'CEYREK_YENI'])
    expect((await kemal.post('/altin')).status).toBe(303)
    expect(panel.office.current().facts.gold).toBeUndefined()
  })
})

describe('messages', () => {
  const keep = (number: number, message = `Mesaj ${number}`) =>
    panel.store.keepMessage({
      name: 'Elif Örnek',
      email: 'elif@ornek.example',
      phone: '5320000000',
      subject: 'Randevu',
      message,
      submission: String(number),
      mailId: `m${number}@angun.example`,
      receivedAt: Date.now() - 1000 + number,
      mailed: false,
    })

  test('are read once they are opened, and answered in somebody’s name', async () => {
    await keep(1)
    expect((await kemal.get('/')).page?.frame).toMatchObject({ unread: 0 })
    expect((await kemal.get('/mesajlar')).page?.body).toMatchObject({ messages: [{ number: 1, read: false }] })
    const { page } = await kemal.get('/mesajlar/1')
    const message = page?.body.kind === 'message' ? page.body : null
    expect(message?.callHref).toBe('tel:5320000000')
    expect(message?.replyHref).toMatch(/^mailto:elif@ornek\.example\?subject=Yan%C4%B1t%3A%20Randevu&body=/)
    expect((await kemal.get('/mesajlar')).page?.body).toMatchObject({ messages: [{ read: true }] })
    expect((await kemal.post('/mesajlar/1/cevaplandi')).status).toBe(303)
    expect(await panel.store.message(1)).toMatchObject({ handledBy: 'Kemal Aydın' })
  })

  test('are opened and found where a cut falls into the middle of an emoji', async () => {
    await keep(1, `${'a'.repeat(999)}😀 Merhaba`)
    const { status, page } = await kemal.get('/mesajlar/1')
    const message = page?.body.kind === 'message' ? page.body : null
    expect([status, message?.replyHref]).toEqual([200, expect.stringContaining(encodeURIComponent('a\uFFFD'))])
    const search = encodeURIComponent(`${'a'.repeat(99)}😀`)
    expect((await kemal.get(`/mesajlar?ara=${search}`)).status).toBe(200)
  })

  test('are erased for a reason and by the passkey alone', async () => {
    await keep(1)
    const { get, post } = kemal
    expect((await get('/mesajlar/1/sil')).page?.body).toMatchObject({ asksToErase: true })
    expect((await post('/mesajlar/1/sil', { onay: 'evet' })).status).toBe(403)
    expect((await kemal.confirm()).status).toBe(200)
    expect((await post('/mesajlar/1/sil')).status).toBe(403)
    expect((await post('/mesajlar/1/sil', { onay: 'evet' })).headers.location).toBe('/mesajlar?oldu=silindi')
    expect(await panel.store.message(1)).toBeNull()
    expect(JSON.stringify(panel.lines)).not.toContain('Elif')
  })
})
