import { CURRENCIES } from './currencies.ts'
import type { Fineness, GoldContent, Instrument, InstrumentId, MetalCode, MetalGroup } from './instrument.ts'
import type { QuoteGuards } from './quote-rules.ts'

/** Far below the price of a gram of pure gold in lira, and of an ounce in dollars. */
const LOWEST_GOLD = 100
const LOWEST_KILOGRAM = 10_000

export const INSTRUMENTS: Readonly<Record<InstrumentId, Instrument>> = {
  ...CURRENCIES,
  KULCEALTIN: gram('KULCEALTIN', 'gram', ofBars(), 2),
  KULCE5: bar('KULCE5', 5),
  KULCE10: bar('KULCE10', 10),
  KULCE20: bar('KULCE20', 20),
  KULCE50: bar('KULCE50', 50),
  KULCE100: bar('KULCE100', 100),
  ALTIN: gram('ALTIN', 'gram', { numerator: 1, of: 1 }, 3),
  CEYREK_YENI: coin('CEYREK_YENI', 'ziynet', 1754),
  CEYREK_ESKI: coin('CEYREK_ESKI', 'ziynet', 1754),
  YARIM_YENI: coin('YARIM_YENI', 'ziynet', 3508),
  YARIM_ESKI: coin('YARIM_ESKI', 'ziynet', 3508),
  TEK_YENI: coin('TEK_YENI', 'ziynet', 7016),
  TEK_ESKI: coin('TEK_ESKI', 'ziynet', 7016),
  GREMESE_YENI: coin('GREMESE_YENI', 'ziynet', 17_540),
  GREMESE_ESKI: coin('GREMESE_ESKI', 'ziynet', 17_540),
  ATA_YENI: coin('ATA_YENI', 'ata', 7216),
  ATA_ESKI: coin('ATA_ESKI', 'ata', 7216),
  ATA5_YENI: coin('ATA5_YENI', 'ata', 36_080),
  ATA5_ESKI: coin('ATA5_ESKI', 'ata', 36_080),
  AYAR22: gram('AYAR22', 'ayar', twentyTwoKarat(), 3),
  // Jewellers buy 14-karat gold at a third less than their sell price.
  AYAR14: { ...gram('AYAR14', 'ayar', { numerator: 585, of: 1000 }, 3), guards: { spreadLimit: 5000 } },
  ONS: {
    ...metal({ id: 'ONS', group: 'ounce', unitKind: 'ounce', pricedIn: 'USD', decimals: { rate: 2, change: 2 } }),
    lowest: LOWEST_GOLD,
  },
  // The provider sometimes sends the price of a kilogram.
  USDPURE: {
    ...metal({ id: 'USDPURE', group: 'ounce', unitKind: 'gram', pricedIn: 'USD', decimals: { rate: 3, change: 2 } }),
    highest: 1000,
  },
  USDKG: kilogram('USDKG', 'USD'),
  EURKG: kilogram('EURKG', 'EUR'),
  GUMUSTRY: {
    ...metal({ id: 'GUMUSTRY', group: 'silver', unitKind: 'gram', pricedIn: 'TRY', decimals: { rate: 3, change: 2 } }),
    guards: { spreadLimit: 1500 },
  },
  XAGUSD: metal({
    id: 'XAGUSD',
    group: 'silver',
    unitKind: 'ounce',
    pricedIn: 'USD',
    decimals: { rate: 2, change: 2 },
  }),
}

const BY_NAME: ReadonlyMap<string, Instrument> = new Map(
  Object.values(INSTRUMENTS).flatMap((each) => [
    [each.id, each],
    [each.wireName, each],
  ]),
)

/** Returns the instrument with the code or wire name "USD", "USDTRY" or "ALTIN". */
export function instrumentOf(text: string): Instrument | undefined {
  return BY_NAME.get(text)
}

/** Returns the office's guards, overridden by those of the instrument. */
export function guardsOf(id: InstrumentId, office: QuoteGuards): QuoteGuards {
  return { ...office, ...INSTRUMENTS[id].guards }
}

type MetalFacts = Pick<Instrument, 'id' | 'group' | 'unitKind' | 'pricedIn' | 'decimals'>

function metal(facts: MetalFacts): Instrument {
  return { ...facts, wireName: facts.id, unit: 1, guards: {}, lowest: null, highest: null, gold: null }
}

function gram(id: MetalCode, group: MetalGroup, fineness: Fineness, rate: number): Instrument {
  const decimals = { rate, change: 2 }
  return ofGold({ id, group, unitKind: 'gram', pricedIn: 'TRY', decimals }, { fineness, grossMilligrams: 1000 })
}

function coin(id: MetalCode, group: MetalGroup, grossMilligrams: number): Instrument {
  return piece(id, group, { fineness: twentyTwoKarat(), grossMilligrams })
}

function bar(id: MetalCode, grams: number): Instrument {
  return piece(id, 'gram', { fineness: ofBars(), grossMilligrams: 1000 * grams })
}

function piece(id: MetalCode, group: MetalGroup, gold: GoldContent): Instrument {
  return ofGold({ id, group, unitKind: 'piece', pricedIn: 'TRY', decimals: { rate: 0, change: 0 } }, gold)
}

function ofGold(facts: MetalFacts, gold: GoldContent): Instrument {
  const { fineness, grossMilligrams } = gold
  const lowest = Math.floor((LOWEST_GOLD * grossMilligrams * fineness.numerator) / fineness.of / 1000)
  return { ...metal(facts), lowest, gold }
}

function kilogram(id: MetalCode, pricedIn: Instrument['pricedIn']): Instrument {
  const decimals = { rate: 0, change: 0 }
  return { ...metal({ id, group: 'ounce', unitKind: 'kilogram', pricedIn, decimals }), lowest: LOWEST_KILOGRAM }
}

function ofBars(): Fineness {
  return { numerator: 995, of: 1000 }
}

/** A hoisted function, because the records above are created before any constant below. */
function twentyTwoKarat(): Fineness {
  return { numerator: 11, of: 12 }
}
