import type { FrameState } from '../../src/contract/panel/frame-state.ts'
import type { PanelBody, PanelPage } from '../../src/contract/panel/page.ts'
import type { PanelHomePage } from '../../src/contract/panel/pages/home-page.ts'
import type { PricePage } from '../../src/contract/panel/pages/price-page.ts'
import type { SeveralPage } from '../../src/contract/panel/pages/several-page.ts'
import type { PanelPrice } from '../../src/contract/panel/price-shapes.ts'
import type { Role } from '../../src/contract/panel/roles.ts'
import { SECOND } from '../../src/domain/calendar.ts'
import type { InstrumentId } from '../../src/domain/instrument.ts'
import type { Margin, SideMargins } from '../../src/domain/margin.ts'
import { computedRate, rate } from '../../src/domain/rate.ts'

/** A Saturday afternoon while the office is open until 18:00. */
export const SATURDAY = Date.parse('2026-08-01T17:12:08+03:00')

/** Returns an instant: `moment('17:11:50')` on that Saturday, `moment('14:02', '2026-07-30')` on another day. */
export function moment(time: string, day = '2026-08-01'): number {
  return Date.parse(`${day}T${time}+03:00`)
}

const PEOPLE = {
  gise: { id: 'md', name: 'Mert Demir', device: 'Mert’in telefonu' },
  fiyat: { id: 'ak', name: 'Ayşe Kaya', device: 'Ayşe’nin telefonu' },
  yonetici: { id: 'ka', name: 'Kemal Aydın', device: 'Kemal’in iPhone’u' },
} as const

export function panelFrame(role: Role = 'fiyat', more: Partial<FrameState> = {}): FrameState {
  return {
    renderedAt: SATURDAY,
    script: '/panel.js',
    officeName: 'ANGÜN',
    siteOrigin: 'https://angun.example',
    demo: false,
    person: { ...PEOPLE[role], role },
    formToken: 'form-token',
    opening: { kind: 'open', until: moment('18:00') },
    sourceTime: SATURDAY,
    feedIsLate: false,
    technician: null,
    unread: 2,
    allHalted: false,
    halts: [],
    ...more,
  }
}

export const panelPage = (body: PanelBody, frame = panelFrame()): PanelPage => ({ frame, body })

export function liraMargin(lira: number): Margin {
  return { kind: 'lira', micros: Math.round(lira * 1_000_000) }
}

function margins(buy: number, sell: number): SideMargins {
  return { ...(buy !== 0 && { buy: liraMargin(buy) }), ...(sell !== 0 && { sell: liraMargin(sell) }) }
}

interface PriceRow {
  readonly code: InstrumentId
  readonly own: readonly [buy: string, sell: string]
  /** The margins in lira; 0 means no margin. */
  readonly margins: readonly [buy: number, sell: number]
  /** The age of the price in seconds. */
  readonly age: number
  readonly official: readonly [buy: string, sell: string] | null
  readonly changed: readonly [by: string, at: number]
}

const IN_JULY = ['Kemal Aydın', moment('09:05', '2026-07-24')] as const
const THIS_MORNING = ['Kemal Aydın', moment('10:05')] as const
const BY_AYSE = ['Ayşe Kaya', moment('11:42')] as const

// oxfmt-ignore
const ROWS: readonly PriceRow[] = [
  { code: 'USD', own: ['47.2330', '47.4770'], margins: [-0.02, 0.02], age: 2, official: ['47.1265', '47.2114'], changed: BY_AYSE },
  { code: 'EUR', own: ['54.2000', '54.7300'], margins: [-0.03, 0.03], age: 5, official: ['54.1080', '54.2055'], changed: BY_AYSE },
  { code: 'GBP', own: ['63.3490', '63.9600'], margins: [0, 0], age: 1, official: ['63.2040', '63.5335'], changed: IN_JULY },
  { code: 'CHF', own: ['57.8010', '58.8550'], margins: [0, 0], age: 10, official: ['57.9210', '58.2929'], changed: IN_JULY },
  { code: 'CAD', own: ['33.4120', '33.8500'], margins: [0, 0], age: 7, official: ['33.6120', '33.7636'], changed: IN_JULY },
  { code: 'AUD', own: ['32.5340', '33.2440'], margins: [0, 0], age: 5, official: ['32.6870', '32.9001'], changed: IN_JULY },
  { code: 'JPY', own: ['29.5600', '30.1500'], margins: [-0.05, 0.05], age: 3, official: ['29.7480', '29.9450'], changed: ['Kemal Aydın', moment('14:20', '2026-07-30')] },
  { code: 'SAR', own: ['12.3760', '12.7630'], margins: [0, 0], age: 2, official: ['12.5640', '12.5866'], changed: ['Ayşe Kaya', moment('09:40')] },
  { code: 'KULCEALTIN', own: ['6090.93', '6183.53'], margins: [-5, 5], age: 4, official: null, changed: THIS_MORNING },
  { code: 'CEYREK_YENI', own: ['9978', '10095'], margins: [-10, 15], age: 2, official: null, changed: THIS_MORNING },
  { code: 'CEYREK_ESKI', own: ['9856', '10002'], margins: [0, 0], age: 2, official: null, changed: IN_JULY },
  { code: 'YARIM_YENI', own: ['19956', '20190'], margins: [0, 0], age: 6, official: null, changed: IN_JULY },
  { code: 'TEK_YENI', own: ['39790', '40194'], margins: [0, 0], age: 6, official: null, changed: IN_JULY },
  { code: 'ATA_YENI', own: ['40463', '41182'], margins: [0, 0], age: 3, official: null, changed: IN_JULY },
]

function priceOf({ code, own, margins: [onBuy, onSell], age, official, changed }: PriceRow): PanelPrice {
  const sides = { buy: rate(own[0]), sell: rate(own[1]) }
  return {
    code,
    isTraded: true,
    provider: {
      buy: computedRate(sides.buy - onBuy * 1_000_000),
      sell: computedRate(sides.sell - onSell * 1_000_000),
    },
    margins: margins(onBuy, onSell),
    own: sides,
    official: official && { buy: rate(official[0]), sell: rate(official[1]) },
    quotedAt: SATURDAY - age * SECOND,
    state: { kind: 'live' },
    cut: null,
    lastChange: { by: changed[0], at: changed[1] },
  }
}

/** All prices of the office: eight currencies and six gold products. */
export const PANEL_PRICES: readonly PanelPrice[] = ROWS.map(priceOf)

export function panelPrice(code: InstrumentId, more: Partial<PanelPrice> = {}): PanelPrice {
  const price = PANEL_PRICES.find((each) => each.code === code)
  if (price === undefined) throw new Error(`The office does not trade ${code}`)
  return { ...price, ...more }
}

const SAR_HALTED: PanelPrice = panelPrice('SAR', {
  own: null,
  state: { kind: 'halted', since: moment('09:40'), by: 'Ayşe Kaya', reason: 'Nakit yok' },
})

export const YEN_HELD: PanelPrice = panelPrice('JPY', {
  state: {
    kind: 'held',
    since: SATURDAY - 48 * SECOND,
    why: '%3,62 sıçradı, sınır %3',
    waiting: { buy: rate('30.6800'), sell: rate('31.1900') },
  },
})

export function homePage(more: Partial<PanelHomePage> = {}): PanelHomePage {
  return {
    kind: 'home',
    verdict: 'good',
    findings: [],
    messages: { open: 3, unread: 2, oldestUnreadAt: moment('16:20', '2026-07-31') },
    prices: PANEL_PRICES,
    lastEdit: { by: 'Ayşe Kaya', at: moment('11:42'), summary: ['USD ve EUR payı'] },
    lastStop: {
      codes: ['USD'],
      at: moment('14:02', '2026-07-30'),
      by: 'Kemal Aydın',
      ended: { at: moment('14:10', '2026-07-30'), by: 'Ayşe Kaya' },
    },
    accessNews: [],
    setUp: [],
    ...more,
  }
}
const LIMITS = { marginLimit: 200, spreadLimit: 1000 } as const

function measureOf({ provider }: PanelPrice): PricePage['measure'] {
  return provider && { kind: 'price', sides: provider }
}

export function pricePage(code: InstrumentId = 'USD', more: Partial<PricePage> = {}): PricePage {
  return {
    kind: 'price',
    price: panelPrice(code),
    measure: measureOf(panelPrice(code)),
    limits: LIMITS,
    largest: { buy: liraMargin(-0.04), sell: liraMargin(0.04) },
    version: 42,
    today: { points: dollarToday() },
    changes: [
      {
        at: moment('11:42'),
        by: 'Ayşe Kaya',
        undoes: 41,
        lines: ['Alış payı −0,01 → −0,02', 'Satış payı +0,01 → +0,02'],
      },
      { at: moment('14:10', '2026-07-30'), by: 'Kemal Aydın', lines: ['Sürdürüldü'] },
      { at: moment('14:02', '2026-07-30'), by: 'Kemal Aydın', lines: ['Durduruldu', 'Piyasa oynak'] },
      {
        at: moment('09:05', '2026-07-24'),
        by: 'Kemal Aydın',
        lines: ['Satış payı 0,00 → +0,01', 'Alış payı 0,00 → −0,01'],
      },
      { at: moment('17:20', '2026-07-17'), by: null, lines: ['Pay kaldırıldı'] },
    ],
    ...more,
  }
}

// oxfmt-ignore
const CLIMB = [
  20, 30, 32, 24, 8, 0, 26, 38, 50, 42, 36, 48, 60, 50, 32, 40, 56, 70, 78, 70, 60, 72, 90, 104, 98, 110, 120, 116,
  130, 148, 160, 170, 182, 193,
]

/** Returns dollar prices every quarter of an hour from the opening until now. */
function dollarToday() {
  const [from, step] = [moment('09:00'), (SATURDAY - moment('09:00')) / (CLIMB.length - 1)]
  return CLIMB.map((thousandths, index) => {
    const buy = computedRate(47_040_000 + thousandths * 1000)
    return { at: from + index * step, buy, sell: computedRate(buy + 244_000) }
  })
}

export function severalPage(more: Partial<SeveralPage> = {}): SeveralPage {
  return {
    kind: 'several',
    board: 'currencies',
    hasGold: true,
    rows: PANEL_PRICES.slice(0, 8).map((price) => ({
      price: price.code === 'SAR' ? SAR_HALTED : price,
      measure: measureOf(price),
      limits: LIMITS,
      largest: price.margins,
    })),
    information: [],
    version: 42,
    ...more,
  }
}
