import type { ReactNode } from 'react'
import { CURRENCIES } from '#domain/currencies.ts'
import { CURRENCY_CODES, type CurrencyCode } from '#domain/currency.ts'
import { freshnessOf, isAlive } from '#domain/freshness.ts'
import type { LiveWords } from '../../copy/rate-words.ts'
import { type SourceStatus, useAsOfNow, useBoard, useCell, useFeed, useLive, useSteadyWord } from '../../live/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { useWords } from '../../words/index.ts'
import { BoardFrame, RateTable } from './Board.tsx'
import type { DailyChange, SelectedCurrency } from './DailyChange.tsx'
import { EmptyBody } from './EmptyBody.tsx'
import { OpeningStatus } from './OpeningStatus.tsx'
import { CurrencyRow } from './RateRow.tsx'
import { SourceAnnouncement } from './SourceAnnouncement.tsx'
import { isLiveWord, SampleChip, SourceChip, useSourceWord } from './SourceChip.tsx'

/** A row that the visitor can choose. */
export interface Picking {
  /** Makes the rows clickable. Pass the same function in every render, because a new one renders all rows. */
  onSelect?: ((selected: SelectedCurrency) => void) | undefined
  selected?: CurrencyCode | undefined
}

interface LiveBoardProps extends Picking {
  /** The level is 2 if no section heading is above the boards. */
  headingLevel: 2 | 3
  /** Returns the page of a currency. Undefined means that the language has no such pages. */
  pathOf?: (code: CurrencyCode) => string
  /** The last cell of each row. Undefined means that the board has no column of the daily change. */
  Change?: typeof DailyChange
  /** True if a sum beside the board already shows the opening status and the state of the source. */
  isBesideSum?: boolean
  /** Permanent content below the rows. */
  foot?: ReactNode
  /** Follows the rows and their notes. */
  children?: ReactNode
}

/** The rates of the office, with the state of their source. */
export function LiveBoard({
  headingLevel,
  pathOf,
  Change,
  onSelect,
  selected,
  isBesideSum = false,
  foot,
  children,
}: LiveBoardProps) {
  useFeed('table')
  const { names } = useWords('rates')
  const { title, caption, updated, notes } = useWords('live')
  const { office } = usePageState()
  const status = useCell(useLive().status.table)
  const { listed, updatedAt } = useBoard()
  const freshness = useAsOfNow((circumstances) => (updatedAt === null ? null : freshnessOf(updatedAt, circumstances)))
  const silent =
    useSteadyWord('source', ({ sourceTime, now }) => (isAlive(sourceTime, now) ? 'live' : 'delayed')) === 'delayed'
  const empty = listed.length === 0
  const word = useSourceWord('table', status, updatedAt, !empty && updatedAt === null)
  const note = noteOf(status, empty, silent, freshness === 'closed')
  return (
    <BoardFrame
      title={title(office.shortName)}
      headingLevel={headingLevel}
      chips={
        isBesideSum ? null : (
          <>
            <SampleChip of="market" />
            <SourceChip word={word} quotedAt={updatedAt} />
          </>
        )
      }
      updated={updated(updatedAt)}
      opening={isBesideSum ? undefined : <OpeningStatus night isLive={isLiveWord(word)} />}
      note={note === null ? null : notes[note]}
      foot={foot}
    >
      {empty ? (
        <EmptyBody status={status} />
      ) : (
        <RateTable caption={caption(office.shortName)} hasChange={Change !== undefined}>
          <tbody>
            {CURRENCY_CODES.filter((code) => listed.includes(code)).map((code) => (
              <CurrencyRow
                key={code}
                instrument={CURRENCIES[code]}
                name={names[code]}
                Change={Change}
                path={pathOf?.(code) ?? null}
                onSelect={onSelect}
                chosen={code === selected}
              />
            ))}
          </tbody>
        </RateTable>
      )}
      {children}
      <SourceAnnouncement word={word} />
    </BoardFrame>
  )
}

function noteOf(
  status: SourceStatus,
  empty: boolean,
  silent: boolean,
  closed: boolean,
): keyof LiveWords['notes'] | null {
  if (empty) return status === 'error' || status === 'disconnected' ? 'failed' : null
  if (closed) return 'closed'
  return silent ? 'silent' : null
}
