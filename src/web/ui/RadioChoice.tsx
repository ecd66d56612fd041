import { type ReactNode, useId } from 'react'
import { DEAL_NAMES } from '#contract/question-names.ts'
import type { Deal } from '#domain/deal.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './RadioChoice.module.css'

interface RadioChoiceProps {
  legend: ReactNode
  /** The name of the field. `form` is the id of its form if the field is outside of it. */
  name: string
  form?: string
  options: readonly { readonly value: string; readonly label: ReactNode; readonly note?: string | undefined }[]
  first: string
  /** If given, the parent stores the choice and passes it as `first`; otherwise the browser stores it. */
  onChoose?: (value: string) => void
  /** `joined` draws the options as one control, `apart` draws separate ones. */
  variant: 'joined' | 'apart'
  /** True if a heading above already has the text of the legend. */
  isTitled?: boolean
  children?: ReactNode
}

/** A group of options side by side, with one chosen. */
export function RadioChoice(props: RadioChoiceProps) {
  const { legend, name, form, options, first, onChoose, variant, isTitled = false, children } = props
  const id = useId()
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{isTitled ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}</legend>
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

/** The first question of a calculator: whether the visitor sells or buys. */
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
