import type { CurrencyCode } from '#domain/currency.ts'
import { freshnessOf, isAlive } from '#domain/freshness.ts'
import { sampleMark } from '../copy/frame.ts'
import { emptyTexts, liveBoard, updated } from '../copy/rates.ts'
import { DASH, formatDateTime } from '../format.ts'
import { useCell } from '../live/cell.ts'
import { useFeed, useLive } from '../live/LiveRates.tsx'
import type { SourceStatus } from '../live/source-state.ts'
import { useAsOfNow, useBoard, useDailyCloses, useSteadyWord } from '../live/use-live.ts'
import { usePageState } from '../page-state.tsx'
import { Chip } from '../ui/Chip.tsx'
import { Board } from './Board.tsx'
import { EmptyBody } from './EmptyBody.tsx'
import { LiveRow } from './LiveRow.tsx'
import { RateTable } from './RateTable.tsx'
import type { SelectedCurrency } from './selected-currency.ts'
import { SourceAnnouncement } from './SourceAnnouncement.tsx'
import { SourceChip } from './SourceChip.tsx'
import { useSourceWord } from './use-source-word.ts'

interface LiveBoardProps {
  headingLevel: 2 | 3
  onSelect?: ((selected: SelectedCurrency) => void) | undefined
  selected?: CurrencyCode | undefined
}

/** The office's own live rates. */
export function LiveBoard({ headingLevel, onSelect, selected }: LiveBoardProps) {
  useFeed('table')
  useDailyCloses()
  const { office, demo, zone } = usePageState()
  const status = useCell(useLive().status.table)
  const { listed, updatedAt } = useBoard()
  const freshness = useAsOfNow((circumstances) => (updatedAt === null ? null : freshnessOf(updatedAt, circumstances)))
  const silent = useSteadyWord(({ spokeAt, now }) => (isAlive(spokeAt, now) ? 'live' : 'delayed')) === 'delayed'
  const word = useSourceWord(status, updatedAt)
  const empty = listed.length === 0
  return (
    <Board
      title={liveBoard.title(office.shortName)}
      headingLevel={headingLevel}
      chips={
        <>
          {demo.market ? (
            <Chip night kind="demo">
              {sampleMark}
            </Chip>
          ) : null}
          <SourceChip word={word} quotedAt={updatedAt} />
        </>
      }
      updated={updated(updatedAt === null ? DASH : formatDateTime(updatedAt, zone))}
      note={noteOf(status, empty, silent, freshness === 'closed')}
    >
      {empty ? (
        <EmptyLiveBody status={status} />
      ) : (
        <RateTable caption={liveBoard.caption(office.shortName)}>
          {listed.map((code) => (
            <LiveRow key={code} code={code} onSelect={onSelect} chosen={code === selected} />
          ))}
        </RateTable>
      )}
      <SourceAnnouncement word={word} />
    </Board>
  )
}

function EmptyLiveBody({ status }: { status: SourceStatus }) {
  switch (status) {
    case 'connecting':
      return <EmptyBody kind="loading" title={emptyTexts.loading.title} detail={emptyTexts.loading.socket} />
    case 'error':
    case 'disconnected':
      return <EmptyBody kind="failed" title={emptyTexts.failed.title} detail={emptyTexts.failed.socket} />
    case 'connected':
    case 'json':
      return <EmptyBody kind="nothing" title={emptyTexts.nothing.title} detail={emptyTexts.nothing.detail} />
  }
}

function noteOf(status: SourceStatus, empty: boolean, silent: boolean, closed: boolean): string | null {
  if (empty) return status === 'error' || status === 'disconnected' ? liveBoard.failedNote : null
  if (closed) return liveBoard.closedNote
  return silent ? liveBoard.silentNote : null
}
