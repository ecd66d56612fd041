import type { KeyboardEvent } from 'react'
import type { InstrumentId } from '#domain/instrument.ts'
import { marginFields } from '../../copy/panel-margins.ts'
import { FigureInput } from './FigureInput.tsx'
import { steppedText, withOtherSign } from './margin-steps.ts'
import styles from './MarginField.module.css'

interface MarginFieldProps {
  readonly className?: string | undefined
  readonly code: InstrumentId
  readonly text: string
  /** For example "USD alış payı". */
  readonly label: string
  readonly isWrong: boolean
  /** The id of the element that explains the mistake. */
  readonly wrongId: string
  /** True while the margin is being published. */
  readonly isLocked: boolean
  readonly onType: (text: string) => void
  /** Enter never publishes: it moves the focus to the button that does. */
  readonly onEnter: () => void
}

/** A margin as typed text. The field never reformats the text; arrow keys change the margin by one step. */
export function MarginField(props: MarginFieldProps) {
  const { className, code, text, label, isWrong, wrongId, isLocked, onType, onEnter } = props
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') onEnter()
    else if (event.key === 'ArrowUp') onType(steppedText(text, 1, code))
    else if (event.key === 'ArrowDown') onType(steppedText(text, -1, code))
    else return
    event.preventDefault()
  }
  return (
    <span className={className === undefined ? styles.field : `${styles.field} ${className}`}>
      {/* The decimal keyboard of a phone has no minus sign. */}
      <button
        type="button"
        className={styles.sign}
        disabled={isLocked}
        aria-label={marginFields.sign(label)}
        onClick={() => onType(withOtherSign(text))}
      >
        ±
      </button>
      <FigureInput
        enterKeyHint="next"
        label={label}
        text={text}
        isWrong={isWrong}
        wrongId={wrongId}
        readOnly={isLocked}
        onType={onType}
        onKeyDown={isLocked ? undefined : onKeyDown}
      />
    </span>
  )
}
