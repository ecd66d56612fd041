import { type ReactNode, useState } from 'react'
import { BOARDS } from '#contract/boards.ts'
import type { PageState } from '#contract/page-state.ts'
import { dayOf } from '#domain/calendar.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { usePageState } from '../page-state/index.ts'
import { liveBoardOf } from './live-state.ts'
import { createLive, type Live, LiveContext, useLiveContext } from './LiveRates.tsx'
import { createPriceStore } from './price-store.ts'

/** `gold` is the whole board, `coins` the part on the front page. */
type GoldBoard = 'gold' | 'coins'

/** Provides the live prices of metals to its children. They survive a navigation. */
export function GoldRates({ board, children }: { board: GoldBoard; children: ReactNode }) {
  const main = useLiveContext()
  const page = usePageState()
  const [live] = useState(() => {
    const known = main.boards.get(board) ?? openBoard(main, board, page)
    main.boards.set(board, known)
    return known
  })
  return <LiveContext value={live}>{children}</LiveContext>
}

function openBoard({ state: main, load }: Live, board: GoldBoard, { gold, renderedAt }: PageState): Live {
  const selection = BOARDS[board].map((id) => INSTRUMENTS[id])
  const prices = createPriceStore(gold ?? null, dayOf(renderedAt), selection)
  return createLive(liveBoardOf(board, prices, main), load)
}
