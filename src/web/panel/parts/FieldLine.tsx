import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import styles from './FieldLine.module.css'

interface FieldLineProps {
  readonly role?: 'search'
  readonly onSend: () => void
  /** The label of the button. */
  readonly send: string
  /** The field. */
  readonly children: ReactNode
}

/** A form of one field with its button in the same line. */
export function FieldLine({ role, onSend, send, children }: FieldLineProps) {
  return (
    <form
      role={role}
      className={styles.line}
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      {children}
      <Button kind="line" type="submit">
        {send}
      </Button>
    </form>
  )
}
