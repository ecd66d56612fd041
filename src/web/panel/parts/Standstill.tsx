import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import type { IconPath } from '../../ui/icons.ts'
import { Sheet } from './Sheet.tsx'
import styles from './Standstill.module.css'

interface StandstillProps {
  readonly icon: IconPath
  readonly heading: string
  /** True if the page has no other `h1`. */
  readonly isTitle?: boolean
  /** The circumstances (start, person), then the consequence. Either may be empty. */
  readonly texts: readonly [string, string]
  /** True if the server is silent: the note is red, and screen readers announce it at once. */
  readonly isLost?: boolean
  /** Buttons or links that help. */
  readonly children: ReactNode
}

/** Reports that a price is not sold, or that its state is unknown. */
export function Standstill({ icon, heading, isTitle = false, texts, isLost = false, children }: StandstillProps) {
  const Heading = isTitle ? 'h1' : 'b'
  return (
    <Sheet
      className={`${styles.standstill} ${isLost ? styles.lost : styles.halted}`}
      role={isLost ? 'alert' : 'status'}
    >
      <div className={styles.text}>
        <Icon of={icon} />
        <div>
          <Heading className={styles.heading}>{heading}</Heading>
          <small>
            <span>{texts[0]}</span> <span>{texts[1]}</span>
          </small>
        </div>
      </div>
      {children}
    </Sheet>
  )
}
