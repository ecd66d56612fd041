import type { ReactNode, RefObject } from 'react'
import { Icon } from './Icon.tsx'
import { plus } from './icons.ts'
import styles from './Fold.module.css'

interface FoldProps {
  text: string
  open?: boolean
  className: string | undefined
  ref?: RefObject<HTMLDetailsElement | null>
  children: ReactNode
}

export function Fold({ text, open = false, className, ref, children }: FoldProps) {
  return (
    <details ref={ref} open={open} className={`${styles.fold} ${className}`}>
      <summary>
        <span>{text}</span>
        <Icon of={plus} className={`${styles.icon} screen-only`} />
      </summary>
      {children}
    </details>
  )
}
