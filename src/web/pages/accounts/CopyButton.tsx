import { useEffect, useRef } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { check, copy as copyIcon } from '../../ui/icons.ts'
import { selectText, useCopied } from '../../ui/use-copied.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { accounts } from './words.ts'
import styles from './CopyButton.module.css'

interface CopyButtonProps {
  /** The label, such as "IBAN". It is visible if the table's head is hidden. */
  readonly label: string
  /** The currency, such as "TL". It is only for screen readers, because the row shows it. */
  readonly currency?: string
  readonly value: string
  readonly shown?: string
  readonly onCopied: () => void
}

export function CopyButton({ label, currency, value, shown = value, onCopied }: CopyButtonProps) {
  const { state, copy } = useCopied(onCopied)
  const place = useRef<HTMLSpanElement>(null)
  const copied = state === 'copied'
  useEffect(() => {
    if (state === 'refused') selectText(place.current)
  }, [state])
  return (
    <button
      type="button"
      className={copied ? `${styles.button} ${styles.copied}` : styles.button}
      onClick={() => void copy(value)}
    >
      {currency !== undefined && (
        <>
          <VisuallyHidden>
            <span translate="no">{currency}</span>
          </VisuallyHidden>{' '}
        </>
      )}
      <VisuallyHidden only="from769">
        <span className={styles.label}>{label}</span>
      </VisuallyHidden>{' '}
      <span ref={place} className={styles.value} translate="no">
        {shown}
      </span>
      <VisuallyHidden>{accounts.copy}</VisuallyHidden>
      <Icon of={copied ? check : copyIcon} className={`${styles.icon} screen-only`} />
    </button>
  )
}
