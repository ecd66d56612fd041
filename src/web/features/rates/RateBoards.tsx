import type { ReactNode } from 'react'
import { currencyPath, PAGES } from '#contract/paths.ts'
import { CURRENCIES } from '#domain/currencies.ts'
import { CURRENCY_CODES, type CurrencyCode } from '#domain/currency.ts'
import { freshnessOf, isAlive } from '#domain/freshness.ts'
import { currencyNames, liveBoard, updated } from '../../copy/rates.ts'
import { DASH, formatDateTime } from '../../format/format.ts'
import {
  type SourceStatus,
  useAsOfNow,
  useBoard,
  useCell,
  useDailyCloses,
  useFeed,
  useLive,
  useSteadyWord,
} from '../../live/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { BankBoard } from './BankBoard.tsx'
import { BoardFrame, RateTable } from './Board.tsx'
import { EmptyBody } from './EmptyBody.tsx'
import { OfficeNotice } from './OfficeNotice.tsx'
import { OpeningStatus } from './OpeningStatus.tsx'
import { OtherCurrencies } from './OtherCurrencies.tsx'
import { CurrencyRow, type SelectedCurrency } from './RateRow.tsx'
import { SourceAnnouncement } from './SourceAnnouncement.tsx'
import { isLiveWord, SampleChip, SourceChip, useSourceWord } from './SourceChip.tsx'
import styles from './RateBoards.module.css'

interface LiveBoardProps {
  /** Makes the live rows clickable. Pass the same function in every render, because a new one renders all rows. */
  onSelect?: ((selected: SelectedCurrency) => void) | undefined
  selected?: CurrencyCode | undefined
  /** The level is 2 if no section heading is above the boards. */
  headingLevel?: 2 | 3
}

interface RateBoardsProps extends LiveBoardProps {
  /** The chart. It is directly below the live table on narrow screens and below both tables on wide ones. */
  panel?: ReactNode
}

/** Shows the office's notice, its live rates and the central bank's rates. */
export function RateBoards({ panel = null, headingLevel = 3, ...picking }: RateBoardsProps) {
  return (
    <>
      <OfficeNotice />
      <div className={styles.boards}>
        <LiveBoard headingLevel={headingLevel} {...picking} />
        {panel === null ? null : <div className={styles.panel}>{panel}</div>}
        <BankBoard headingLevel={headingLevel} />
      </div>
    </>
  )
}

function LiveBoard({ headingLevel = 3, onSelect, selected }: LiveBoardProps) {
  useFeed('table')
  useDailyCloses()
  const { office } = usePageState()
  const status = useCell(useLive().status.table)
  const { listed, updatedAt } = useBoard()
  const freshness = useAsOfNow((circumstances) => (updatedAt === null ? null : freshnessOf(updatedAt, circumstances)))
  const silent =
    useSteadyWord('source', ({ sourceTime, now }) => (isAlive(sourceTime, now) ? 'live' : 'delayed')) === 'delayed'
  const empty = listed.length === 0
  const word = useSourceWord('table', status, updatedAt, !empty && updatedAt === null)
  return (
    <BoardFrame
      title={liveBoard.title(office.shortName)}
      headingLevel={headingLevel}
      chips={
        <>
          <SampleChip of="market" />
          <SourceChip word={word} quotedAt={updatedAt} />
        </>
      }
      updated={updated(updatedAt === null ? DASH : formatDateTime(updatedAt))}
      opening={<OpeningStatus night isLive={isLiveWord(word)} />}
      note={noteOf(status, empty, silent, freshness === 'closed')}
    >
      {empty ? (
        <EmptyBody status={status} of="socket" />
      ) : (
        <RateTable caption={liveBoard.caption(office.shortName)}>
          <tbody>
            {CURRENCY_CODES.filter((code) => listed.includes(code)).map((code) => (
              <CurrencyRow
                key={code}
                instrument={CURRENCIES[code]}
                name={currencyNames[code]}
                path={currencyPath(code)}
                onSelect={onSelect}
                chosen={code === selected}
              />
            ))}
          </tbody>
        </RateTable>
      )}
      <OtherCurrencies calculator={PAGES.calculator.path} />
      <SourceAnnouncement word={word} />
    </BoardFrame>
  )
}

function noteOf(status: SourceStatus, empty: boolean, silent: boolean, closed: boolean): string | null {
  if (empty) return status === 'error' || status === 'disconnected' ? liveBoard.failedNote : null
  if (closed) return liveBoard.closedNote
  return silent ? liveBoard.silentNote : null
}
