import { type ReactNode, useId } from 'react'
import { DEAL_NAMES } from '#contract/question-names.ts'
import type { Deal } from '#domain/deal.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './RadioChoice.module.css'

interface RadioChoiceProps {
  legend: string
  /** Of the field, and the id of its form where it stands elsewhere on the page. */
  name: string
  form?: string
  options: readonly { readonly value: string; readonly label: ReactNode; readonly note?: string | undefined }[]
  first: string
  /** If given, its owner holds what is chosen, and `first` is that. Otherwise the browser does. */
  onChoose?: (value: string) => void
  /** Parts of one control, or each by itself. */
  variant: 'joined' | 'apart'
  /** A heading above says the same as the legend. */
  isTitled?: boolean
  children?: ReactNode
}

/** A few answers side by side, of which one is chosen. */
export function RadioChoice(props: RadioChoiceProps) {
  const { legend, name, form, options, first, onChoose, variant, isTitled = false, children } = props
  const id = useId()
  return (
    <fieldset className={styles.choice}>
      <legend>{isTitled ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}</legend>
      <div className={styles[variant]}>
        {options.map(({ value, label, note }) => (
          <div key={value} className={styles.option}>
            <input
              id={`${id}-${value}`}
              type="radio"
              form={form}
              name={name}
              value={value}
              {...(onChoose === undefined
                ? { defaultChecked: value === first }
                : { checked: value === first, onChange: () => onChoose(value) })}
            />
            <label htmlFor={`${id}-${value}`}>
              <span>{label}</span> {note === undefined ? null : <small>{note}</small>}
            </label>
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
  isTitled?: boolean
}

/** Whether a visitor sells or buys, as the first question of a calculator. */
export function DealChoice({ name, words, first, isTitled = false }: DealChoiceProps) {
  const options = DEALS.map((deal) => ({
    value: DEAL_NAMES[deal],
    label: <b>{words[deal].name}</b>,
    note: words[deal].note,
  }))
  return (
    <RadioChoice
      legend={words.legend}
      name={name}
      options={options}
      first={DEAL_NAMES[first]}
      variant="joined"
      isTitled={isTitled}
    />
  )
}
