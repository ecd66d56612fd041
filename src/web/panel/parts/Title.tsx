import type { ReactNode } from 'react'
import styles from './Title.module.css'

export function Title({ heading, lead, isSecond = false, children }: TitleProps) {
  const Heading = isSecond ? 'h2' : 'h1'
  return (
    <header className={styles.title}>
      <div>
        <Heading>{heading}</Heading>
        {lead === undefined ? null : <p>{lead}</p>}
      </div>
      {children}
    </header>
  )
}

interface TitleProps {
  readonly heading: string
  readonly lead?: string
  /** True if another heading is the page's `h1`. */
  readonly isSecond?: boolean
  readonly children?: ReactNode
}
