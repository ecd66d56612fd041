import type { ReactNode } from 'react'
import type { CurrencyCode } from '#domain/currency.ts'
import { BankBoard } from './BankBoard.tsx'
import { LiveBoard } from './LiveBoard.tsx'
import { OfficeNotice } from './OfficeNotice.tsx'
import type { SelectedCurrency } from './selected-currency.ts'
import styles from './RateBoards.module.css'

interface RateBoardsProps {
  /** Makes the live rows clickable; keep it the same between renders, or every row renders with the page. */
  onSelect?: (selected: SelectedCurrency) => void
  selected?: CurrencyCode | undefined
  /** The chart: directly below the live table on narrow screens, under both tables on wide ones. */
  panel?: ReactNode
  /** 2 where no section heading stands above. */
  headingLevel?: 2 | 3
}

/** The rates table widget: the office's live rates and the central bank's, side by side, under what the office has to say. */
export function RateBoards({ onSelect, selected, panel = null, headingLevel = 3 }: RateBoardsProps) {
  return (
    <>
      <OfficeNotice />
      <div className={styles.boards}>
        <LiveBoard headingLevel={headingLevel} onSelect={onSelect} selected={selected} />
        {panel === null ? null : <div className={styles.panel}>{panel}</div>}
        <BankBoard headingLevel={headingLevel} />
      </div>
    </>
  )
}
