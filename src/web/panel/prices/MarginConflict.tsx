import type { ChangeAnswer } from '#contract/panel/change-entries.ts'
import { changeNotes } from '../../copy/panel-changes.ts'
import { marginConflict } from '../../copy/panel-margins.ts'
import { momentText } from '../../copy/panel-moments.ts'
import { pricePanel } from '../../copy/panel-price.ts'
import { Button } from '../../ui/Button.tsx'
import { Table } from '../../ui/Table.tsx'
import { BanknoteSheet } from '../parts/BanknoteSheet.tsx'
import { Fine } from '../parts/Fine.tsx'
import { SheetPart } from '../parts/Sheet.tsx'
import { usePanel } from '../state/panel-context.ts'
import { figure, marginField } from './figures.ts'
import type { MarginForm, MarginRow } from './margin-form.ts'
import { type BothSides, SIDES } from './preview.ts'
import styles from './MarginConflict.module.css'
import preview from './PreviewTable.module.css'

interface MarginConflictProps {
  readonly form: MarginForm
  readonly conflict: Extract<ChangeAnswer, { kind: 'conflict' }>
}

/** Reports that somebody else has published first. The form of one price compares both margins; nothing is merged. */
export function MarginConflict({ form, conflict }: MarginConflictProps) {
  const { now } = usePanel()
  const [row] = form.rows
  return (
    <BanknoteSheet role="alert" title={changeNotes.conflict(conflict.by, momentText(conflict.at, now))}>
      {row === undefined || form.rows.length > 1 ? null : <BothMargins row={row} />}
      <SheetPart>
        <Fine>
          {marginConflict.they}: <b>{conflict.changes.join('; ')}</b>
        </Fine>
        <Button onClick={() => void form.publishOver()}>{marginConflict.publishMine}</Button>
        <Button kind="line" onClick={form.adopt}>
          {marginConflict.keepTheirs}
        </Button>
      </SheetPart>
    </BanknoteSheet>
  )
}

function BothMargins({ row: { priced, typed, preview: mine } }: { row: MarginRow }) {
  const { code, margins, own } = priced.price
  const theirs = { buy: marginField(margins.buy, code), sell: marginField(margins.sell, code) }
  return (
    <Table
      className={preview.table}
      caption={marginConflict.caption}
      columns={[{ text: pricePanel.state, hidden: true }, pricePanel.side.buy, pricePanel.side.sell]}
      isPlain
    >
      <tbody>
        <Row name={marginConflict.theirs} note={marginConflict.onSite} code={code} margins={theirs} sides={own} />
        <Row name={marginConflict.mine} note={marginConflict.typed} code={code} margins={typed} sides={mine.sides} />
      </tbody>
    </Table>
  )
}

interface RowProps {
  readonly name: string
  readonly note: string
  readonly code: MarginRow['priced']['price']['code']
  readonly margins: { readonly buy: string; readonly sell: string }
  readonly sides: BothSides | null
}

function Row({ name, note, code, margins, sides }: RowProps) {
  return (
    <tr className={styles.margins}>
      <th scope="row">
        {name}
        <br />
        <small>{note}</small>
      </th>
      {SIDES.map((side) => (
        <td key={side}>
          <span>{margins[side]}</span>
          <span className={styles.price}>{figure(sides?.[side] ?? null, code)}</span>
        </td>
      ))}
    </tr>
  )
}
