import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from './Icon.tsx'
import { circleAlert } from './icons.ts'
import styles from './Field.module.css'

interface FieldWords {
  readonly label: string
  /** Shown after the label in a quieter colour, for example "(isteğe bağlı)". */
  readonly beside?: ReactNode
  /** Explains how to fill in the field. */
  readonly hint?: ReactNode
  /** null means that nothing is wrong. */
  readonly mistake?: string | null | undefined
}

/** The attributes that connect a control to its label, hint and mistake. */
interface ControlProps {
  readonly id: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

interface FieldProps extends FieldWords {
  readonly children: (control: ControlProps) => ReactNode
}

/** A label and its control, with the hint and the mistake below. */
export function Field({ label, beside, hint = null, mistake = null, children }: FieldProps) {
  const id = useId()
  const [hintId, mistakeId] = [`${id}-hint`, `${id}-mistake`]
  const described = [...(hint === null ? [] : [hintId]), ...(mistake === null ? [] : [mistakeId])]
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        <span>{label}</span> {beside === undefined ? null : <span className={styles.beside}>{beside}</span>}
      </label>
      {children({ id, 'aria-invalid': mistake !== null, 'aria-describedby': described.join(' ') || undefined })}
      {hint === null ? null : (
        <p id={hintId} className="fine">
          {hint}
        </p>
      )}
      <Mistake id={mistakeId} text={mistake} />
    </div>
  )
}

/** The mistake of the control whose `aria-describedby` names this id; null draws nothing. */
export function Mistake({ id, text }: { readonly id: string; readonly text: string | null }) {
  return text === null ? null : (
    <p id={id} className={styles.mistake}>
      <Icon of={circleAlert} className={styles.icon} />
      <span>{text}</span>
    </p>
  )
}

type Own<Tag extends 'input' | 'textarea'> = FieldWords & Omit<ComponentProps<Tag>, 'id' | 'children'>

export function TextField({ label, beside, hint, mistake, ...input }: Own<'input'>) {
  return (
    <Field label={label} beside={beside} hint={hint} mistake={mistake}>
      {(control) => <input type="text" autoComplete="off" {...input} {...control} />}
    </Field>
  )
}

export function TextArea({ label, beside, hint, mistake, ...textarea }: Own<'textarea'>) {
  return (
    <Field label={label} beside={beside} hint={hint} mistake={mistake}>
      {(control) => <textarea {...textarea} {...control} />}
    </Field>
  )
}

interface TickProps extends Omit<ComponentProps<'input'>, 'className'> {
  readonly type?: 'checkbox' | 'radio'
}

/** A checkbox with its text. The whole line can be clicked. */
export function Tick({ type = 'checkbox', children, ...input }: TickProps) {
  return (
    <label className={styles.tick}>
      <input {...input} type={type} />
      <span>{children}</span>
    </label>
  )
}

interface FieldGroupProps extends Pick<ComponentProps<'fieldset'>, 'disabled' | 'children'> {
  readonly legend: string
  /** Shown after the legend in a quieter colour. */
  readonly beside?: string
}

/** A group of checkboxes with a label. */
export function FieldGroup({ legend, beside, disabled, children }: FieldGroupProps) {
  return (
    <fieldset className={styles.group} disabled={disabled}>
      <legend className={styles.label}>
        <span>{legend}</span> {beside === undefined ? null : <span className={styles.beside}>{beside}</span>}
      </legend>
      {children}
    </fieldset>
  )
}
