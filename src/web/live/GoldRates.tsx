import { type ReactNode, useState } from 'react'
import { BOARDS } from '#contract/boards.ts'
import type { PageState } from '#contract/page-state.ts'
import { dayOf } from '#domain/calendar.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { usePageState } from '../page-state/index.ts'
import { createLiveFeeds } from './live-feeds.ts'
import { liveBoardOf } from './live-state.ts'
import { type Live, LiveContext, useLiveContext } from './LiveRates.tsx'
import { createPriceStore } from './price-store.ts'

/** `gold` is the whole board, `coins` the part on the front page. */
type GoldBoard = 'gold' | 'coins'

/** Provides the live prices of metals to its children. They survive a navigation. */
export function GoldRates({ board, children }: { board: GoldBoard; children: ReactNode }) {
  const main = useLiveContext()
  const page = usePageState()
  const [live] = useState(() => cachedLive(main, board, page))
  return <LiveContext value={live}>{children}</LiveContext>
}

const cache = new WeakMap<Live, Map<GoldBoard, Live>>()

function cachedLive(main: Live, board: GoldBoard, page: PageState): Live {
  const boards = cache.get(main) ?? new Map<GoldBoard, Live>()
  cache.set(main, boards)
  const live = boards.get(board) ?? openLive(main, board, page)
  boards.set(board, live)
  return live
}

function openLive({ state: main, load }: Live, board: GoldBoard, { gold, renderedAt }: PageState): Live {
  const selection = BOARDS[board].map((id) => INSTRUMENTS[id])
  const prices = createPriceStore(gold ?? null, dayOf(renderedAt), selection)
  const state = liveBoardOf(board, prices, main)
  return { state, feeds: createLiveFeeds(state, load), load }
}
