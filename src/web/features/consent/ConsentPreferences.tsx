import { useState } from 'react'
import type { ConsentWords } from '../../copy/consent.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { check } from '../../ui/icons.ts'
import { type Preferences, savePreferences } from './consent-choice.ts'
import styles from './ConsentPreferences.module.css'

interface ConsentPreferencesProps {
  words: ConsentWords['dialog']
  stored: Preferences
  onDone: () => void
}

/** The toggles start with the stored values. Changes are stored only when the visitor saves. */
export function ConsentPreferences({ words: copy, stored, onDone }: ConsentPreferencesProps) {
  const [preferences, setPreferences] = useState(stored)
  const save = () => {
    savePreferences(preferences)
    onDone()
  }
  return (
    <>
      <div>
        <div className={styles.row}>
          <b>{copy.essential.title}</b>
          <p>{copy.essential.text}</p>
          <span className={styles.control}>
            <Chip kind="live" icon={check}>
              {copy.essential.state}
            </Chip>
          </span>
        </div>
        {(['analytics', 'advertising'] as const).map((name) => (
          <div key={name} className={styles.row}>
            <b id={`consent-${name}`}>{copy[name].title}</b>
            <p id={`consent-${name}-text`}>{copy[name].text}</p>
            <button
              type="button"
              role="switch"
              aria-checked={preferences[name]}
              aria-labelledby={`consent-${name}`}
              aria-describedby={`consent-${name}-text`}
              className={`${styles.switch} ${styles.control}`}
              onClick={() => setPreferences({ ...preferences, [name]: !preferences[name] })}
            />
          </div>
        ))}
      </div>
      <div className={styles.actions}>
        <Button kind="line" onClick={onDone}>
          {copy.cancel}
        </Button>
        <Button onClick={save}>{copy.save}</Button>
      </div>
    </>
  )
}
