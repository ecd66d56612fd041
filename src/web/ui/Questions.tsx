import type { ReactNode } from 'react'
import { Fold } from './Fold.tsx'
import { TitledSection } from './Section.tsx'
import styles from './Questions.module.css'

/** Frequently asked questions; each one unfolds its answer. */
export function Questions({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <TitledSection title={title} titleClass="subtitle" className={className}>
      <div className={styles.list}>{children}</div>
    </TitledSection>
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
