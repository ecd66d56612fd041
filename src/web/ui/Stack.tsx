import type { ComponentProps, ReactNode } from 'react'
import styles from './Stack.module.css'

/** Blocks below each other. The document sets the space between them, `--gap`. */
export function Stack(props: Omit<ComponentProps<'div'>, 'className' | 'style'>) {
  return <div {...props} className={styles.stack} />
}

interface ColumnsProps {
  /** True if both columns are equally wide; otherwise the first one is wider. */
  readonly isEven?: boolean
  /** One element for each column. The blocks in it are stacked. */
  readonly children: ReactNode
}

/** Two stacks below each other; side by side in wide windows. */
export function Columns({ isEven = false, children }: ColumnsProps) {
  return <div className={isEven ? `${styles.columns} ${styles.even}` : styles.columns}>{children}</div>
}
