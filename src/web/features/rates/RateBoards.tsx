import type { ReactNode } from 'react'
import { currencyPath, PAGES } from '#contract/paths.ts'
import { useDailyCloses } from '../../live/index.ts'
import { BankBoard } from './BankBoard.tsx'
import { DailyChange } from './DailyChange.tsx'
import { LiveBoard, type Picking } from './LiveBoard.tsx'
import { OfficeNotice } from './OfficeNotice.tsx'
import { OtherCurrencies } from './OtherCurrencies.tsx'
import styles from './RateBoards.module.css'

interface RateBoardsProps extends Picking {
  /** The level is 2 if no section heading is above the boards. */
  headingLevel?: 2 | 3
  /** The chart. It is directly below the live table on narrow screens and below both tables on wide ones. */
  panel?: ReactNode
}

/** Shows the office's notice, its live rates and the central bank's rates. */
export function RateBoards({ panel = null, headingLevel = 3, ...picking }: RateBoardsProps) {
  useDailyCloses()
  return (
    <>
      <OfficeNotice />
      <div className={styles.boards}>
        <LiveBoard headingLevel={headingLevel} pathOf={currencyPath} Change={DailyChange} {...picking}>
          <OtherCurrencies calculator={PAGES.calculator.path} />
        </LiveBoard>
        {panel === null ? null : <div className={styles.panel}>{panel}</div>}
        <BankBoard headingLevel={headingLevel} />
      </div>
    </>
  )
}
