import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { HoursPage, NoticePage } from '#contract/panel/office.ts'
import { PanelDocument } from '../../../../test/fakes/panel-document.ts'
import {
  day,
  dayRecordPage,
  factsPage,
  historyPage,
  hoursPage,
  morePage,
  NOTICE_TEXT,
  noticePage,
} from '../../../../test/fakes/panel-office.ts'
import { moment, panelFrame, SATURDAY } from '../../../../test/fakes/panel-page.ts'
import { PanelContext } from '../renewal/panel-context.ts'
import { EarlyEnd } from './EarlyEnd.tsx'
import { HoursBody } from './HoursBody.tsx'
import { NoticeBody } from './NoticeBody.tsx'

const COUNTER = panelFrame('gise')
const MANAGER = panelFrame('yonetici')
/** A page of the panel in the browser, and what its form that posts there would send now. */
function drawn(page: HoursPage | NoticePage) {
  const body = (shown: HoursPage | NoticePage) => (
    <PanelContext value={LIVE}>
      {shown.kind === 'hours' ? (
        <HoursBody frame={MANAGER} page={shown} />
      ) : (
        <NoticeBody frame={MANAGER} page={shown} />
      )}
    </PanelContext>
  )
  const { container, rerender } = render(body(page))
  return {
    renew: (next: HoursPage | NoticePage) => rerender(body(next)),
    fields(action: string): Record<string, FormDataEntryValue> {
      const form = container.querySelector<HTMLFormElement>(`form[action="${action}"]`)
      return Object.fromEntries(new FormData(form ?? undefined))
    },
  }
}

const refused = (field: string, text: string) =>
  ({ kind: 'refused', reasons: [text], fields: [{ field, text, likely: null }] }) as const

const LIVE = { path: '/', now: SATURDAY, oldSince: null, heardAt: SATURDAY, show() {}, follow() {} }

describe('the notice', () => {
  test('goes with its end and the version that it was made from', () => {
    const page = new PanelDocument(noticePage())
    expect(page.form('/duyuru')).toEqual({
      jeton: 'form-token',
      surum: '42',
      metin: NOTICE_TEXT,
      bitis: 'bugun',
      // Without scripts they are there for whoever chooses a date.
      gun: '',
      saat: '',
    })
    expect(page.words).toContain('54 / 140')
    expect(page.words).toContain('1 Ağustos Cumartesi 18.00’de kalkar.')
    expect(page.words).toContain('Bugün 18.00’e kadar Şu an yayında duyuru yok Yayınla')
  })

  test('that stands is mended where it was written, or taken away', () => {
    const until = { day: day('2026-08-03'), time: '09:00' }
    const page = new PanelDocument(noticePage({ typed: null, closesAt: null, notice: { text: NOTICE_TEXT, until } }))
    expect(page.form('/duyuru')).toMatchObject({ metin: NOTICE_TEXT, bitis: 'tarih', gun: '2026-08-03', saat: '09:00' })
    expect(page.acts).toContain('/duyuru/kaldir')
    expect(page.words).toContain('3 Ağustos Pazartesi 09.00’a kadar')
  })

  test('is used again from an address, without scripts', () => {
    expect(new PanelDocument(noticePage()).links).toContain(
      `/duyuru?metin=${encodeURIComponent('Kartla ödeme alınmıyor.')}`,
    )
  })

  test('is read at the counter, and not changed', () => {
    const page = new PanelDocument(noticePage({ typed: null }), COUNTER)
    expect(page.words).toContain('Şu an yayında duyuru yok.')
    expect(page.words).toContain('Değişiklikleri fiyat yetkilisi ya da yönetici yapar.')
    expect(page.acts).toEqual([])
  })

  test('is seen as it is typed', () => {
    render(
      <PanelContext value={LIVE}>
        <NoticeBody frame={panelFrame()} page={noticePage({ typed: null, earlier: [] })} />
      </PanelContext>,
    )
    expect(screen.getByText('Duyuruyu yazdıkça burada görürsünüz.')).toBeTruthy()
    fireEvent.input(screen.getByLabelText('Duyuru metni'), { target: { value: 'Yarın kapalıyız.' } })
    expect(screen.getByText('Yarın kapalıyız.', { selector: '.noteline span' })).toBeTruthy()
    expect(screen.getByText('16 / 140')).toBeTruthy()
    fireEvent.click(screen.getByLabelText(/^Tarih seç/))
    expect(screen.getByText('Seçtiğiniz ana kadar')).toBeTruthy()
    fireEvent.input(screen.getByLabelText('Gün'), { target: { value: '2026-08-03' } })
    fireEvent.input(screen.getByLabelText('Saat'), { target: { value: '09:30' } })
    expect(screen.getByText('3 Ağustos Pazartesi 09.30’a kadar')).toBeTruthy()
  })

  test('that somebody else changed meanwhile is asked about in the same form', () => {
    const outcome = { kind: 'conflict', by: 'Kemal Aydın', at: moment('17:11'), changes: ['duyuru: yok → …'] } as const
    const page = new PanelDocument(noticePage({ outcome }))
    expect(page.words).toContain('Bu arada Kemal Aydın değiştirdi (bugün 17.11). duyuru: yok → …')
    expect(page.words).toContain('Benimki onunkinin yerine geçsin')
  })
})

describe('what was refused of a notice', () => {
  test('is said beside its field alone, and above the form where that field has gone', () => {
    const typed = { text: 'Kapalıyız.', end: 'tarih', day: '2020-02-01', time: '10:00' } as const
    drawn(noticePage({ typed, outcome: refused('gun', 'Bu an geçmişte kalıyor.') }))
    expect(screen.getAllByText('Bu an geçmişte kalıyor.')).toHaveLength(1)
    expect(screen.getByRole('alert').textContent).toBe('Yayınlanmadı.')
    fireEvent.click(screen.getByLabelText(/^Yarın/))
    expect(screen.getByRole('alert').textContent).toContain('Bu an geçmişte kalıyor.')
  })

  test('is said where the end that it is about is offered no more', () => {
    const outcome = refused('bitis', 'Gişe bugün için kapandı; başka bir bitiş seçin.')
    const { words } = new PanelDocument(noticePage({ closesAt: null, outcome }))
    expect(words).toContain('Yayınlanmadı. Gişe bugün için kapandı; başka bir bitiş seçin.')
  })
})

describe('a form that stays after it was answered', () => {
  const LATER = { version: 43 } as const

  test('is compared with what it was made from, however often its page is told again', () => {
    const page = drawn(noticePage())
    page.renew(noticePage(LATER))
    expect(page.fields('/duyuru')).toMatchObject({ surum: '42' })
  })

  test.each([
    { kind: 'done', text: 'Yayında.', took: 900, version: 43, unheard: ['b'], undoable: false } as const,
    { kind: 'failed', text: 'Kaydedildi, ama site henüz almadı.', at: SATURDAY } as const,
  ])('is not in conflict with what it has written itself: $kind', (outcome) => {
    const page = drawn(noticePage())
    page.renew(noticePage({ ...LATER, outcome }))
    page.renew(noticePage({ version: 44, outcome }))
    expect(page.fields('/duyuru')).toMatchObject({ surum: '43' })
  })

  test.each([
    refused('metin', 'Duyuru metni boş.'),
    { kind: 'conflict', by: 'Kemal Aydın', at: SATURDAY, changes: ['duyuru: yok → …'] } as const,
  ])('asks once more about the change of somebody else, having written nothing: $kind', (outcome) => {
    const page = drawn(noticePage())
    page.renew(noticePage({ ...LATER, outcome }))
    expect(page.fields('/duyuru')).toMatchObject({ surum: '42' })
  })
})

describe('the hours', () => {
  test('end early today with a notice that is true whatever is chosen', () => {
    expect(new PanelDocument(hoursPage()).form('/saatler/erken')).toEqual({
      jeton: 'form-token',
      surum: '42',
      kapanis: '17:30',
      duyuru: 'evet',
      metin: 'Bugün erken kapanıyoruz.',
      saat: '',
    })
  })

  test('are named in the notice once scripts know which', () => {
    const { container } = render(
      <PanelContext value={LIVE}>
        <EarlyEnd frame={panelFrame()} page={hoursPage()} id="form" />
      </PanelContext>,
    )
    const notice = (): string | undefined => container.querySelector<HTMLInputElement>('[name=metin]')?.value
    expect(notice()).toBe('Bugün 17.30’da kapanıyoruz.')
    fireEvent.click(screen.getByLabelText('Şimdi'))
    expect(notice()).toBe('Bugün erken kapandık.')
    expect(screen.getByRole('button', { name: 'Şimdi kapat' })).toBeTruthy()
    fireEvent.click(screen.getByLabelText('Saat yaz'))
    fireEvent.input(screen.getByLabelText('Kapanış saati'), { target: { value: '16:40' } })
    expect(notice()).toBe('Bugün 16.40’ta kapanıyoruz.')
    expect(screen.getByRole('button', { name: '16.40’ta kapat' })).toBeTruthy()
  })

  test.each([
    ['17.30', '17:30', '17.30’da kapat', 'Bugün 17.30’da kapanıyoruz.'],
    ['Şimdi', 'simdi', 'Şimdi kapat', 'Bugün erken kapandık.'],
    ['Saat yaz', 'yaz', 'Erken kapat', 'Bugün erken kapanıyoruz.'],
  ])('are those that the button names, though later ones are offered meanwhile: %s', (choice, kapanis, name, metin) => {
    const page = drawn(hoursPage())
    fireEvent.click(screen.getByLabelText(choice))
    page.renew(hoursPage({ earlyTimes: ['17:30', '17:45'] }))
    expect(page.fields('/saatler/erken')).toMatchObject({ kapanis, metin })
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', false)
    expect(screen.getByText(`Duyuruyu da yayınla: “${metin}”`)).toBeTruthy()
  })

  test('stay as they stood there where nobody has touched them', () => {
    const page = drawn(hoursPage())
    page.renew(hoursPage({ earlyTimes: ['17:30', '17:45'] }))
    expect(page.fields('/saatler/erken')).toMatchObject({ kapanis: '17:30', metin: 'Bugün 17.30’da kapanıyoruz.' })
    expect(screen.getByRole('button', { name: '17.30’da kapat' })).toBeTruthy()
  })

  test('that can be chosen no more are chosen anew before anything is closed', () => {
    const page = drawn(hoursPage())
    fireEvent.click(screen.getByLabelText('17.15'))
    page.renew(hoursPage({ earlyTimes: ['17:30', '17:45'] }))
    expect(screen.getByText('17.15 artık seçilemiyor; başka bir saat seçin.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Erken kapat' })).toHaveProperty('disabled', true)
    expect(page.fields('/saatler/erken')).not.toHaveProperty('kapanis')
    fireEvent.click(screen.getByLabelText('17.45'))
    expect(page.fields('/saatler/erken')).toMatchObject({ kapanis: '17:45' })
    expect(screen.getByRole('button', { name: '17.45’te kapat' })).toHaveProperty('disabled', false)
    expect(screen.queryByText(/artık seçilemiyor/)).toBeNull()
  })

  test('that were refused say why, too, once the counter is closed and their form has gone', () => {
    const outcome = refused('saat', 'Bu saat bugünkü kapanıştan sonra ya da geçmişte.')
    const page = drawn(hoursPage({ outcome }))
    expect(screen.getByRole('alert').textContent).toBe('Yayınlanmadı.')
    page.renew(hoursPage({ outcome, earlyTimes: [] }))
    expect(screen.getByRole('alert').textContent).toContain('Bu saat bugünkü kapanıştan sonra ya da geçmişte.')
  })

  test('of a special day that has passed meanwhile say so, though its date can’t be changed', () => {
    const typed = { day: '2026-07-31', name: 'Yarım gün', hours: 'kapalı' }
    const outcome = refused('gun', 'Bu gün geçmişte kalıyor.')
    const stands = hoursPage({ editing: { kind: 'special-day', day: day('2026-07-31'), typed }, outcome })
    expect(new PanelDocument(stands).words).toContain('Yayınlanmadı. Bu gün geçmişte kalıyor.')
    const added = hoursPage({ editing: { kind: 'special-day', day: null, typed }, outcome })
    expect(new PanelDocument(added).words).toContain('Gün Bu gün geçmişte kalıyor.')
    expect(new PanelDocument(added).words.split('Bu gün geçmişte kalıyor.')).toHaveLength(2)
  })

  test('that have passed are refused beside the choice', () => {
    const fields = [{ field: 'saat', text: 'Bu saat geçti.', likely: null }]
    const page = hoursPage({ outcome: { kind: 'refused', reasons: [], fields } })
    const live = (
      <PanelContext value={LIVE}>
        <EarlyEnd frame={panelFrame()} page={page} id="form" />
      </PanelContext>
    )
    render(live)
    expect(screen.getByText('Bu saat geçti.')).toBeTruthy()
  })

  test('of the week have their lunch break, today stands out', () => {
    const { words } = new PanelDocument(hoursPage())
    expect(words).toContain('Cuma 09.00–18.30 12.45–13.45 Cumartesi bugün 09.00–18.00 — Pazar Kapalı —')
  })

  test('of days past are gone, far ones are folded away', () => {
    const { words, links } = new PanelDocument(hoursPage())
    expect(words).not.toContain('Yılbaşı')
    expect(words).toContain('30 Ağustos Pazar Zafer Bayramı Kapalı Değiştir')
    expect(words).toContain('Sonraki 2 gün')
    expect(words).toContain('9 Mart 2027 Salı')
    expect(links).toContain('/saatler/ozel-gun?gun=2026-08-30')
  })

  test('of the week are changed day by day, a mistake beside its day', () => {
    const typed = ['09.00-18.30', '9-6', '', '', '', '', 'kapalı']
    const fields = [{ field: 'sali', text: 'Saatleri 09.00-18.30 biçiminde yazın.', likely: null }]
    const page = new PanelDocument(
      hoursPage({ editing: { kind: 'week', typed }, outcome: { kind: 'refused', reasons: [], fields } }),
    )
    expect(page.form('/saatler/hafta')).toMatchObject({ pazartesi: '09.00-18.30', sali: '9-6', pazar: 'kapalı' })
    expect(page.words).toContain('Salı Saatleri 09.00-18.30 biçiminde yazın.')
    expect(page.acts).not.toContain('/saatler/erken')
  })

  test('of a special day that is there keep its date, and can be taken away', () => {
    const typed = { day: '2026-08-30', name: 'Zafer Bayramı', hours: 'kapalı' }
    const editing = { kind: 'special-day', day: day('2026-08-30'), typed } as const
    const page = new PanelDocument(hoursPage({ editing }))
    expect(page.form('/saatler/ozel-gun')).toMatchObject({ gun: '2026-08-30', ad: 'Zafer Bayramı', saatler: 'kapalı' })
    expect(page.form('/saatler/ozel-gun/sil')).toMatchObject({ gun: '2026-08-30' })
  })

  test('are read at the counter', () => {
    expect(new PanelDocument(hoursPage(), COUNTER).acts).toEqual([])
  })
})

describe('the facts', () => {
  test('show the chat number as people dial it', () => {
    const { words, links } = new PanelDocument(factsPage())
    expect(words).toContain('Mesajlaşma numarası 0 (532) 000 00 00')
    expect(links).toEqual(['/bilgiler?alan=telefon', '/bilgiler?alan=mesaj', '/bilgiler?alan=adres'])
    expect(new PanelDocument(factsPage({ chat: '49301234' })).words).toContain('+49301234')
  })

  test('are changed one at a time', () => {
    expect(new PanelDocument(factsPage({ editing: 'adres' })).form('/bilgiler')).toEqual({
      jeton: 'form-token',
      surum: '42',
      alan: 'adres',
      sokak: 'Örnek Mah. Örnek Sok. Örnek Han No: 00',
      semt: 'Eminönü, Fatih',
      il: 'İstanbul',
      posta_kodu: '00000',
    })
  })

  test('that were refused stay as they were typed', () => {
    const page = new PanelDocument(factsPage({ editing: 'mesaj', typed: { mesaj: '0532' } }))
    expect(page.form('/bilgiler')).toMatchObject({ alan: 'mesaj', mesaj: '0532' })
  })
})

describe('the history', () => {
  test('says of each version who, what and why, by day', () => {
    const { words } = new PanelDocument(historyPage(), MANAGER)
    expect(words).toContain('Bugün 1 Ağustos Cumartesi USD ve EUR payı değişti 11.42 Ayşe Kaya · USD −0,01')
    expect(words).toContain('SAR durduruldu 09.40 Ayşe Kaya · Nakit yok sürüm 40')
    expect(words).toContain('30 Temmuz Perşembe USD sürdürüldü')
    expect(words).toContain('Telefon numarası değişti 09.12 Teknisyen (komut)')
    expect(words).toContain('Ziyaretçilerin gördüğü bir şey değişmedi 09.02 Kurum dosyasından')
  })

  test('leads a manager back to any version but the one in force, and nobody else', () => {
    const back = new PanelDocument(historyPage(), MANAGER).links.filter((link) => link.endsWith('/don'))
    expect(back).toEqual([41, 40, 39, 38, 37, 36].map((number) => `/gecmis/${number}/don`))
    expect(new PanelDocument(historyPage()).links.filter((link) => link.endsWith('/don'))).toEqual([])
  })

  test('asks before it goes back, and names what changes', () => {
    const restoring = { number: 40, lines: ['USD alış payı −0,02 → −0,01'] }
    const page = new PanelDocument(historyPage({ restoring }), MANAGER)
    expect(page.question).toContain('40. sürüme dönülsün mü? Dönünce şunlar değişir: USD alış payı −0,02 → −0,01')
    expect(page.acts).toContain('/gecmis/40/don')
  })

  test('that could not go back says why where it was asked, and can be asked again', () => {
    const outcome = { kind: 'unusual', reasons: ['USD satış payı son değerinin altı katı olur.'] } as const
    const page = new PanelDocument(historyPage({ restoring: { number: 40, lines: [] }, outcome }), MANAGER)
    expect(page.question).toContain('Alışılmadık bir değişiklik. USD satış payı son değerinin altı katı olur.')
    expect(page.question).toContain('Evet, böyle olsun')
    expect(page.question).toContain('Bu sürüme dön')
    expect(page.words).not.toContain('Alışılmadık')
  })

  test('has nothing to go back to where nothing differs', () => {
    const page = new PanelDocument(historyPage({ restoring: { number: 40, lines: [] } }), MANAGER)
    expect(page.question).not.toContain('Bu sürüme dön')
  })
})

describe('a day’s record', () => {
  test('has the lowest and highest selling prices, and dashes for what has none', () => {
    const { words } = new PanelDocument(dayRecordPage())
    expect(words).toContain('Satış, 1 Ağustos 09.00–17.12 · gün sürüyor')
    expect(words).toContain('JPY 100 birim 30,1040 30,2620 30,2620')
    expect(words).toContain('Çeyrek yeni 10.058 10.095 10.061')
    expect(words).toContain('SAR — — 12,7150')
    expect(words).toContain('Son kapanış: 31 Temmuz Cuma. Çizgi olan fiyatların o gün kaydı yoktur.')
  })

  test('of a day that is over has its whole hours', () => {
    const page = dayRecordPage({
      day: day('2026-07-31'),
      from: moment('09:00', '2026-07-31'),
      to: moment('18:30', '2026-07-31'),
    })
    expect(new PanelDocument(page).words).toContain('Satış, 31 Temmuz 09.00–18.30')
    expect(new PanelDocument(dayRecordPage({ from: null, to: null })).words).toContain('kapalıydık')
  })

  test('before the counter opens says when it will', () => {
    const early = panelFrame('fiyat', { renderedAt: moment('08:10') })
    expect(new PanelDocument(dayRecordPage(), early).words).toContain('Satış, 1 Ağustos açılış 09.00')
  })
})

describe('the rest', () => {
  test('is what the role may open', () => {
    expect(new PanelDocument(morePage(), MANAGER).links).toEqual([
      '/saatler',
      '/bilgiler',
      '/altin',
      '/gecmis',
      '/kisiler',
      'https://angun.example/tabela',
      '/durum',
    ])
    expect(new PanelDocument(morePage({ people: null }), COUNTER).links).not.toContain('/kisiler')
  })

  test('says who is signed in by which device, and lets go', () => {
    const page = new PanelDocument(morePage(), MANAGER)
    expect(page.words).toContain('Kemal Aydın Yönetici · bu cihaz: Kemal’in iPhone’u Çıkış')
    expect(page.form('/cikis')).toEqual({ jeton: 'form-token' })
  })
})
