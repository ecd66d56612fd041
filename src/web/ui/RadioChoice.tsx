import { type ReactNode, useId } from 'react'
import styles from './RadioChoice.module.css'

interface RadioChoiceProps {
  legend: string
  /** Of the field, and the id of its form where it stands elsewhere on the page. */
  name: string
  form?: string
  options: readonly { readonly value: string; readonly label: ReactNode }[]
  first: string
  /** Two halves of one control, or each by itself. */
  look: 'joined' | 'apart'
  children?: ReactNode
}

export function RadioChoice({ legend, name, form, options, first, look, children }: RadioChoiceProps) {
  const id = useId()
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      <div className={styles[look]}>
        {options.map(({ value, label }) => (
          <div key={value} className={styles.option}>
            <input
              id={`${id}-${value}`}
              type="radio"
              form={form}
              name={name}
              value={value}
              defaultChecked={value === first}
            />
            <label htmlFor={`${id}-${value}`}>{label}</label>
          </div>
        ))}
      </div>
      {children}
    </fieldset>
  )
}
