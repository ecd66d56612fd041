import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
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
import { NoticeBody } from './NoticeBody.tsx'

const COUNTER = panelFrame('gise')
const MANAGER = panelFrame('yonetici')
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
    expect(page.words).toContain('3 Ağustos 09.00’a kadar')
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
    expect(screen.getByText('3 Ağustos 09.30’a kadar')).toBeTruthy()
  })

  test('that somebody else changed meanwhile is asked about in the same form', () => {
    const outcome = { kind: 'conflict', by: 'Kemal Aydın', at: moment('17:11'), changes: ['duyuru: yok → …'] } as const
    const page = new PanelDocument(noticePage({ outcome }))
    expect(page.words).toContain('Bu arada Kemal Aydın değiştirdi (bugün 17.11). duyuru: yok → …')
    expect(page.words).toContain('Benimki onunkinin yerine geçsin')
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
    expect(words).toContain('Mesaj hattı 0 (532) 000 00 00')
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
