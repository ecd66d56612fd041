import { memo } from 'react'
import { type InstrumentId, isMetal } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { changeSince, type Rate } from '#domain/rate.ts'
import { windowBoard as copy, windowGoldName, windowNames } from '../copy/window-board-words.ts'
import { formatPercent, formatRate } from '../format/format.ts'
import { useDailyCloses, useFeed, useRow, useSteadyWord } from '../live/index.ts'
import { Missing } from '../ui/Missing.tsx'
import { MovementFigure } from '../ui/MovementFigure.tsx'
import { TableHead } from '../ui/Table.tsx'
import { useWords } from '../words/index.ts'
import { useWindowWord } from './screen.ts'
import styles from './WindowTable.module.css'

interface WindowTableProps {
  board: 'doviz' | 'altin'
  codes: readonly InstrumentId[]
  /** The number of rows of the board beside this one. The shorter board is filled up. */
  beside?: number
}

/** One board of the window. It subscribes to its own prices. */
export function WindowTable({ board, codes, beside }: WindowTableProps) {
  const { columns } = useWords('rates')
  useFeed('table')
  useDailyCloses()
  return (
    <table className={`${styles.table} ${styles[board]} ${beside === undefined ? '' : styles.paired}`}>
      <TableHead
        caption={copy.caption[board]}
        columns={[copy.board[board], columns.buy, columns.sell, { text: copy.direction, hidden: true }]}
      />
      <tbody>
        {codes.map((code) => (
          <WindowRow key={code} code={code} />
        ))}
      </tbody>
      <tbody className={styles.rest} aria-hidden="true">
        {Array.from({ length: Math.max(0, (beside ?? 0) - codes.length) }, (_, row) => (
          <tr key={row} />
        ))}
      </tbody>
    </table>
  )
}

/** A row shows a figure only if the price is current. */
const WindowRow = memo(function WindowRow({ code }: { code: InstrumentId }) {
  const { ask, missing } = useWords('rates')
  const { quote, halted, previousClose } = useRow(code)
  const wordOf = useWindowWord()
  const word = useSteadyWord(code, (circumstances) =>
    quote === null || halted ? 'stale' : wordOf(quote.quotedAt, circumstances),
  )
  if (quote === null || word === 'stale') {
    return (
      <tr className={styles.none}>
        <RowName code={code} />
        <td colSpan={3} className={styles.ask}>
          {ask}
        </td>
      </tr>
    )
  }
  const { rate } = INSTRUMENTS[code].decimals
  return (
    <tr className={word === 'live' ? undefined : styles.late}>
      <RowName code={code} />
      <td className={styles.figure} translate="no">
        {quote.buy === null ? <Missing word={missing.buy} /> : <span>{formatRate(quote.buy, rate)}</span>}
      </td>
      <td className={`${styles.figure} ${styles.sell}`} translate="no">
        <span>{formatRate(quote.sell, rate)}</span>
      </td>
      <td className={styles.move}>
        {word === 'live' && previousClose !== null ? <Move sell={quote.sell} previousClose={previousClose} /> : null}
      </td>
    </tr>
  )
})

function RowName({ code }: { code: InstrumentId }) {
  const { perHundred } = useWords('rates')
  const { unit } = INSTRUMENTS[code]
  const [name, kind] = isMetal(code) ? windowGoldName(code) : [code, windowNames[code]]
  return (
    <th scope="row">
      <span className={styles.code} translate={isMetal(code) ? undefined : 'no'}>
        {name}
      </span>{' '}
      <span className={styles.name}>{kind}</span>
      {unit === 100 ? (
        <span className={styles.unit} aria-hidden="true">
          {perHundred}
        </span>
      ) : null}
    </th>
  )
}

function Move({ sell, previousClose }: { sell: Rate; previousClose: Rate }) {
  const { basisPoints, direction } = changeSince(previousClose, sell)
  return (
    <MovementFigure direction={direction} zeroIsGreen={false}>
      {formatPercent(basisPoints)}
    </MovementFigure>
  )
}
