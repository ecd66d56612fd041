import type { DayRecordPage } from '../../src/contract/panel/pages/day-record-page.ts'
import type { FactForm, FactsPage, FormField } from '../../src/contract/panel/pages/facts-page.ts'
import type { HistoryPage } from '../../src/contract/panel/pages/history-page.ts'
import type { HoursPage } from '../../src/contract/panel/pages/hours-page.ts'
import type { MorePage } from '../../src/contract/panel/pages/more-page.ts'
import type { NoticePage } from '../../src/contract/panel/pages/notice-page.ts'
import { type Day, parseDay } from '../../src/domain/calendar.ts'
import type { InstrumentId } from '../../src/domain/instrument.ts'
import type { Hours } from '../../src/domain/opening.ts'
import { rate } from '../../src/domain/rate.ts'
import { moment } from './panel-page.ts'

/** Parses a day that the test knows to be valid. */
export function day(text: string): Day {
  const parsed = parseDay(text)
  if (!parsed.ok) throw new Error(text)
  return parsed.value
}

export function noticePage(more: Partial<NoticePage> = {}): NoticePage {
  return {
    kind: 'notice',
    version: 42,
    notice: null,
    closesAt: '18:00',
    earlier: [
      { text: 'Bayramın ilk günü kapalıyız.', at: moment('10:00', '2026-05-26'), by: 'Kemal Aydın' },
      { text: 'Kartla ödeme alınmıyor.', at: moment('10:00', '2026-05-12'), by: 'Ayşe Kaya' },
    ],
    ...more,
  }
}

function open(...spans: readonly string[]): Hours {
  return spans.map((span) => ({ from: span.slice(0, 5), to: span.slice(6) }))
}

const WEEKDAY = open('09:00-12:30', '13:15-18:30')

export function hoursPage(more: Partial<HoursPage> = {}): HoursPage {
  return {
    kind: 'hours',
    version: 42,
    hours: {
      week: [WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, open('09:00-12:45', '13:45-18:30'), open('09:00-18:00'), []],
      special: [
        { day: day('2026-01-01'), name: 'Yılbaşı', hours: [] },
        { day: day('2026-08-30'), name: 'Zafer Bayramı', hours: [] },
        { day: day('2026-10-28'), name: 'yarım gün', hours: open('09:00-13:00') },
        { day: day('2026-10-29'), name: 'Cumhuriyet Bayramı', hours: [] },
        { day: day('2027-03-09'), name: 'Ramazan Bayramı arifesi', hours: open('09:00-13:00') },
        { day: day('2027-03-10'), name: 'Ramazan Bayramı', hours: [] },
      ],
    },
    today: day('2026-08-01'),
    notice: null,
    ...more,
  }
}

function factForm(title: string, ...fields: readonly Pick<FormField, 'path' | 'label' | 'text'>[]): FactForm {
  return {
    title,
    note: null,
    values: fields.map(({ text }) => ({ label: null, text })),
    fields: fields.map((field) => {
      const type = field.path.includes('.iban.') ? 'iban' : 'text'
      return { hint: null, lang: null, isOptional: false, control: { type }, ...field }
    }),
  }
}

const BANK = factForm(
  'Örnek Bankası, Eminönü Şubesi',
  { path: 'banks.0.bank', label: 'Banka', text: 'Örnek Bankası' },
  { path: 'banks.0.iban.TL', label: 'TL IBAN', text: 'TR36 0000 0000 0000 0000 0001 01' },
)

export function factsPage(more: Partial<FactsPage> = {}): FactsPage {
  return {
    kind: 'facts',
    version: 42,
    sections: [
      {
        id: 'contact',
        title: 'İletişim',
        forms: [factForm('Telefon', { path: 'phone', label: 'Telefon', text: '0 (212) 000 00 00' })],
      },
      { id: 'licence', title: 'Yetki ve ticaret sicili', forms: [] },
      {
        id: 'banks',
        title: 'Banka hesapları',
        forms: [factForm('Hesap sahibi', { path: 'accountHolder', label: 'Hesap sahibi', text: 'Örnek Döviz A.Ş.' })],
      },
    ],
    banks: [BANK],
    newBank: { ...BANK, title: 'Yeni banka' },
    picture: null,
    technician: [
      { name: 'Fiyat kaynağı', value: 'Canlı akış ve yedek', note: null },
      { name: 'Uyarı sınırları', value: '%2 pay', note: '%3 sıçrama, %10 makas' },
    ],
    ...more,
  }
}

export function historyPage(more: Partial<HistoryPage> = {}): HistoryPage {
  const before = { topic: 'settings', number: null, reason: null, inForce: false, via: 'panel' } as const
  return {
    kind: 'history',
    topic: null,
    entries: [
      {
        ...before,
        number: 42,
        at: moment('11:42'),
        by: 'Ayşe Kaya',
        lines: ['USD alış payı −0,01 → −0,02', 'USD satış payı +0,01 → +0,02', 'EUR alış payı −0,02 → −0,03'],
        inForce: true,
      },
      { ...before, number: 41, at: moment('10:05'), by: 'Kemal Aydın', lines: ['Çeyrek (yeni) satış payı +10 → +15'] },
      {
        ...before,
        topic: 'halts',
        at: moment('09:40'),
        by: 'Ayşe Kaya',
        lines: ['SAR durduruldu'],
        reason: 'Nakit yok',
      },
      { ...before, topic: 'messages', at: moment('09:30'), by: 'Kemal Aydın', lines: ['12 numaralı mesaj silindi'] },
      {
        ...before,
        topic: 'people',
        at: moment('14:10', '2026-07-30'),
        by: 'root',
        via: 'command',
        lines: ['Mert Demir eklendi; yetkisi: gişe'],
      },
      { ...before, number: 36, at: moment('09:02', '2026-07-29'), by: null, via: 'import', lines: [] },
    ],
    before: null,
    ...more,
  }
}

// oxfmt-ignore
const RECORD: readonly (readonly [code: InstrumentId, high: string, low: string, close: string])[] = [
  ['USD', '47.4770', '47.2840', '47.2970'], ['EUR', '54.7300', '54.5810', '54.6150'],
  ['GBP', '64.0370', '63.9120', '64.0370'], ['CHF', '58.8610', '58.7750', '58.8080'],
  ['CAD', '33.8890', '33.8210', '33.8500'], ['AUD', '33.3140', '33.2020', '33.3140'],
  ['JPY', '30.2620', '30.1040', '30.2620'], ['CEYREK_YENI', '10095', '10058', '10061'],
]

export function dayRecordPage(more: Partial<DayRecordPage> = {}): DayRecordPage {
  return {
    kind: 'day-record',
    day: day('2026-08-01'),
    today: day('2026-08-01'),
    rows: [
      ...RECORD.map(([code, high, low, close]) => ({
        code,
        high: rate(high),
        low: rate(low),
        close: rate(close),
      })),
      { code: 'SAR', low: null, high: null, close: rate('12.7150') },
    ],
    closeDay: day('2026-07-31'),
    from: moment('09:00'),
    to: moment('18:00'),
    ...more,
  }
}

export function morePage(more: Partial<MorePage> = {}): MorePage {
  return { kind: 'more', verdict: 'good', version: 42, people: { people: 4, devices: 5 }, devices: [], ...more }
}
