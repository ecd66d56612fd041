import { type ReactNode, useId } from 'react'
import styles from './Section.module.css'

interface SectionProps {
  title?: string
  lead?: string
  /** The id for links to the section. */
  id?: string | undefined
  /** A name for a section without a visible title. */
  label?: string
  /** Space above: `close` after the page's head; `closer` is almost none on phones; `none` after another section. */
  top?: 'full' | 'close' | 'closer' | 'none'
  children: ReactNode
}

export function Section({ title, lead, label, id, top = 'full', children }: SectionProps) {
  const titleId = useId()
  // A section without a name is not a landmark, so a `div` provides only the spacing.
  const Part = title === undefined && label === undefined ? 'div' : 'section'
  return (
    <Part
      id={id}
      className={top === 'full' ? styles.section : `${styles.section} ${styles[top]}`}
      aria-label={label}
      aria-labelledby={title === undefined ? undefined : titleId}
    >
      <div className="wrap">
        {title === undefined ? null : (
          <div className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            {lead === undefined ? null : <p className="lead">{lead}</p>}
          </div>
        )}
        {children}
      </div>
    </Part>
  )
}

interface TitledSectionProps {
  readonly title: ReactNode
  readonly titleClass?: string | undefined
  readonly id?: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A part of a page that its own heading names. */
export function TitledSection({ title, titleClass, children, ...section }: TitledSectionProps) {
  const titleId = useId()
  return (
    <section {...section} aria-labelledby={titleId}>
      <h2 id={titleId} className={titleClass}>
        {title}
      </h2>
      {children}
    </section>
  )
}
