import type { SeveralPage } from '#contract/panel/pages/several-page.ts'
import type { Side } from '#domain/deal.ts'
import { severalPanel } from '../../copy/panel-margins.ts'
import { pricePanel } from '../../copy/panel-price.ts'
import { fullPriceName, priceList } from '../../copy/panel-prices.ts'
import { Mistake } from '../../ui/Field.tsx'
import { TableHead } from '../../ui/Table.tsx'
import { Sheet } from '../parts/Sheet.tsx'
import { figure, spreadFigure, spreadShare } from './figures.ts'
import { sidesIn } from './form-figures.ts'
import { isRowWrong, type MarginForm, type MarginRow } from './margin-form.ts'
import { mistakeOf } from './margin-sentences.ts'
import { MarginField } from './MarginField.tsx'
import { TheirMargin } from './MarginNotices.tsx'
import { SIDES } from './preview.ts'
import { PriceMark } from './PriceMark.tsx'
import { PriceName } from './PriceName.tsx'
import prices from './PriceTable.module.css'
import styles from './SeveralTable.module.css'

const IMPOSSIBLE = `${styles.next} ${styles.impossible}`

interface TableProps {
  readonly board: SeveralPage['board']
  readonly form: MarginForm
  readonly onEnter: () => void
}

/** One row for each price, with both margins. On phones the new prices appear under their fields. */
export function SeveralTable({ board, form, onEnter }: TableProps) {
  return (
    <Sheet title={severalPanel.heading[board]} note={severalPanel.legend}>
      <table className={`${prices.table} ${styles.table}`}>
        <TableHead
          caption={severalPanel.caption}
          columns={[
            priceList.code,
            pricePanel.side.buy,
            pricePanel.side.sell,
            ...[severalPanel.newBuy, severalPanel.newSell, priceList.spread].map((text) => {
              return { text, className: `${prices.wide} ${styles.result}` }
            }),
          ]}
        />
        <tbody>
          {form.rows.map((row) => (
            <Row key={row.priced.price.code} row={row} form={form} onEnter={onEnter} />
          ))}
        </tbody>
      </table>
    </Sheet>
  )
}

interface RowProps {
  readonly row: MarginRow
  readonly form: MarginForm
  readonly onEnter: () => void
}

function Row({ row, form, onEnter }: RowProps) {
  const { priced, typed, preview } = row
  const { code, state } = priced.price
  const mistakes = SIDES.flatMap((side) => {
    const mistake = mistakeOf(side, preview, priced, form.answer)
    return mistake === null ? [] : [{ side, text: mistake.text }]
  })
  const isWrong = isRowWrong(row) || mistakes.length > 0
  const look = preview.changed.length > 0 ? styles.changed : state.kind === 'halted' ? prices.halted : undefined
  const noteId = `${code}-hata`
  return (
    <>
      <tr className={isWrong ? styles.wrong : look}>
        <RowHead row={row} />
        {SIDES.map((side) => (
          <td key={side}>
            <MarginField
              className={styles.field}
              code={code}
              text={typed[side]}
              label={severalPanel.field(fullPriceName(code), side)}
              isWrong={mistakes.some((mistake) => mistake.side === side)}
              wrongId={noteId}
              isLocked={form.isUnderWay}
              onType={(text) => form.type(code, side, text)}
              onEnter={onEnter}
            />
            <div className={prices.narrow}>
              <Next row={row} side={side} />
            </div>
          </td>
        ))}
        {SIDES.map((side) => (
          <td key={side} className={prices.wide}>
            <Next row={row} side={side} />
          </td>
        ))}
        <td className={prices.wide}>
          <Spread row={row} />
          {SIDES.map((side) => (
            <TheirMargin key={side} form={form} row={row} side={side} />
          ))}
        </td>
      </tr>
      {mistakes.length === 0 ? null : (
        <tr className={`${styles.wrong} ${styles.mistake}`}>
          <td colSpan={3}>
            <Mistake id={noteId} text={[...new Set(mistakes.map(({ text }) => text))].join(' ')} />
          </td>
          <td className={prices.wide} colSpan={3} aria-hidden="true" />
        </tr>
      )}
    </>
  )
}

/** The heading of a row: the name of the price, its state and the result of the form. */
function RowHead({ row }: { row: MarginRow }) {
  const { price } = row.priced
  const note = isRowWrong(row) ? severalPanel.impossible : row.preview.changed.length > 0 ? severalPanel.changed : ''
  return (
    <th scope="row">
      <PriceName code={price.code} />
      {price.state.kind === 'live' ? null : <PriceMark price={price} className={styles.mark} />}
      {note === '' ? null : <small>{note}</small>}
    </th>
  )
}

function Next({ row, side }: { row: MarginRow; side: Side }) {
  const { code, own } = row.priced.price
  const [now, next] = [own?.[side] ?? null, row.preview.sides?.[side] ?? null]
  return (
    <>
      <span className={isRowWrong(row) ? IMPOSSIBLE : styles.next}>{figure(next, code)}</span>
      {next === null ? null : (
        <small>{now === null || now === next ? severalPanel.same : severalPanel.now(figure(now, code))}</small>
      )}
    </>
  )
}

function Spread({ row: { priced, preview } }: { row: MarginRow }) {
  const { code } = priced.price
  const both = sidesIn(preview.sides)
  const spread = both && spreadFigure(both, code)
  if (both === null || spread === null) return priceList.none
  return (
    <>
      <span className={preview.refused === null ? styles.next : IMPOSSIBLE}>{spread}</span>
      <small>{spreadShare(both)}</small>
    </>
  )
}
