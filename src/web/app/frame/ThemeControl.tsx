import { useSyncExternalStore } from 'react'
import { theme as copy } from '../../copy/frame.ts'
import { chooseTheme, readTheme, subscribeToTheme, type ThemeChoice } from './theme-choice.ts'
import styles from './ThemeControl.module.css'

const CHOICES = ['system', 'light', 'dark'] as const

const BEFORE_HYDRATION = (): ThemeChoice => 'system'

export function ThemeControl() {
  const chosen = useSyncExternalStore(subscribeToTheme, readTheme, BEFORE_HYDRATION)
  return (
    <span className={styles.control} role="group" aria-label={copy.group}>
      {CHOICES.map((choice) => (
        <button key={choice} type="button" aria-pressed={choice === chosen} onClick={() => chooseTheme(choice)}>
          {copy[choice]}
        </button>
      ))}
    </span>
  )
}
