import type { ReactNode } from 'react'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './Table.module.css'

export type Column =
  | string
  | {
      /** null means that the column needs no heading, for example because it has arrows. */
      readonly text: ReactNode
      /** True for a heading that only screen readers read. */
      readonly hidden?: boolean
      /** A second line below the heading. */
      readonly note?: string | undefined
      readonly className?: string | undefined
    }

interface TableHeadProps {
  /** The caption for screen readers. Leave it out if a heading says the same. */
  readonly caption?: string | undefined
  /** An empty list means that the rows need no headings. */
  readonly columns: readonly Column[]
  /** True for quiet headings on the surface of the table, without a band. */
  readonly isPlain?: boolean
}

interface TableProps extends TableHeadProps {
  readonly className?: string | undefined
  /** The `<tbody>` elements. */
  readonly children: ReactNode
}

/** A table of figures that fills its sheet. Rules of `className` override those of the kit. */
export function Table({ className, children, ...head }: TableProps) {
  return (
    <table className={className === undefined ? styles.table : `${styles.table} ${className}`}>
      <TableHead {...head} />
      {children}
    </table>
  )
}

export function TableHead({ caption, columns, isPlain = false }: TableHeadProps) {
  return (
    <>
      {caption === undefined ? null : (
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
      )}
      {columns.length === 0 ? null : (
        <thead className={isPlain ? styles.plain : `${styles.head} label-font`}>
          <tr>
            {columns.map((column, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- the order of columns never changes
              <ColumnHead key={place} column={column} />
            ))}
          </tr>
        </thead>
      )}
    </>
  )
}

function ColumnHead({ column }: { column: Column }) {
  const { text, hidden = false, note, className } = typeof column === 'string' ? { text: column } : column
  if (text === null) return <td className={className} aria-hidden="true" />
  return (
    <th scope="col" className={className}>
      {hidden ? <VisuallyHidden>{text}</VisuallyHidden> : text}
      {note === undefined ? null : <small>{` ${note}`}</small>}
    </th>
  )
}
