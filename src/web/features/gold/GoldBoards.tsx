import type { ReactNode } from 'react'
import type { InstrumentId, MetalCode } from '#domain/instrument.ts'
import { goldPage as copy } from '../../copy/gold.ts'
import { useDailyCloses, useFeed } from '../../live/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { info } from '../../ui/icons.ts'
import { OpeningDoor } from '../rates/OpeningDoor.tsx'
import type { SelectedCurrency } from '../rates/selected-currency.ts'
import { GOLD_BOARDS, metalsOf } from './gold-board-order.ts'
import { GoldBoard } from './GoldBoard.tsx'

const BOARDS = GOLD_BOARDS.map((groups, index) => ({
  groups,
  codes: groups.flatMap(metalsOf),
  title: copy.boards[index] ?? '',
}))

/** Both gold boards, side by side where there is room, and what has to be known of them. */
interface GoldBoardsProps {
  traded: readonly MetalCode[]
  /** Whose chart is open. */
  chosen: InstrumentId | undefined
  onSelect: (selected: SelectedCurrency) => void
  /** The chart: under both boards. */
  panel: ReactNode
}

export function GoldBoards({ traded, chosen, onSelect, panel }: GoldBoardsProps) {
  useFeed('table')
  useDailyCloses()
  return (
    <>
      <div className="gold-boards">
        {BOARDS.map((board, index) => (
          <GoldBoard
            key={board.title}
            {...board}
            traded={traded}
            chosen={chosen}
            onSelect={onSelect}
            door={index === 0 ? <OpeningDoor night /> : undefined}
            announces={index === 0}
          />
        ))}
      </div>
      {panel}
      <GoldNotes>{copy.notes}</GoldNotes>
    </>
  )
}

export function GoldNotes({ children }: { children: string }) {
  return (
    <p className="gold-notes">
      <Icon of={info} />
      <span>{children}</span>
    </p>
  )
}
