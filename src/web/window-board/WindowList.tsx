import type { RatesState } from '#contract/page-state.ts'
import { SITE_QR_PATH, WINDOW_PATH } from '#contract/window-board.ts'
import { CURRENCY_CODES } from '#domain/currency.ts'
import { type InstrumentId, isMetal, METAL_CODES } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { openingAt } from '#domain/opening.ts'
import { windowFreshness } from '#domain/window-price.ts'
import logo from '../assets/marks/logo.svg'
import { listLine } from '../copy/banknote-window.ts'
import { momentName } from '../copy/moment.ts'
import { askAtTheCounter, columns } from '../copy/rates.ts'
import { windowBoard, windowGoldName, windowList as copy, windowNames } from '../copy/window-board-words.ts'
import { DASH, formatQuotedAt, formatRate } from '../format/format.ts'
import { usePageState } from '../page-state/index.ts'
import { TableHead } from '../ui/Table.tsx'
import { banknoteLines, Pieces } from './WindowBanknotes.tsx'
import styles from './WindowList.module.css'

/** The numbers of gold rows that fit below the currencies with large and with medium type. */
const [FEW, MORE] = [8, 13]

/**
 * A printable sheet with the current prices of all traded currencies and products. Each price has its time, so that
 * the sheet is not mistaken for a live board.
 */
export function WindowList() {
  const { renderedAt, office, demo, rates, gold } = usePageState()
  const metals = METAL_CODES.filter((code) => office.gold?.traded.includes(code) === true)
  const moment = momentName(renderedAt)
  return (
    <div className={styles.list} data-fill={fillOf(metals.length)}>
      <header>
        <img src={logo} alt="" width={319} height={76} />
        <div>
          <h1>{copy.heading}</h1>
          <p>{office.name}</p>
        </div>
      </header>
      <main>
        <p>
          <b>{copy.asOf(moment)}</b> <span>{copy.notLive}</span>
        </p>
        {demo.market ? <p className={styles.sample}>{windowBoard.demo}</p> : null}
        {rates === null ? null : <ListTable board="doviz" codes={CURRENCY_CODES} prices={rates} />}
        <ListBanknotes />
        {gold === undefined || metals.length === 0 ? null : <ListTable board="altin" codes={metals} prices={gold} />}
      </main>
      <footer>
        <p>
          <span>{windowBoard.legal}</span> <b translate="no">{new URL(office.origin).host}</b>{' '}
          <span translate="no">{office.phone.text}</span>
        </p>
        <img src={SITE_QR_PATH} alt={windowBoard.code} width={104} height={104} />
      </footer>
      <nav className={`${styles.hint} screen-only`}>
        <span>{copy.print}</span> <a href={WINDOW_PATH}>{copy.board}</a>
      </nav>
    </div>
  )
}

/** Every rule for banknotes with its figure, below the currencies. */
function ListBanknotes() {
  const { office } = usePageState()
  const lines = banknoteLines(office.banknotes, listLine)
  return lines.length === 0 ? null : (
    <ul className={styles.notes}>
      {lines.map(({ code, line }) => (
        <li key={code}>
          <Pieces line={line} />
        </li>
      ))}
    </ul>
  )
}

function fillOf(metals: number): string {
  if (metals === 0) return 'currencies'
  if (metals <= FEW) return 'few'
  return metals <= MORE ? 'more' : 'many'
}

interface ListTableProps {
  board: 'doviz' | 'altin'
  codes: readonly InstrumentId[]
  prices: Pick<RatesState, 'quotes' | 'halted' | 'sourceTime'>
}

function ListTable({ board, codes, prices }: ListTableProps) {
  return (
    <table>
      <TableHead
        caption={windowBoard.caption[board]}
        columns={[windowBoard.board[board], columns.buy, columns.sell, copy.time]}
      />
      <tbody>
        {codes.map((code) => (
          <ListRow key={code} code={code} prices={prices} />
        ))}
      </tbody>
    </table>
  )
}

function ListRow({
  code,
  prices: { quotes, halted, sourceTime },
}: { code: InstrumentId } & Omit<ListTableProps, 'board' | 'codes'>) {
  const { renderedAt: now, office } = usePageState()
  const quote = quotes.find((each) => each.code === code)
  const opening = openingAt(office.hours, now)
  const circumstances = { now, sourceTime, limits: office.freshness, opening }
  const isGiven =
    quote !== undefined && !halted.includes(code) && windowFreshness(quote.quotedAt, circumstances) !== 'stale'
  const [name, kind] = isMetal(code) ? windowGoldName(code) : [code, windowNames[code]]
  const { rate } = INSTRUMENTS[code].decimals
  return (
    <tr>
      <th scope="row">
        <b>{name}</b> <span>{kind}</span>
      </th>
      {isGiven ? (
        <>
          <td>{quote.buy === null ? DASH : formatRate(quote.buy, rate)}</td>
          <td>{formatRate(quote.sell, rate)}</td>
          <td>
            <time>{formatQuotedAt(quote.quotedAt, now)}</time>
          </td>
        </>
      ) : (
        <td className={styles.ask} colSpan={3}>
          {askAtTheCounter}
        </td>
      )}
    </tr>
  )
}
