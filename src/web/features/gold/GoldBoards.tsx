import { type ReactNode, useId } from 'react'
import { isSpotMarketClosed } from '#domain/gold/spot-market.ts'
import { type InstrumentId, METAL_CODES, type MetalCode, type MetalGroup } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { goldGroups, goldPage as copy } from '../../copy/gold.ts'
import { type RowState, useAsOfNow, useCell, useDailyCloses, useFeed, useLive, useRows } from '../../live/index.ts'
import { useWords } from '../../words/index.ts'
import {
  BoardFrame,
  EmptyBody,
  OpeningStatus,
  RateTable,
  SampleChip,
  type SelectedCurrency,
  SourceAnnouncement,
  SourceChip,
  useSourceWord,
} from '../rates/index.ts'
import { GoldRow } from './GoldRow.tsx'
import { GoldTag } from './GoldTag.tsx'
import { OfficialRow } from './OfficialRow.tsx'
import styles from './GoldBoards.module.css'

const GOLD_BOARDS: readonly (readonly MetalGroup[])[] = [
  ['gram', 'ziynet'],
  ['ata', 'ayar', 'ounce', 'silver'],
]

function metalsOf(group: MetalGroup): MetalCode[] {
  return METAL_CODES.filter((code) => INSTRUMENTS[code].group === group)
}

const BOARDS = GOLD_BOARDS.map((groups, index) => ({
  groups,
  codes: groups.flatMap(metalsOf),
  title: copy.boards[index] ?? '',
}))

interface Picking {
  traded: readonly MetalCode[]
  chosen: InstrumentId | undefined
  onSelect: (selected: SelectedCurrency) => void
}

/** Shows both gold boards, in wide windows side by side, and the chart below them. */
export function GoldBoards({ panel, ...picking }: Picking & { panel: ReactNode }) {
  useFeed('table')
  useDailyCloses()
  return (
    <>
      <div className={styles.boards}>
        {BOARDS.map((board, index) => (
          <GoldBoard
            key={board.title}
            {...board}
            {...picking}
            opening={index === 0 ? <OpeningStatus night /> : undefined}
            announces={index === 0}
          />
        ))}
      </div>
      {panel}
    </>
  )
}

interface GoldBoardProps extends Picking {
  title: string
  groups: readonly MetalGroup[]
  /** The codes of all groups in their order. The array must be the same in every render. */
  codes: readonly MetalCode[]
  opening: ReactNode
  /** True for the one board that announces a change of the source to screen readers. */
  announces: boolean
}

function GoldBoard({ title, groups, codes, opening, announces, ...picking }: GoldBoardProps) {
  const { updated } = useWords('live')
  const status = useCell(useLive().status.table)
  const rows = useRows(codes)
  const listed = codes.filter((_, index) => rows[index]?.halted === true || rows[index]?.quote !== null)
  const updatedAt = useAsOfNow(({ now }) => newestOf(rows, now))
  const word = useSourceWord(
    title,
    status,
    updatedAt,
    listed.length > 0 && rows.every(({ quote, halted }) => halted || quote === null),
  )
  return (
    <BoardFrame
      title={title}
      headingLevel={2}
      chips={
        <>
          <SampleChip of="market" />
          <SourceChip word={word} quotedAt={updatedAt} />
        </>
      }
      updated={updated(updatedAt)}
      opening={opening}
    >
      {listed.length === 0 ? (
        <EmptyBody status={status} />
      ) : (
        <RateTable caption={copy.caption(title)} first={copy.product} hasChange className={styles.table}>
          {groups.map((group) => (
            <Group
              key={group}
              group={group}
              codes={metalsOf(group).filter((code) => listed.includes(code))}
              {...picking}
            />
          ))}
        </RateTable>
      )}
      {announces ? <SourceAnnouncement word={word} /> : null}
    </BoardFrame>
  )
}

/**
 * Returns the time of the newest price of an open market, or of all markets if all are closed. Providers keep updating
 * the time of closed markets, so their times are ignored otherwise.
 */
function newestOf(rows: readonly RowState[], now: number): number | null {
  const shownQuotes = rows.flatMap(({ quote, halted }) => (quote === null || halted ? [] : [quote]))
  const open = shownQuotes.filter(({ code }) => !isSpotMarketClosed(INSTRUMENTS[code], now))
  const times = (open.length === 0 ? shownQuotes : open).map(({ quotedAt }) => quotedAt)
  return times.length === 0 ? null : Math.max(...times)
}

function Group({
  group,
  codes,
  traded,
  chosen,
  onSelect,
}: Picking & { group: MetalGroup; codes: readonly MetalCode[] }) {
  const id = useId()
  if (codes.length === 0) return null
  const { name, note } = goldGroups[group]
  const informs = !codes.some((code) => traded.includes(code))
  return (
    <tbody aria-labelledby={id}>
      <tr className={styles.group}>
        <th colSpan={4} scope="colgroup" id={id}>
          <span>{name}</span>
          {informs ? <GoldTag className={styles.tag} /> : null}
          {note === null ? null : (
            <>
              {' '}
              <small>{note}</small>
            </>
          )}
        </th>
      </tr>
      {codes.map((code) => (
        <GoldRow
          key={code}
          code={code}
          traded={traded.includes(code)}
          taggedAbove={informs}
          chosen={code === chosen}
          onSelect={onSelect}
        />
      ))}
      {group === 'gram' ? <OfficialRow /> : null}
    </tbody>
  )
}
