import type { ReactNode } from 'react'
import type { FactForm } from '#contract/panel/pages/facts-page.ts'
import { facts as copy, officeForms } from '../../copy/panel-office.ts'
import { Button } from '../../ui/Button.tsx'
import { Table } from '../../ui/Table.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Sheet } from '../parts/Sheet.tsx'
import { Unbroken } from '../parts/Unbroken.tsx'
import styles from './FactTable.module.css'
import table from './OfficeTable.module.css'

/** A fact with its values, and the buttons that open its forms. */
export interface FactRow extends Omit<FactForm, 'fields'> {
  readonly acts: readonly { readonly text: string; readonly onPress: () => void }[]
}

interface FactTableProps {
  readonly title: string
  readonly rows: readonly FactRow[]
  /** True if the person may change the facts. */
  readonly isEditor: boolean
  /** Shown below the table, in the same sheet. */
  readonly after: ReactNode
}

export function FactTable({ title, rows, isEditor, after }: FactTableProps) {
  return (
    <Sheet title={title} note={copy.atOnce}>
      <Table className={`${table.table} ${styles.facts}`} caption={title} columns={[]}>
        <tbody>
          {rows.map(({ title: name, values, note, acts }) => (
            <tr key={name}>
              <th scope="row">
                <small>{name}</small>
                {values.map(({ label, text }) => (
                  <span key={label ?? text}>
                    {label === null ? null : <small>{label}: </small>}
                    <Unbroken text={text} />
                  </span>
                ))}
                {note === null ? null : <small>{note}</small>}
              </th>
              <td>
                {isEditor
                  ? acts.map(({ text, onPress }) => (
                      <Button key={text} kind="text" onClick={onPress}>
                        {text}
                        <VisuallyHidden>{officeForms.of(name)}</VisuallyHidden>
                      </Button>
                    ))
                  : null}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {after}
    </Sheet>
  )
}
