import { type Board, boardOf, type MarketChange, type MarketView } from '#domain/board.ts'
import { RULE_NAMES, type RuleName } from '#domain/quote-rules.ts'
import { type Quote, samePrice } from '#domain/quote.ts'
import type { OfficePricing } from '../office/index.ts'
import type { Market } from '../pipeline/index.ts'
import { createChanges } from '../runtime/index.ts'
import type { FollowedBoard } from './followed-board.ts'

/** The market as one of several processes has it: its own while it leads, else the leader's. */
export interface SharedMarket extends Omit<Market, 'take' | 'quoted' | 'bulletinPublished' | 'accept'> {
  /** From now on this is the market. Returns the way back to the leader's. */
  lead(own: Market): () => void
}

export interface SharedMarketOptions {
  readonly pricing: () => OfficePricing
  /** The board of the record stands until a leader says something. */
  readonly recorded: Board
  readonly followed: Pick<FollowedBoard, 'current' | 'silentFor' | 'subscribe'>
}

const NO_REFUSALS: ReadonlyMap<RuleName, number> = new Map(RULE_NAMES.map((rule) => [rule, 0]))

export function shareMarket({ pricing, recorded, followed }: SharedMarketOptions): SharedMarket {
  const changes = createChanges<MarketChange>()
  let own: Market | undefined
  /** Stands until a leader says something that is newer. */
  let last: MarketView | undefined = { board: recorded, sourceTime: null, halted: new Set() }
  let view: MarketView = viewNow(last)

  /** What this process has heard of to be halted goes at once, whatever the leader says yet; a quote keeps its identity while nothing of it changes. */
  function viewNow(told: MarketView, before?: MarketView): MarketView {
    const halted = new Set([...told.halted, ...pricing().halted])
    const board = new Map(
      [...boardOf(told.board, pricing().selection, halted)].map(([code, quote]) => {
        const known = before?.board.get(code)
        return [code, known !== undefined && sameQuote(known, quote) ? known : quote]
      }),
    )
    return { board, sourceTime: told.sourceTime, halted }
  }

  const show = (told: MarketView): void => {
    const before = view
    view = viewNow(told, before)
    const moved = [...view.board.values()].filter((quote) => {
      const known = before.board.get(quote.code)
      return known === undefined || !samePrice(quote, known)
    })
    changes.publish({ view, moved })
  }

  const standing = (): MarketView => last ?? followed.current()?.view ?? view

  /** A new leader's source may not have spoken yet: then it last did to the leader before. */
  const showOwn = (ingest: Market): void => {
    const mine = ingest.view()
    show({ ...mine, sourceTime: mine.sourceTime ?? followed.current()?.view.sourceTime ?? null })
  }

  followed.subscribe(() => {
    if (own !== undefined) return
    last = undefined
    show(standing())
  })

  return {
    subscribe: changes.subscribe,
    view: () => view,
    silentFor: () => Math.min(own?.silentFor() ?? Infinity, followed.silentFor()),
    offered: (code) => (own === undefined ? followed.current()?.offered.get(code) : own.offered(code)),
    held: () => (own === undefined ? (followed.current()?.held ?? []) : own.held()),
    refusals: () => own?.refusals() ?? NO_REFUSALS,
    refused: () => own?.refused() ?? [],
    refusing: () => own?.refusing() ?? new Map(),
    // A text is looked at by whoever publishes it: here every process has to take up the same.
    objectionsTo: () => [],
    officeChanged() {
      if (own === undefined) show(standing())
      else own.officeChanged()
    },
    lead(ingest) {
      own = ingest
      const unsubscribe = ingest.subscribe(() => showOwn(ingest))
      // Shows it, by the office's text of now: that may have become another while the term began.
      ingest.officeChanged()
      return () => {
        unsubscribe()
        own = undefined
        // Who was cut off may know more than what it was told last.
        last = ingest.silentFor() < followed.silentFor() ? view : undefined
        show(standing())
      }
    },
  }
}

function sameQuote(one: Quote, other: Quote): boolean {
  return (
    samePrice(one, other) &&
    one.quotedAt === other.quotedAt &&
    one.trend.buy === other.trend.buy &&
    one.trend.sell === other.trend.sell
  )
}
