import { useId } from 'react'
import type { ContactFailure, ContactField } from '#contract/contact-message.ts'
import { contactForm, failureText } from '../../copy/contact.ts'
import { Icon } from '../../ui/Icon.tsx'
import { circleAlert } from '../../ui/icons.ts'
import styles from './Field.module.css'

interface FieldProps {
  readonly name: ContactField
  readonly failure: ContactFailure | undefined
  readonly readOnly: boolean
  /** What was typed before the visitor walked to another page, or sent the form without scripts. */
  readonly draft: string | undefined
  /** A visitor whom no script leads to the first mistake starts at it. */
  readonly startsHere: boolean
}

/** What each field asks of the browser; `noValidate` leaves the judging to the shared schema. */
const CONTROLS = {
  name: { type: 'text', autoComplete: 'name', required: true },
  email: { type: 'email', autoComplete: 'email', required: true },
  phone: { type: 'tel', autoComplete: 'tel', required: false },
  subject: { type: 'text', autoComplete: 'off', required: true },
} as const

/** A label, its control, and below it the hint, or the error in the hint's place. */
export function Field({ name, failure, readOnly, draft, startsHere }: FieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  const hint = name === 'phone' ? contactForm.phoneHint : undefined
  const noted = failure !== undefined || hint !== undefined
  const shared = {
    id,
    name,
    readOnly,
    defaultValue: draft,
    autoFocus: startsHere,
    'aria-invalid': failure !== undefined,
    'aria-describedby': noted ? noteId : undefined,
  }
  return (
    <div className={failure === undefined ? styles.field : `${styles.field} ${styles.bad}`}>
      <label htmlFor={id}>
        {contactForm.labels[name]} {name === 'phone' && <span>{contactForm.optional}</span>}
      </label>
      {name === 'message' ? <textarea {...shared} rows={5} required /> : <input {...shared} {...CONTROLS[name]} />}
      {failure !== undefined && (
        <p id={noteId} className={styles.failure}>
          <Icon of={circleAlert} className={styles.icon} />
          <span>{failureText(name, failure)}</span>
        </p>
      )}
      {failure === undefined && hint !== undefined && (
        <p id={noteId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
