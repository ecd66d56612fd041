import { type ReactNode, useId } from 'react'
import type { SlipFrameProps } from './sum-family.ts'
import sheet from '../../ui/Sheet.module.css'
import styles from '../../ui/Slip.module.css'

/** The frame of an answer without a banknote's ornament. */
export function SlipSheet({
  title,
  tag,
  foot,
  children,
}: Pick<SlipFrameProps, 'title' | 'foot' | 'children'> & { tag?: ReactNode }) {
  const id = useId()
  return (
    <section className={`${sheet.sheet} ${styles.plain}`} aria-labelledby={id}>
      <h3>
        <span id={id}>{title}</span>
        {tag}
      </h3>
      {children}
      {foot}
    </section>
  )
}
