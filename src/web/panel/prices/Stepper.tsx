import type { ReactNode } from 'react'
import styles from './Stepper.module.css'

interface Step {
  /** The step on the button, for example "+0,10". */
  readonly text: string
  readonly label: string
  readonly onPress: () => void
}

interface StepperProps {
  readonly less: Step
  readonly more: Step
  readonly isWrong: boolean
  readonly isDisabled?: boolean
  /** The field with the figure. */
  readonly children: ReactNode
}

/** A figure with a button at each end, which changes it by one step. */
export function Stepper({ less, more, isWrong, isDisabled = false, children }: StepperProps) {
  return (
    <div className={isWrong ? `${styles.stepper} ${styles.wrong}` : styles.stepper}>
      <StepButton step={less} isDisabled={isDisabled} />
      {children}
      <StepButton step={more} isDisabled={isDisabled} />
    </div>
  )
}

function StepButton({ step: { text, label, onPress }, isDisabled }: { step: Step; isDisabled: boolean }) {
  return (
    <button type="button" className={styles.step} aria-label={label} disabled={isDisabled} onClick={onPress}>
      {text}
    </button>
  )
}
