import { type ReactNode, useId } from 'react'
import { Fold } from './Fold.tsx'
import styles from './Questions.module.css'

/** Frequently asked questions; each one unfolds its answer. */
export function Questions({
  title,
  className = '',
  children,
}: {
  title: string
  className?: string
  children: ReactNode
}) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={className}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <div className={styles.list}>{children}</div>
    </section>
  )
}

export function FoldedQuestion({
  text,
  open = false,
  children,
}: {
  text: string
  open?: boolean
  children: ReactNode
}) {
  return (
    <Fold text={text} open={open} className={styles.question}>
      <p>{children}</p>
    </Fold>
  )
}
