import type { ComponentProps, ReactNode } from 'react'
import fine from './Fine.module.css'
import styles from './PanelSheet.module.css'

interface SheetProps {
  readonly title?: ReactNode
  /** Shown beside the title in a quieter colour. */
  readonly note?: ReactNode
  readonly role?: 'alert' | 'status' | undefined
  readonly className?: string | undefined
  readonly children?: ReactNode
}

/** A surface on the page: a table, a list or a form, with its heading. */
export function Sheet({ title, note = null, role, className, children }: SheetProps) {
  return (
    <section className={className === undefined ? styles.sheet : `${styles.sheet} ${className}`} role={role}>
      {title === undefined ? null : (
        <h2 className={styles.head}>
          <span>{title}</span> {note === null ? null : <small>{note}</small>}
        </h2>
      )}
      {children}
    </section>
  )
}

interface SheetPartProps {
  /** True if a table or a list is above, so that a line separates the part from it. */
  readonly isRuled?: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Padded content of a sheet. Parts that follow each other have a line between them. */
export function SheetPart({ isRuled = false, className, children }: SheetPartProps) {
  return <div className={[styles.part, isRuled && styles.ruled, className].filter(Boolean).join(' ')}>{children}</div>
}

/** A form that is a part of a sheet. */
export function SheetForm(props: Omit<ComponentProps<'form'>, 'className' | 'style'>) {
  return <form {...props} className={styles.part} />
}

interface SheetTextProps extends Pick<SheetPartProps, 'isRuled' | 'children'> {
  readonly role?: 'status'
}

/** Small print that is a part of a sheet. */
export function SheetText({ isRuled = false, role, children }: SheetTextProps) {
  return (
    <p className={`fine ${fine.fine} ${styles.part}${isRuled ? ` ${styles.ruled}` : ''}`} role={role}>
      {children}
    </p>
  )
}
