import type { BulletinRate } from '../../src/contract/bulletin.ts'
import { readPriceMessage } from '../../src/contract/price-wire.ts'
import type { MarketChange } from '../../src/domain/board.ts'
import { dayOf } from '../../src/domain/calendar.ts'
import { CURRENCY_CODES } from '../../src/domain/currency.ts'
import type { InstrumentId } from '../../src/domain/instrument.ts'
import { INSTRUMENTS } from '../../src/domain/instruments.ts'
import type { Margins } from '../../src/domain/margin.ts'
import type { QuoteGuards, RuleName } from '../../src/domain/quote-rules.ts'
import { rate } from '../../src/domain/rate.ts'
import { type LastPrices, NO_LAST_PRICES } from '../../src/server/pipeline/last-prices.ts'
import { Market } from '../../src/server/pipeline/market.ts'
import type { SourceId } from '../../src/server/upstream/source.ts'
import { fakeClock } from './clock.ts'
import { type FakePrice, priceBody } from './price-body.ts'
import { recordedLog } from './recorded-log.ts'
import { NO_MARGINS, USUAL_GUARDS } from './usual-limits.ts'

interface OfficeUnderTest {
  selection: readonly InstrumentId[]
  margins: Margins
  guards: QuoteGuards
  halted: Set<InstrumentId>
}

/** Creates a market with a clock stopped at `start`. Returns its changes and log lines for checks. */
export function marketUnderTest(
  start: number,
  { margins = NO_MARGINS, ...last }: Partial<LastPrices & { margins: Margins }> = {},
) {
  const clock = fakeClock(start)
  const office: OfficeUnderTest = {
    selection: CURRENCY_CODES,
    margins,
    guards: USUAL_GUARDS,
    halted: new Set(),
  }
  const { log, lines, warnings } = recordedLog()
  const market = new Market({
    pricing: () => office,
    last: { ...NO_LAST_PRICES, ...last },
    clock,
    log,
  })
  const changes: MarketChange[] = []
  market.subscribe((change) => void changes.push(change))
  const receive = (body: unknown, source: SourceId = 'socket'): void => {
    const message = readPriceMessage(
      body,
      office.selection.map((id) => INSTRUMENTS[id]),
      1,
    )
    if (message.ok) market.take(message.value, source, clock.now())
  }
  return {
    clock,
    market,
    changes,
    office,
    receive,
    send: (prices: Readonly<Record<string, FakePrice>>, source?: SourceId) =>
      receive(priceBody(clock.now(), prices), source),
    /** Publishes a bulletin for the day of `at` with a mid price for each currency. */
    publish: (at: number, mids: Readonly<Partial<Record<InstrumentId, string>>>): void => {
      const rates: Partial<Record<InstrumentId, BulletinRate>> = {}
      for (const code of CURRENCY_CODES) {
        const mid = mids[code]
        if (mid !== undefined) rates[code] = { buy: rate(mid), sell: rate(mid) }
      }
      market.bulletinPublished({ day: dayOf(at), rates, fetchedAt: at })
    },
    sell: (code: InstrumentId) => market.view().board.get(code)?.sell,
    /** Returns the rules that hold prices, by currency code. */
    held: () => Object.fromEntries(market.held().map(({ passed, rule }) => [passed.quote.code, rule])),
    count: (rule: RuleName) => market.refusals().get(rule),
    warnings,
    lines,
  }
}
