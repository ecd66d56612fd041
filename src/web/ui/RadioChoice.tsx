import { type ReactNode, useId } from 'react'
import { DEAL_NAMES } from '#contract/question-names.ts'
import type { Deal } from '#domain/deal.ts'
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

const DEALS = ['sell', 'buy'] as const satisfies Deal[]

interface DealChoiceProps {
  name: string
  words: { readonly legend: string } & Readonly<Record<Deal, { readonly name: string; readonly note: string }>>
  first: Deal
}

/** Whether a visitor sells or buys, as the first question of a calculator. */
export function DealChoice({ name, words, first }: DealChoiceProps) {
  const options = DEALS.map((deal) => ({
    value: DEAL_NAMES[deal],
    label: (
      <>
        <b>{words[deal].name}</b> <small>{words[deal].note}</small>
      </>
    ),
  }))
  return <RadioChoice legend={words.legend} name={name} options={options} first={DEAL_NAMES[first]} look="joined" />
}
