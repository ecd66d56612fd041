import { boardOf, type MarketChange, type MarketView, movedSince } from '#domain/board.ts'
import { ALIVE_FOR } from '#domain/freshness.ts'
import { RULE_NAMES, type RuleName } from '#domain/quote-rules.ts'
import { type Quote, samePrice } from '#domain/quote.ts'
import type { Market, MarketReader } from '../pipeline/index.ts'
import { createChanges } from '../runtime/index.ts'
import type { OfficePricing } from '../settings/index.ts'
import type { NewestBoard, RevisedBoard } from './newest-board.ts'

export interface ReplicatedMarket extends MarketReader {
  /** Shows this market. `board` returns its current revision. */
  lead(own: Market, board: () => RevisedBoard): void
  /** Ends the own term, if any, and shows the newest board. */
  follow(): void
  /** Shows a held-back board if this replica may publish again. */
  refresh(): void
}

export interface ReplicatedMarketOptions {
  readonly pricing: () => OfficePricing
  readonly newest: Pick<NewestBoard, 'current' | 'silentFor' | 'subscribe' | 'take' | 'sync'>
  /**
   * While it leads: returns true if the replica still leads as far as it can know. If not, its own market's changes are
   * not shown.
   */
  readonly mayKeepPublishing: () => boolean
}

interface Leading {
  readonly market: Market
  readonly board: () => RevisedBoard
  readonly unsubscribe: () => void
}

/** After a pause, the age of the leader's prices is unknown, so they are just too old to be live. */
const NOT_ALIVE = ALIVE_FOR + 1

const NO_REFUSALS: ReadonlyMap<RuleName, number> = new Map(RULE_NAMES.map((rule) => [rule, 0]))

/** The market of a replica: its own market while it leads, else the leader's board. */
export function createReplicatedMarket({
  pricing,
  newest,
  mayKeepPublishing,
}: ReplicatedMarketOptions): ReplicatedMarket {
  const changes = createChanges<MarketChange>()
  /** `shown` is the shown board. `late` means that a later board is held back. */
  let own: (Leading & { shown: RevisedBoard; late: boolean }) | undefined
  /** False after a term until the next leader's board was read, because our own board may be outdated. */
  let isSynced = true
  let view = viewOf(newest.current().view, pricing())

  const show = (): void => {
    if (own !== undefined) {
      own.late = !mayKeepPublishing()
      if (own.late) return
      own.shown = own.board()
    }
    const before = view
    view = viewOf((own?.shown ?? newest.current()).view, pricing(), before)
    changes.publish({ view, moved: movedSince(before.board, view.board) })
  }

  newest.subscribe(() => {
    if (own !== undefined) return
    isSynced = true
    show()
  })

  return {
    subscribe: changes.subscribe,
    view: () => view,
    silentFor() {
      if (own === undefined) return isSynced ? newest.silentFor() : Math.max(newest.silentFor(), NOT_ALIVE)
      const silence = own.market.silentFor()
      return mayKeepPublishing() ? Math.min(silence, newest.silentFor()) : Math.max(silence, NOT_ALIVE)
    },
    sourceQuote: (code) => (own === undefined ? newest.current().sourceQuotes.get(code) : own.market.sourceQuote(code)),
    held: () => own?.market.held() ?? newest.current().held,
    refusals: () => own?.market.refusals() ?? NO_REFUSALS,
    refused: () => own?.market.refused() ?? [],
    refusing: () => own?.market.refusing() ?? new Map(),
    settingsChanged() {
      if (own === undefined) show()
      else own.market.settingsChanged()
    },
    lead(market, board) {
      own = { market, board, unsubscribe: market.subscribe(show), shown: board(), late: false }
      // Applies the current settings, which may have changed while the market was opened.
      market.settingsChanged()
    },
    follow() {
      if (own === undefined) return
      const { unsubscribe, shown } = own
      unsubscribe()
      // A leader that was cut off may know a newer board than the others.
      newest.take(shown)
      own = undefined
      isSynced = false
      const settled = (): void => {
        if (isSynced) return
        isSynced = true
        show()
      }
      void newest.sync().then(settled, settled)
      if (newest.current() !== shown) show()
    },
    refresh() {
      if (own?.late === true) show()
    },
  }
}

/** Removes halted codes immediately. An unchanged quote keeps its identity. */
function viewOf(view: MarketView, { selection, halted: halts }: OfficePricing, before?: MarketView): MarketView {
  const halted = new Set([...view.halted, ...halts])
  const board = new Map(
    [...boardOf(view.board, selection, halted)].map(([code, quote]) => {
      const known = before?.board.get(code)
      return [code, known !== undefined && sameQuote(known, quote) ? known : quote]
    }),
  )
  return { board, sourceTime: view.sourceTime, halted }
}

function sameQuote(one: Quote, other: Quote): boolean {
  const [trend, otherTrend] = [one.trend, other.trend]
  const sameTrend = trend.buy === otherTrend.buy && trend.sell === otherTrend.sell
  return sameTrend && one.quotedAt === other.quotedAt && samePrice(one, other)
}
