import { currencyPath } from '#contract/paths.ts'
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
import { usePageState } from '../../page-state/page-state.tsx'
import { Board } from './Board.tsx'
import { EmptyLiveBody } from './EmptyLiveBody.tsx'
import { LiveRow } from './LiveRow.tsx'
import { OpeningDoor } from './OpeningDoor.tsx'
import { RateTable } from './RateTable.tsx'
import { SampleChip } from './SampleChip.tsx'
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
  const { office, zone } = usePageState()
  const status = useCell(useLive().status.table)
  const { listed, updatedAt } = useBoard()
  const freshness = useAsOfNow((circumstances) => (updatedAt === null ? null : freshnessOf(updatedAt, circumstances)))
  const silent = useSteadyWord(({ sourceTime, now }) => (isAlive(sourceTime, now) ? 'live' : 'delayed')) === 'delayed'
  const word = useSourceWord(status, updatedAt)
  const empty = listed.length === 0
  return (
    <Board
      title={liveBoard.title(office.shortName)}
      headingLevel={headingLevel}
      chips={
        <>
          <SampleChip of="market" />
          <SourceChip word={word} quotedAt={updatedAt} />
        </>
      }
      updated={updated(updatedAt === null ? DASH : formatDateTime(updatedAt, zone))}
      door={<OpeningDoor night />}
      note={noteOf(status, empty, silent, freshness === 'closed')}
    >
      {empty ? (
        <EmptyLiveBody status={status} />
      ) : (
        <RateTable caption={liveBoard.caption(office.shortName)}>
          <tbody>
            {CURRENCY_CODES.filter((code) => listed.includes(code)).map((code) => (
              <LiveRow
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
      <SourceAnnouncement word={word} />
    </Board>
  )
}

function noteOf(status: SourceStatus, empty: boolean, silent: boolean, closed: boolean): string | null {
  if (empty) return status === 'error' || status === 'disconnected' ? liveBoard.failedNote : null
  if (closed) return liveBoard.closedNote
  return silent ? liveBoard.silentNote : null
}
