import type { MessageLine, MessagePage, MessagesPage } from '../../src/contract/panel/messages.ts'
import type {
  DayRecordPage,
  FactsPage,
  HistoryPage,
  HoursPage,
  MorePage,
  NoticePage,
  StatusPage,
} from '../../src/contract/panel/office.ts'
import type { AddPersonPage, InvitationPage, PeoplePage, PersonLine } from '../../src/contract/panel/people.ts'
import { type Day, parseDay, SECOND } from '../../src/domain/calendar.ts'
import type { InstrumentId } from '../../src/domain/instrument.ts'
import type { Hours } from '../../src/domain/opening.ts'
import { rate } from '../../src/domain/rate.ts'
import { moment, PANEL_PRICES, SATURDAY } from './panel-page.ts'

// The pages of the office that have no prices to change, at the moment of panel-page.ts. Senders are invented.

/** A day that a test is sure of. */
export function day(text: string): Day {
  const parsed = parseDay(text)
  if (!parsed.ok) throw new Error(text)
  return parsed.value
}

export const NOTICE_TEXT = 'Bugün 17.30’da kapanıyoruz. Pazartesi 09.00’da açığız.'

export function noticePage(more: Partial<NoticePage> = {}): NoticePage {
  return {
    kind: 'notice',
    version: 42,
    notice: null,
    typed: { text: NOTICE_TEXT, end: 'bugun', day: '', time: '' },
    closesAt: '18:00',
    earlier: [
      { text: 'Bayramın ilk günü kapalıyız.', at: moment('10:00', '2026-05-26'), by: 'Kemal Aydın' },
      { text: 'Kartla ödeme alınmıyor.', at: moment('10:00', '2026-05-12'), by: 'Ayşe Kaya' },
    ],
    outcome: null,
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
    earlyTimes: ['17:15', '17:30'],
    editing: null,
    outcome: null,
    ...more,
  }
}

export function factsPage(more: Partial<FactsPage> = {}): FactsPage {
  return {
    kind: 'facts',
    version: 42,
    phone: '0 (212) 000 00 00',
    chat: '905320000000',
    address: {
      street: 'Örnek Mah. Örnek Sok. Örnek Han No: 00',
      district: 'Eminönü, Fatih',
      city: 'İstanbul',
      postalCode: '00000',
    },
    editing: null,
    typed: null,
    technician: [
      { name: 'Unvan', value: 'Örnek Döviz A.Ş.', note: null },
      { name: 'Banka hesapları', value: '8 banka, 24 IBAN', note: 'Yanlış yazılırsa para başkasına gider.' },
      { name: 'E-posta ve alan adı', value: 'ornek@angun.example', note: null },
      { name: 'Fiyat kaynağı', value: 'Canlı akış ve yedek', note: null },
      { name: 'Uyarı sınırları', value: '%2 pay', note: '%3 sıçrama, %10 makas' },
    ],
    heldIn: '/etc/angun/office.yaml',
    outcome: null,
    ...more,
  }
}

export function historyPage(more: Partial<HistoryPage> = {}): HistoryPage {
  const before = { reason: null, inForce: false, via: 'panel' } as const
  return {
    kind: 'history',
    versions: [
      {
        ...before,
        number: 42,
        at: moment('11:42'),
        by: 'Ayşe Kaya',
        lines: ['USD ve EUR payı değişti', 'USD −0,01 → −0,02 / +0,01 → +0,02', 'EUR −0,02 → −0,03 / +0,02 → +0,03'],
        inForce: true,
      },
      { ...before, number: 41, at: moment('10:05'), by: 'Kemal Aydın', lines: ['Çeyrek (yeni) satış payı +10 → +15'] },
      { ...before, number: 40, at: moment('09:40'), by: 'Ayşe Kaya', lines: ['SAR durduruldu'], reason: 'Nakit yok' },
      { ...before, number: 39, at: moment('14:10', '2026-07-30'), by: 'Kemal Aydın', lines: ['USD sürdürüldü'] },
      {
        ...before,
        number: 38,
        at: moment('14:02', '2026-07-30'),
        by: 'Kemal Aydın',
        lines: ['USD durduruldu'],
        reason: 'Piyasa oynak',
      },
      {
        ...before,
        number: 37,
        at: moment('09:12', '2026-07-30'),
        by: null,
        via: 'command',
        lines: ['Telefon numarası değişti'],
      },
      { ...before, number: 36, at: moment('09:02', '2026-07-29'), by: null, via: 'file', lines: [] },
    ],
    before: 36,
    restoring: null,
    outcome: null,
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

export function messageLine(more: Partial<MessageLine> = {}): MessageLine {
  return {
    number: 31,
    receivedAt: moment('16:20'),
    name: 'Elif Örnek',
    subject: 'Euro bozdurma',
    excerpt: 'Yarın 8.000 euro bozdurmak istiyorum, randevu gerekir mi?',
    read: false,
    mail: { kind: 'waiting', attempts: 3, dueAt: moment('17:20'), error: 'sunucu yanıt vermedi' },
    ...more,
  }
}

export function messagesPage(more: Partial<MessagesPage> = {}): MessagesPage {
  const sent = { kind: 'sent', at: moment('16:21', '2026-07-31') } as const
  return {
    kind: 'messages',
    shown: 'open',
    counts: { open: 3, answered: 28 },
    search: '',
    messages: [
      messageLine(),
      messageLine({
        number: 30,
        receivedAt: moment('16:20', '2026-07-31'),
        name: 'Hakan Örnek',
        subject: 'Çeyrek',
        excerpt: 'Eski çeyrek alıyor musunuz? On iki adet var.',
        mail: sent,
      }),
      messageLine({
        number: 29,
        receivedAt: moment('11:00', '2026-07-30'),
        name: 'Örnek Turizm Ltd.',
        subject: 'Kurumsal',
        excerpt: 'Kurumsal hesap açmak için hangi belgeler gerekiyor?',
        read: true,
        mail: sent,
      }),
    ],
    before: null,
    outcome: null,
    ...more,
  }
}

export function messagePage(more: Partial<MessagePage> = {}): MessagePage {
  return {
    kind: 'message',
    number: 31,
    receivedAt: moment('16:20'),
    name: 'Elif Örnek',
    email: 'elif@ornek.example',
    phone: '0 (532) 000 00 00',
    subject: 'Euro bozdurma',
    message:
      'Merhaba,\n\nYarın 8.000 euro bozdurmak istiyorum. Randevu gerekir mi, yanımda ne getireyim?\n\nTeşekkürler',
    handledAt: null,
    handledBy: null,
    mail: { kind: 'waiting', attempts: 3, dueAt: moment('17:20'), error: null },
    replyHref: 'mailto:elif@ornek.example?subject=Euro%20bozdurma',
    callHref: 'tel:+905320000000',
    asksToErase: false,
    outcome: null,
    ...more,
  }
}

const PEOPLE: readonly PersonLine[] = [
  {
    id: 'ka',
    name: 'Kemal Aydın',
    role: 'yonetici',
    closed: false,
    devices: [
      { id: 'k1', name: 'Kemal’in iPhone’u', kind: 'iPhone', isPhone: true, usedAt: SATURDAY, here: true },
      {
        id: 'k2',
        name: 'Dükkân bilgisayarı',
        kind: 'Windows',
        isPhone: false,
        usedAt: moment('09:02', '2026-07-29'),
        here: false,
      },
    ],
    invitedUntil: null,
  },
  {
    id: 'ak',
    name: 'Ayşe Kaya',
    role: 'fiyat',
    closed: false,
    devices: [
      { id: 'a1', name: 'Ayşe’nin telefonu', kind: 'Android', isPhone: true, usedAt: moment('11:40'), here: false },
      { id: 'a2', name: 'Gişe bilgisayarı', kind: 'Windows', isPhone: false, usedAt: moment('08:55'), here: false },
    ],
    invitedUntil: null,
  },
  { id: 'md', name: 'Mert Demir', role: 'gise', closed: false, devices: [], invitedUntil: moment('17:40') },
  {
    id: 'so',
    name: 'Selin Örnek',
    role: 'fiyat',
    closed: true,
    devices: [
      {
        id: 's1',
        name: 'Selin’in iPhone’u',
        kind: 'iPhone',
        isPhone: true,
        usedAt: moment('18:20', '2026-07-03'),
        here: false,
      },
    ],
    invitedUntil: null,
  },
]

export function peoplePage(more: Partial<PeoplePage> = {}): PeoplePage {
  return { kind: 'people', people: PEOPLE, dialog: null, outcome: null, ...more }
}

export function addPersonPage(more: Partial<AddPersonPage> = {}): AddPersonPage {
  return { kind: 'add-person', typed: { name: 'Mert Demir', role: 'gise' }, mistakes: [], ...more }
}

export function invitationPage(more: Partial<InvitationPage> = {}): InvitationPage {
  return {
    kind: 'invitation',
    person: { id: 'md', name: 'Mert Demir', role: 'gise' },
    link: 'https://panel.angun.example/tanit/kU3v0c1t8mJqgWz5hS2yQ9dXbR7nEoLpA4fTiKx6ZsM',
    qr: { size: 21, path: 'M0 0h7v7h-7zM14 0h7v7h-7zM0 14h7v7h-7zM9 9h3v3h-3z' },
    expiresAt: moment('17:42'),
    ...more,
  }
}

export function morePage(more: Partial<MorePage> = {}): MorePage {
  return { kind: 'more', verdict: 'good', version: 42, people: { people: 4, devices: 5 }, ...more }
}

export function statusPage(more: Partial<StatusPage> = {}): StatusPage {
  const plain = { tone: null, note: null, long: false } as const
  return {
    kind: 'status',
    verdict: 'good',
    findings: [],
    prices: PANEL_PRICES.slice(0, 8),
    refused: [],
    bulletinDay: day('2026-07-31'),
    cards: [
      {
        title: 'Kaynaklar',
        note: null,
        lines: [
          { ...plain, name: 'Canlı akış (soket)', value: 'bağlı', tone: 'good', note: 'son söz 17.12.08' },
          {
            ...plain,
            name: 'Yedek kaynak (JSON)',
            value: 'beklemede',
            tone: 'calm',
            note: 'en son 14.02’de kullanıldı',
          },
          { ...plain, name: 'TCMB bülteni', value: '31 Temmuz', tone: 'good', note: 'alındı 31 Temmuz 15.31' },
        ],
      },
      {
        title: 'Kurum dosyası',
        note: null,
        lines: [
          {
            name: 'Son kayıt',
            value: 'yayında',
            tone: 'good',
            note: '1 Ağustos 09.02 · mehmet (komut): paylar',
            long: true,
          },
          { ...plain, name: 'Yürürlükteki sürüm', value: '41', note: 'geri almak için: angun-office undo' },
        ],
      },
      {
        title: 'Mesajlar',
        note: null,
        lines: [
          { ...plain, name: 'Açık mesaj', value: '2', note: 'en eskisi 31 Temmuz 16.20' },
          { ...plain, name: 'Bekleyen e-posta', value: '0' },
        ],
      },
      {
        title: 'Yedek ve disk',
        note: null,
        lines: [
          { ...plain, name: 'Son yedek', value: 'bugün 03.00', tone: 'good', note: '14 saat önce · 61 MB' },
          { ...plain, name: 'Disk', value: '%64 boş', tone: 'good', note: '12,8 GB' },
        ],
      },
      {
        title: 'Ziyaret',
        note: 'son bir dakika',
        lines: [
          { ...plain, name: 'Açık soket', value: '128' },
          { ...plain, name: 'Sunucu hatası (5xx)', value: '2', tone: 'fair' },
        ],
      },
      {
        title: 'Sürüm',
        note: null,
        lines: [{ ...plain, name: 'ANGÜN', value: '0.1.0 · 34db13c' }],
      },
    ],
    ...more,
  }
}

/** What the rules kept from the board, a moment ago. */
export const REFUSED: StatusPage['refused'] = [
  {
    code: 'JPY',
    buy: rate('30.6500'),
    sell: rate('31.1900'),
    at: SATURDAY - 48 * SECOND,
    why: 'sıçrama, satış 30,1000 yerine 31,1900: %3,62 (sınır %3)',
  },
  { code: 'CHF', buy: rate('57.8010'), sell: rate('64.1120'), at: moment('14:03'), why: 'makas %10,92 (sınır %10)' },
]
