import type { ReactNode } from 'react'

interface SheetProps {
  readonly title?: ReactNode
  /** Shown beside the title in a quieter colour. */
  readonly note?: ReactNode
  readonly className?: string
  readonly children?: ReactNode
}

/** A surface on the page: a table, a list or a form, with its heading. */
export function Sheet({ title, note = null, className, children }: SheetProps) {
  return (
    <section className={className === undefined ? 'sheet' : `sheet ${className}`}>
      {title === undefined ? null : (
        <h2>
          <span>{title}</span> {note === null ? null : <small>{note}</small>}
        </h2>
      )}
      {children}
    </section>
  )
}
