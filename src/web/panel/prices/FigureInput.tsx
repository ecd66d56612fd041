import type { ComponentProps } from 'react'
import styles from './FigureInput.module.css'

interface FigureInputProps extends Pick<ComponentProps<'input'>, 'enterKeyHint' | 'readOnly' | 'onKeyDown'> {
  readonly label: string
  readonly text: string
  readonly isWrong: boolean
  /** The id of the element that explains the mistake. */
  readonly wrongId: string
  readonly onType: (text: string) => void
}

/** A figure as typed text, without a frame of its own. */
export function FigureInput({ label, text, isWrong, wrongId, onType, ...rest }: FigureInputProps) {
  return (
    <input
      {...rest}
      className={styles.input}
      autoComplete="off"
      inputMode="decimal"
      aria-label={label}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? wrongId : undefined}
      value={text}
      onChange={({ target }) => onType(target.value)}
    />
  )
}
