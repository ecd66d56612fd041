import type { ReactNode } from 'react'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './Table.module.css'

export type Column =
  | string
  | {
      readonly text: ReactNode
      /** True for a heading that only screen readers read. */
      readonly hidden?: boolean
      readonly className?: string | undefined
    }

interface TableHeadProps {
  /** The caption for screen readers. Leave it out if a heading says the same. */
  readonly caption?: string | undefined
  readonly columns: readonly Column[]
}

interface TableProps extends TableHeadProps {
  readonly className?: string | undefined
  /** The `<tbody>` elements. */
  readonly children: ReactNode
}

/** A table of figures that fills its sheet. Rules of `className` override those of the kit. */
export function Table({ caption, columns, className, children }: TableProps) {
  return (
    <table className={className === undefined ? styles.table : `${styles.table} ${className}`}>
      <TableHead caption={caption} columns={columns} />
      {children}
    </table>
  )
}

export function TableHead({ caption, columns }: TableHeadProps) {
  return (
    <>
      {caption === undefined ? null : (
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
      )}
      <thead className={`${styles.head} label-font`}>
        <tr>
          {columns.map((column, place) => {
            const { text, hidden = false, className } = typeof column === 'string' ? { text: column } : column
            return (
              // oxlint-disable-next-line react/no-array-index-key -- the order of columns never changes
              <th key={place} scope="col" className={className}>
                {hidden ? <VisuallyHidden>{text}</VisuallyHidden> : text}
              </th>
            )
          })}
        </tr>
      </thead>
    </>
  )
}
