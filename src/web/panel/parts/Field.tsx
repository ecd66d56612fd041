import { type ComponentProps, type ReactNode, useId } from 'react'
import type { Outcome } from '#contract/panel/frame.ts'
import { circleAlert } from '../../ui/icons.ts'
import { Icon } from './Icon.tsx'

interface FieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  readonly name: string
  readonly label: string
  readonly hint?: ReactNode
  readonly outcome: Outcome | null
}

/** A field of one line, with what is wrong in it. */
export function Field({ label, hint, outcome, ...input }: FieldProps) {
  const id = useId()
  const mistakes = mistakesIn(input.name, outcome)
  const described = [...(hint === undefined ? [] : [`${id}-hint`]), ...(mistakes.length === 0 ? [] : [`${id}-wrong`])]
  return (
    <div className={mistakes.length === 0 ? 'fld' : 'fld bad'}>
      <label htmlFor={id}>{label}</label>
      <input
        type="text"
        autoComplete="off"
        {...input}
        id={id}
        aria-invalid={mistakes.length > 0 ? true : undefined}
        aria-describedby={described.length === 0 ? undefined : described.join(' ')}
      />
      {hint === undefined ? null : (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <Mistakes id={`${id}-wrong`} texts={mistakes} />
    </div>
  )
}

/** What was refused of one field, in words. */
export function mistakesIn(field: string, outcome: Outcome | null): readonly string[] {
  if (outcome?.kind !== 'refused') return []
  return outcome.fields.filter((mistake) => mistake.field === field).map(({ text }) => text)
}

/** Under the field that names it by `id`; nothing where there is no text. */
export function Mistakes({ id, texts }: { id: string; texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <p className="er" id={id}>
      <Icon of={circleAlert} />
      <span>{texts.join(' ')}</span>
    </p>
  )
}
