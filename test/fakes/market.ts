import { EMPTY_BOARD, mergeQuotes, movedSince } from '../../src/domain/board.ts'
import type { MarketChange, MarketView } from '../../src/domain/board.ts'
import type { InstrumentId } from '../../src/domain/instrument.ts'
import { INSTRUMENTS } from '../../src/domain/instruments.ts'
import type { Quote } from '../../src/domain/quote.ts'
import { rate } from '../../src/domain/rate.ts'
import type { Market } from '../../src/server/pipeline/market.ts'
import type { FakeClock } from './clock.ts'

/** A market that accepts every quote of the test without rules and margins. */
export interface FakeMarket extends Pick<Market, 'view' | 'subscribe' | 'silentFor'> {
  /** Delivers these quotes as a genuine message of the source. */
  send(...quotes: Quote[]): void
  halt(...codes: InstrumentId[]): void
}

export function fakeMarket(clock: FakeClock): FakeMarket {
  const listeners = new Set<(change: MarketChange) => void>()
  let view: MarketView = { board: EMPTY_BOARD, sourceTime: null, halted: new Set() }
  let heardAt = -Infinity

  const tell = (next: MarketView, moved: readonly Quote[]): void => {
    view = next
    for (const listener of listeners) listener({ view, moved })
  }

  return {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    silentFor: () => clock.elapsed() - heardAt,
    send(...quotes) {
      heardAt = clock.elapsed()
      const board = mergeQuotes(view.board, quotes, clock.now())
      tell({ ...view, board, sourceTime: clock.now() }, movedSince(view.board, board))
    },
    halt(...codes) {
      const board = new Map([...view.board].filter(([code]) => !codes.includes(code)))
      tell({ ...view, board, halted: new Set(codes) }, [])
    },
  }
}

/** Creates a quote: `quote('USD', '47.2330', '47.4770', at)`. An empty buy price means that there is none. */
export function quote(code: InstrumentId, buy: string, sell: string, quotedAt: number): Quote {
  return {
    code,
    unit: INSTRUMENTS[code].unit,
    buy: buy === '' ? null : rate(buy),
    sell: rate(sell),
    quotedAt,
    trend: { buy: '', sell: '' },
  }
}
