import type {
  FormBase,
  GoldBoardPage,
  PricedMargins,
  PricePage,
  SeveralPage,
  TypedMargins,
} from '#contract/panel/prices.ts'
import { tradableMetals } from '#domain/gold/tradable.ts'
import { INSTRUMENT_IDS, type InstrumentId, isMetal } from '#domain/instrument.ts'
import type { HealthReport } from '../../health/index.ts'
import { limitsFor } from '../../settings/index.ts'
import { type Fields, typedIn } from '../form.ts'
import type { OfficePast } from '../past.ts'
import { panelPrices } from './price.ts'

type Asked = Pick<PricePage, 'typed' | 'asksToHalt' | 'outcome'>

/** One price; null: the office does not quote it. */
export function pricePage(
  report: HealthReport,
  past: OfficePast,
  code: InstrumentId,
  today: PricePage['today'],
  asked: Asked,
): PricePage | null {
  const [margins] = pricedMargins(report, past, (id) => id === code)
  if (margins === undefined) return null
  return { kind: 'price', ...margins, base: baseOf(report), today, changes: past.eventsOf(code), ...asked }
}

/** A board whose margins are changed together. */
export function severalPage(
  report: HealthReport,
  past: OfficePast,
  asked: Pick<SeveralPage, 'board' | 'typed' | 'outcome'>,
): SeveralPage {
  const { board } = asked
  const rows = pricedMargins(report, past, (id) => isMetal(id) === (board === 'metals'))
  const hasGold = report.rows.some(({ code }) => isMetal(code))
  return { kind: 'several', hasGold, rows, base: baseOf(report), ...asked }
}

function pricedMargins(
  report: HealthReport,
  past: OfficePast,
  isMeant: (code: InstrumentId) => boolean,
): PricedMargins[] {
  const { pricing } = report.office
  const prices = panelPrices(report, past).filter(({ code }) => isMeant(code))
  return prices.map((price) => {
    const { marginLimit, spreadLimit } = limitsFor(pricing, price.code)
    const largest = past.largestOf(price.code, { current: price.margins, price: price.provider, now: report.at })
    return { price, limits: { marginLimit, spreadLimit }, largest }
  })
}

function baseOf({ version, at }: HealthReport): FormBase {
  return { version, seenAt: at }
}

export function goldBoardPage(report: HealthReport, outcome: GoldBoardPage['outcome']): GoldBoardPage {
  const { gold } = report.office.facts
  const traded = gold?.traded ?? []
  const products = tradableMetals(traded).map((code) => ({ code, traded: traded.includes(code) }))
  return { kind: 'gold-board', on: gold !== undefined, products, base: baseOf(report), outcome }
}

/** Of the form of one price, or of an address that fills it; null: neither side is there. */
export function typedMargins(fields: Fields, code?: InstrumentId): TypedMargins | null {
  const [buy, sell] = ['alis', 'satis'].map((side) => (code === undefined ? side : `${side}.${code}`))
  if (buy === undefined || sell === undefined || (fields[buy] === undefined && fields[sell] === undefined)) return null
  return { buy: typedIn(fields, buy), sell: typedIn(fields, sell) }
}

/** Of the form of a board; null: no price is in it. */
export function typedBoard(fields: Fields): SeveralPage['typed'] {
  const typed = INSTRUMENT_IDS.flatMap((code) => {
    const margins = typedMargins(fields, code)
    return margins === null ? [] : [[code, margins] as const]
  })
  return typed.length === 0 ? null : Object.fromEntries(typed)
}
