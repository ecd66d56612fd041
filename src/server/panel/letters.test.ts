import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { MINUTE } from '#domain/calendar.ts'
import { type FakeClock, fakeClock } from '../../../test/fakes/clock.ts'
import { heldDollar } from '../../../test/fakes/health.ts'
import { panelUnderTest, type PanelUnderTest } from '../../../test/fakes/panel-under-test.ts'
import type { PanelReply } from '../../../test/fakes/panel-visitor.ts'
import { silentLog } from '../../../test/fakes/recorded-log.ts'
import { runningClock } from '../../../test/fakes/running-clock.ts'
import { MAILED_KINDS } from '../health/checks.ts'
import type { Snapshot } from '../health/snapshot.ts'
import { startAlerts } from '../messages/alerts.ts'
import { AUDIT } from '../store/message-store.ts'
import { newMessage } from '../store/test/sample-records.ts'
import { ROUTES } from './routes.ts'

type Somebody = Awaited<ReturnType<PanelUnderTest['person']>>

/** A Monday on which the office is open, so that it can be closed early. */
const ELEVEN = Date.parse('2026-08-03T11:00:00+03:00')

let panel: PanelUnderTest
let kemal: Somebody
let mert: Somebody
let held: Snapshot['held'] = []
let time: FakeClock
const letters: string[] = []
const closers = new AsyncDisposableStack()

beforeAll(async () => {
  const clock = runningClock({ ahead: ELEVEN - Date.now() })
  panel = closers.use(await panelUnderTest({ clock, snapshot: () => ({ held }) }))
  kemal = await panel.person('Kemal Aydın', 'yonetici')
  mert = await panel.person('Mert Demir', 'gise')
  await panel.store.keepMessage(newMessage('1', { receivedAt: clock.now() }))
  await panel.store.keepMessage(newMessage('2', { receivedAt: clock.now() }))
  time = fakeClock(ELEVEN)
  closers.use(
    await startAlerts({
      readHealth: async () => ({ findings: [], opening: { kind: 'open' } }),
      kinds: MAILED_KINDS,
      outbox: {
        queue: (notice, save) => {
          letters.push(notice.text)
          return save()
        },
      },
      store: panel.store,
      officeName: () => 'ANGÜN',
      clock: time,
      log: silentLog,
    }),
  )
  // What was there before anybody looked is no news.
  const isKnown = async () => (await panel.store.alerts()).some(({ reported }) => reported[0] === '1')
  await vi.waitUntil(afterLook(isKnown), { timeout: 30_000 })
})

afterAll(() => closers.disposeAsync())

/** What there is after another while of the one who writes the letters, which asks the store in its own time. */
function afterLook<Seen>(seen: () => Seen | Promise<Seen>): () => Promise<Seen> {
  return async () => {
    await time.advance(6 * MINUTE)
    for (;;) {
      const entry = await panel.store.claimMail(Number.MAX_SAFE_INTEGER, 1, AUDIT)
      if (entry === null) break
      if (entry.content.kind === 'notice') letters.push(entry.content.text)
      await panel.store.settleMail(entry.number, { kind: 'sent', at: 1 })
    }
    return seen()
  }
}

const version = () => panel.office.version().number

const price = (path: string, fields: Readonly<Record<string, string>>): Promise<PanelReply> =>
  kemal.post(path, { surum: String(version()), gorulen: String(panel.clock.now()), ...fields })

/** After the passkey was asked for once more. */
async function confirmed(path: string, fields: Readonly<Record<string, string>> = {}): Promise<PanelReply> {
  await kemal.confirm()
  return kemal.post(path, fields)
}

const ofMert = (act: string, fields?: Readonly<Record<string, string>>) => () =>
  confirmed(`/kisiler/${mert.id}${act}`, fields)

async function passHeld(): Promise<PanelReply> {
  held = [heldDollar(panel.clock.now())]
  const sent = kemal.post('/fiyat/USD/gecir', { bekleyen_alis: '48900000', bekleyen_satis: '49200000' })
  await expect.poll(() => panel.store.approvalsAfter(0)).toHaveLength(1)
  held = []
  return sent
}

async function removeDevice(): Promise<PanelReply> {
  const { page } = await kemal.get('/kisiler')
  const people = page?.body.kind === 'people' ? page.body.people : []
  const device = people.find(({ id }) => id === mert.id)?.devices[0]?.id ?? ''
  return ofMert(`/cihaz/${device}/kaldir`)()
}

const WEEK = Object.fromEntries(
  ['pazartesi', 'sali', 'carsamba', 'persembe', 'cuma', 'cumartesi', 'pazar'].map((day) => [day, '09.00-17.00']),
)

/** In an order that an office could do it in; what its one letter says of each. */
const TOLD: readonly (readonly [method: 'GET' | 'POST', path: string, line: string, act: () => Promise<PanelReply>])[] =
  [
    ['POST', '/durdur', 'bütün fiyatlar durduruldu “Oynak”', () => kemal.post('/durdur', { neden: 'Oynak' })],
    ['POST', '/surdur', 'bütün fiyatlar yeniden açıldı', () => kemal.post('/surdur')],
    ['POST', '/fiyat/:kod/durdur', 'EUR durduruldu', () => kemal.post('/fiyat/EUR/durdur')],
    ['POST', '/fiyat/:kod/surdur', 'EUR yeniden açıldı', () => kemal.post('/fiyat/EUR/surdur')],
    ['POST', '/fiyat/:kod/gecir', 'USD bekleyen fiyatı geçirildi: alış 48,9000 / satış 49,2000', passHeld],
    ['POST', '/fiyat/:kod', 'USD alış payı 0 → −0,02', () => price('/fiyat/USD', { alis: '−0,02' })],
    ['POST', '/geri-al', 'USD alış payı −0,02 → 0', () => price('/geri-al', {})],
    ['POST', '/toplu', 'EUR alış payı 0 → −0,03', () => price('/toplu', { tablo: 'doviz', 'alis.EUR': '−0,03' })],
    [
      'POST',
      '/altin',
      'altın sayfası açıldı',
      () => kemal.post('/altin', { durum: 'acik', 'urun.KULCEALTIN': 'evet' }),
    ],
    [
      'POST',
      '/duyuru',
      'duyuru: “Nakit euro yok.”',
      () => kemal.post('/duyuru', { metin: 'Nakit euro yok.', bitis: 'yarin' }),
    ],
    ['POST', '/duyuru/kaldir', 'duyuru kaldırıldı', () => kemal.post('/duyuru/kaldir')],
    [
      'POST',
      '/saatler/erken',
      '3 Ağustos Pazartesi özel günü: ',
      () => kemal.post('/saatler/erken', { kapanis: '17:00' }),
    ],
    ['POST', '/saatler/hafta', 'Salı 09.00-18.30 → 09.00-17.00', () => kemal.post('/saatler/hafta', WEEK)],
    [
      'POST',
      '/saatler/ozel-gun',
      '1 Şubat Pazartesi özel günü: Tatil',
      () => kemal.post('/saatler/ozel-gun', { gun: '2027-02-01', ad: 'Tatil', saatler: 'kapalı' }),
    ],
    [
      'POST',
      '/saatler/ozel-gun/sil',
      '1 Şubat Pazartesi özel günü silindi',
      () => kemal.post('/saatler/ozel-gun/sil', { gun: '2027-02-01' }),
    ],
    [
      'POST',
      '/bilgiler',
      '→ 0 (212) 555 00 11',
      () => kemal.post('/bilgiler', { alan: 'telefon', telefon: '0 (212) 555 00 11' }),
    ],
    ['POST', '/gecmis/:no/don', 'Salı 09.00-17.00 → 09.00-18.30', () => kemal.post('/gecmis/1/don')],
    ['POST', '/mesajlar/:no/sil', '1 numaralı mesaj silindi', () => confirmed('/mesajlar/1/sil', { onay: 'evet' })],
    ['GET', '/mesajlar/tablo.csv', 'mesajlar tablo olarak indirildi (1 mesaj)', () => kemal.get('/mesajlar/tablo.csv')],
    [
      'POST',
      '/kisiler/ekle',
      'Ayşe Kaya eklendi, yetkisi fiyat',
      () => confirmed('/kisiler/ekle', { ad: 'Ayşe Kaya', yetki: 'fiyat' }),
    ],
    ['POST', '/kisiler/:kisi/baglanti', 'Mert Demir için yeni giriş bağlantısı verildi', ofMert('/baglanti')],
    [
      'POST',
      '/kisiler/:kisi/baglanti-iptal',
      'Mert Demir için verilen giriş bağlantısı iptal edildi',
      ofMert('/baglanti-iptal'),
    ],
    [
      'POST',
      '/kisiler/:kisi/yetki',
      'Mert Demir: yetkisi gişe iken fiyat oldu, açık oturumları kapandı',
      ofMert('/yetki', { yetki: 'fiyat' }),
    ],
    ['POST', '/kisiler/:kisi/cikar', 'Mert Demir her yerden çıkarıldı', ofMert('/cikar')],
    ['POST', '/kisiler/:kisi/giris-kapat', 'Mert Demir: girişi kapatıldı', ofMert('/giris-kapat')],
    ['POST', '/kisiler/:kisi/giris-ac', 'Mert Demir: girişi açıldı', ofMert('/giris-ac')],
    ['POST', '/kisiler/:kisi/cihaz/:cihaz/kaldir', 'Mert Demir: “', removeDevice],
    ['POST', '/kisiler/:kisi/kaldir', 'Mert Demir kaldırıldı', ofMert('/kaldir')],
  ]

/** Written in the log with who did it, and in no letter. */
const UNTOLD: Readonly<Record<string, string>> = {
  '/mesajlar/:no/cevaplandi': 'what is done all day, and can be taken back',
  '/mesajlar/:no/acik': 'takes that back',
  '/mesajlar/:no/yeniden-gonder': 'is a letter itself',
  '/cikis': 'of one’s own session',
}

test('each act of the panel has a letter, or a reason why it has none', () => {
  const acts = ROUTES.filter(({ method, act }) => method === 'POST' || act === 'export').map(({ path }) => path)
  expect([...TOLD.map(([, path]) => path), ...Object.keys(UNTOLD)].toSorted()).toEqual(acts.toSorted())
})

describe('once it was done, the letter tells it, with the name of who did it:', () => {
  test.each(TOLD)('%s %s: %s', async (_method, _path, line, act) => {
    const before = letters.length
    expect((await act()).status).toBeLessThan(400)
    await expect.poll(afterLook(() => letters.slice(before).join('\n'))).toContain(line)
    expect(letters.slice(before).join('\n')).toContain('Kemal Aydın')
  })
})

test('an act that needs no letter is done without one', async () => {
  const before = letters.length
  for (const act of ['cevaplandi', 'acik']) expect((await kemal.post(`/mesajlar/2/${act}`)).status).toBe(303)
  await afterLook(() => true)()
  expect(letters.length).toBe(before)
})
