import { type InputEvent, type ReactNode, useRef } from 'react'
import type { FigureStyle } from '#contract/languages.ts'
import { TURKISH } from '../format/format.ts'
import { groupTypedIn } from './amount-typing.ts'
import { Field } from './Field.tsx'
import styles from './AmountBox.module.css'

interface AmountBoxProps {
  label: string
  name: string
  text: string
  placeholder?: string | undefined
  /** The text of the mistake; null means none. */
  mistake: string | null
  /** True if the current text is wider than the box on a small phone. */
  isLong?: boolean
  /** Explains how to write amounts. A mistake replaces the hint. */
  hint?: string | null
  figures?: FigureStyle | undefined
  children: ReactNode
}

/** A field for a figure, in a box with its unit. Thousands are grouped during typing. */
export function AmountBox({
  label,
  name,
  text,
  placeholder,
  mistake,
  isLong = false,
  hint = null,
  figures = TURKISH,
  children,
}: AmountBoxProps) {
  const hasPoints = useRef(false)
  const group = ({ currentTarget: field, nativeEvent: { inputType, data } }: InputEvent<HTMLInputElement>): void => {
    const typed = { text: field.value, caret: field.selectionStart ?? field.value.length, hasPoints: hasPoints.current }
    const next = groupTypedIn(figures, typed, { inputType, data })
    hasPoints.current = next.hasPoints
    if (next.text !== field.value) {
      field.value = next.text
      field.setSelectionRange(next.caret, next.caret)
    }
  }
  return (
    <Field label={label} mistake={mistake} hint={mistake === null ? hint : null}>
      {(control) => (
        <div className={styles.box}>
          <input
            {...control}
            name={name}
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="done"
            className={isLong ? styles.long : undefined}
            defaultValue={text}
            placeholder={placeholder}
            translate="no"
            onInput={group}
          />
          {children}
        </div>
      )}
    </Field>
  )
}

interface SelectBoxProps {
  label: string
  name: string
  first: string
  /** The text of the mistake; null means none. */
  mistake: string | null
  children: ReactNode
}

/** A select in a box that looks like the box of an amount. */
export function SelectBox({ label, name, first, mistake, children }: SelectBoxProps) {
  return (
    <Field label={label} mistake={mistake}>
      {(control) => (
        <select {...control} name={name} defaultValue={first}>
          {children}
        </select>
      )}
    </Field>
  )
}
