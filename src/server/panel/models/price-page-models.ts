import type { GoldBoardPage } from '#contract/panel/pages/gold-board-page.ts'
import type { PricePage } from '#contract/panel/pages/price-page.ts'
import type { SeveralPage } from '#contract/panel/pages/several-page.ts'
import type { PricedMargins } from '#contract/panel/price-shapes.ts'
import type { OfficeSettings } from '#contract/settings/settings-schema.ts'
import { isBar } from '#domain/gold/bars.ts'
import { tradableMetals } from '#domain/gold/tradable.ts'
import { type InstrumentId, isMetal, METAL_CODES } from '#domain/instrument.ts'
import type { MarginMeasures } from '#domain/margin-measure.ts'
import type { HealthReport } from '../../health/index.ts'
import { limitsFor } from '../../settings/index.ts'
import type { OfficePast } from '../past.ts'
import { panelPrices } from './price-model.ts'

interface Known {
  readonly report: HealthReport
  readonly past: OfficePast
  readonly measures: MarginMeasures
}

/** Builds the page of one price. Returns null if the office does not offer it. */
export function pricePage(known: Known, code: InstrumentId, today: PricePage['today']): PricePage | null {
  const [margins] = pricedMargins(known, (id) => id === code)
  if (margins === undefined) return null
  return { kind: 'price', ...margins, version: known.report.version, today, changes: known.past.eventsOf(code) }
}

/** Builds the page on which the margins of a whole board are changed together. */
export function severalPage(known: Known, board: SeveralPage['board']): SeveralPage {
  const all = pricedMargins(known, (id) => isMetal(id) === (board === 'metals'))
  const [rows, others] = [all.filter(hasFields), all.filter((row) => !hasFields(row))]
  return {
    kind: 'several',
    board,
    hasGold: known.report.rows.some(({ code }) => isMetal(code)),
    rows,
    information: others.map(({ price }) => price.code),
    version: known.report.version,
  }
}

/** A product that is no longer traded keeps its fields until its margins are removed. */
function hasFields({ price: { isTraded, margins } }: PricedMargins): boolean {
  return isTraded || Object.keys(margins).length > 0
}

/** Returns true if the margins of a price can be changed. Gold for information only permits removing them. */
export function takesMargins(code: InstrumentId, { gold, margins }: OfficeSettings): boolean {
  if (!isMetal(code)) return true
  return gold.published && (gold.traded.includes(code) || Object.keys(margins[code] ?? {}).length > 0)
}

function pricedMargins({ report, past, measures }: Known, isMeant: (code: InstrumentId) => boolean): PricedMargins[] {
  const { pricing } = report.office
  const prices = panelPrices(report, past).filter(({ code }) => isMeant(code))
  return prices.map((price) => {
    const { marginLimit, spreadLimit } = limitsFor(pricing, price.code)
    const measure = measures(price.code)
    const since = { current: price.margins, price: measure?.sides ?? null, now: report.at }
    return { price, measure, limits: { marginLimit, spreadLimit }, largest: past.largestOf(price.code, since) }
  })
}

/** Builds the page of the gold board. The settings keep the traded products while the board is off. */
export function goldBoardPage({ gold: { published, traded } }: OfficeSettings, version: number): GoldBoardPage {
  const tradable = tradableMetals(traded)
  return {
    kind: 'gold-board',
    on: published,
    products: tradable.map((code) => ({ code, traded: traded.includes(code) })),
    information: METAL_CODES.filter((code) => !isBar(code) && !tradable.includes(code)),
    version,
  }
}
