import { type InputEvent, type ReactNode, useId, useRef } from 'react'
import { groupTyped } from './amount-typing.ts'
import { Icon } from './Icon.tsx'
import { circleAlert } from './icons.ts'
import styles from './AmountBox.module.css'

interface AmountBoxProps {
  label: string
  name: string
  text: string
  placeholder?: string
  /** In words; null: none. */
  mistake: string | null
  /** What stands there now is wider than the box of a small phone. */
  isLong?: boolean
  /** How amounts may be written. */
  hint?: string | null
  children: ReactNode
}

/** A figure to type, in a box that it shares with what it is of. Thousands are grouped while somebody types. */
export function AmountBox({
  label,
  name,
  text,
  placeholder,
  mistake,
  isLong = false,
  hint = null,
  children,
}: AmountBoxProps) {
  const id = useId()
  const noteId = `${id}-note`
  const hasPoints = useRef(false)
  const group = ({ currentTarget: field, nativeEvent: { inputType, data } }: InputEvent<HTMLInputElement>): void => {
    const typed = { text: field.value, caret: field.selectionStart ?? field.value.length, hasPoints: hasPoints.current }
    const next = groupTyped(typed, { inputType, data })
    hasPoints.current = next.hasPoints
    if (next.text !== field.value) {
      field.value = next.text
      field.setSelectionRange(next.caret, next.caret)
    }
  }
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={mistake === null ? styles.box : `${styles.box} ${styles.bad}`}>
        <input
          id={id}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          className={isLong ? styles.long : undefined}
          defaultValue={text}
          placeholder={placeholder}
          translate="no"
          aria-invalid={mistake !== null}
          aria-describedby={mistake !== null || hint !== null ? noteId : undefined}
          onInput={group}
        />
        {children}
      </div>
      {mistake !== null && <MistakeNote id={noteId} text={mistake} />}
      {mistake === null && hint !== null && (
        <p id={noteId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}

interface SelectBoxProps {
  label: string
  name: string
  first: string
  /** In words; null: none. */
  mistake: string | null
  children: ReactNode
}

/** One of a list, in a box that looks like that of an amount. */
export function SelectBox({ label, name, first, mistake, children }: SelectBoxProps) {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={styles.select}
        name={name}
        defaultValue={first}
        aria-invalid={mistake !== null}
        aria-describedby={mistake === null ? undefined : noteId}
      >
        {children}
      </select>
      {mistake !== null && <MistakeNote id={noteId} text={mistake} />}
    </div>
  )
}

function MistakeNote({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} className={styles.mistake}>
      <Icon of={circleAlert} className={styles.icon} />
      <span>{text}</span>
    </p>
  )
}
