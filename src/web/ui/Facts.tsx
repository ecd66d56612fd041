import type { ReactNode } from 'react'
import styles from './Facts.module.css'

interface FactsProps {
  /** `open` has lines above and below; `sheet` fills a sheet. */
  readonly look?: 'open' | 'sheet'
  /** True if a list with a closing line is directly above. */
  readonly follows?: boolean
  readonly children: ReactNode
}

/** A list of names and values. */
export function Facts({ look = 'open', follows = false, children }: FactsProps) {
  return <dl className={`${styles.facts} ${styles[look]}${follows ? ` ${styles.after}` : ''}`}>{children}</dl>
}

interface FactProps {
  readonly name: string
  /** True if the value has the full width, below its name. */
  readonly isLong?: boolean
  readonly children: ReactNode
}

/** One line of `Facts` in a sheet. */
export function Fact({ name, isLong = false, children }: FactProps) {
  return (
    <div className={isLong ? styles.long : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
