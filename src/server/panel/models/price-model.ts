import { priceOf } from '#contract/bulletin.ts'
import type { PanelPrice, PanelPriceState } from '#contract/panel/price-shapes.ts'
import { isCurrencyCode } from '#domain/currency.ts'
import { type InstrumentId, isMetal } from '#domain/instrument.ts'
import type { Sides } from '#domain/quote.ts'
import { type HealthReport, type PriceRow, refusalText } from '../../health/index.ts'
import { limitsFor, objectionReason } from '../../settings/index.ts'

export interface PricePast {
  readonly lastChange: (code: InstrumentId) => PanelPrice['lastChange']
}

/** Returns the prices in the order of the site. */
export function panelPrices(report: HealthReport, past: PricePast): PanelPrice[] {
  return report.rows.map((row) => panelPrice(row, report, past))
}

function panelPrice(row: PriceRow, report: HealthReport, past: PricePast): PanelPrice {
  const { code, provider, margins, own, age, cut } = row
  const traded = report.office.facts.gold?.traded ?? []
  return {
    code,
    isTraded: !isMetal(code) || traded.includes(code),
    provider: sidesOf(provider),
    margins,
    own: sidesOf(own),
    official: officialOf(code, report),
    quotedAt: age === null ? null : report.at - age,
    state: stateOf(row, report),
    cut: cut === null ? null : objectionReason(cut, limitsFor(report.office.pricing, code)),
    lastChange: past.lastChange(code),
  }
}

/** Drops all other fields of a quote, so that they are not sent to the browser. */
function sidesOf(sides: Sides | null): Sides | null {
  return sides === null ? null : { buy: sides.buy, sell: sides.sell }
}

function officialOf(code: InstrumentId, { bulletin }: HealthReport): Sides | null {
  const bank = isCurrencyCode(code) ? bulletin?.rates[code] : undefined
  return bank === undefined ? null : sidesOf(priceOf(bank))
}

function stateOf({ code, state }: PriceRow, { halts }: HealthReport): PanelPriceState {
  switch (state.kind) {
    case 'live':
    case 'delayed':
    case 'stale':
    case 'closed':
    case 'unpriced':
    case 'crossed':
    case 'unmargined':
      return { kind: state.kind }
    case 'halted': {
      const { since = null, by = null, reason = null } = halts.find((halt) => halt.code === code) ?? {}
      return { kind: 'halted', since, by, reason }
    }
    case 'held': {
      const { passed, rule, measure, since } = state.held
      const why = refusalText({ rule, ...passed.quote, ...measure })
      return { kind: 'held', since, why, waiting: { buy: passed.quote.buy, sell: passed.quote.sell } }
    }
    case 'refused':
      return { kind: 'refused', since: state.refusal.since, why: refusalText(state.refusal) }
  }
}
