import { useState } from 'react'
import type { FactForm, FormField } from '#contract/panel/pages/facts-page.ts'
import { parseIban } from '#domain/iban.ts'
import { facts as copy, officeForms } from '../../copy/panel-office.ts'
import { FieldGroup, TextField, Tick } from '../../ui/Field.tsx'
import { ChangeForm } from '../parts/ChangeForm.tsx'
import { mistakeAt } from '../parts/ChangeNote.tsx'
import { FormActs } from '../parts/FormActs.tsx'
import { useChange } from '../parts/use-change.tsx'
import { ChangeList } from './ChangeList.tsx'
import styles from './FieldForm.module.css'

interface FieldFormProps {
  readonly form: FactForm
  /** The action that gets what a person typed. */
  readonly action: 'changeFields' | 'addBank'
  readonly version: number
  readonly onClose: () => void
}

/** A form of declared fields: first the fields, then a preview with old and new values, which the passkey confirms. */
export function FieldForm({ form: { title, fields }, action, version, onClose }: FieldFormProps) {
  const change = useChange(action, version, onClose)
  const { answer, reset } = change
  // Fields of a newer version must not replace what the person types.
  const [shown] = useState(fields)
  const [texts, setTexts] = useState(() => new Map(shown.map(({ path, text }) => [path, text])))
  const preview = answer?.kind === 'preview' ? answer : null
  const send = (replaces: boolean): void => {
    const mode = preview === null && !replaces ? 'preview' : 'publish'
    void change.publish((since) => ({ since, mode, texts: Object.fromEntries(texts) }), replaces)
  }
  return (
    <ChangeForm
      title={title}
      change={change}
      step={preview === null ? 1 : 2}
      isBeside={(path) => shown.some((field) => field.path === path && field.control.type !== 'choice')}
      onSend={send}
    >
      {preview === null ? (
        <>
          {shown.map((field) => (
            <DeclaredField
              key={field.path}
              field={field}
              text={texts.get(field.path) ?? ''}
              mistake={mistakeAt(answer, field.path)}
              onType={(text) => setTexts(new Map([...texts, [field.path, text]]))}
            />
          ))}
          <FormActs text={copy.next} back={onClose} />
        </>
      ) : (
        <>
          <p>{preview.byPasskey ? copy.changesByPasskey : copy.changes}</p>
          <ChangeList lines={preview.changes} />
          <FormActs text={officeForms.publish} back={reset} />
        </>
      )}
    </ChangeForm>
  )
}

interface DeclaredFieldProps {
  readonly field: FormField
  readonly text: string
  readonly mistake: string | undefined
  readonly onType: (text: string) => void
}

function DeclaredField({ field, text, mistake, onType }: DeclaredFieldProps) {
  const { path, label, hint, lang, isOptional, control } = field
  if (control.type === 'choice')
    return (
      <FieldGroup legend={label}>
        {control.choices.map((choice) => (
          <Tick key={choice} type="radio" name={path} checked={choice === text} onChange={() => onType(choice)}>
            {choice}
          </Tick>
        ))}
        {hint === null ? null : <p className="fine">{hint}</p>}
      </FieldGroup>
    )
  const isIban = control.type === 'iban'
  return (
    <TextField
      label={label}
      required={!isOptional}
      type={isIban ? 'text' : control.type}
      className={isIban ? styles.iban : undefined}
      lang={lang ?? undefined}
      dir={lang === null ? undefined : 'auto'}
      hint={hint}
      value={text}
      onChange={({ target }) => onType(target.value)}
      mistake={mistake ?? (isIban ? ibanMistake(text) : null)}
    />
  )
}

/** Returns the mistake in a complete IBAN; null means no mistake or an incomplete IBAN. */
function ibanMistake(text: string): string | null {
  if (text.replaceAll(/\s/g, '').length < IBAN_LENGTH) return null
  const iban = parseIban(text)
  return iban.ok ? null : copy.ibanMistakes[iban.error]
}

const IBAN_LENGTH = 26
