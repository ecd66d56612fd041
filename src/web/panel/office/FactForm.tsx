import { useState } from 'react'
import type { FactsPage } from '#contract/panel/office-pages.ts'
import { parseIban } from '#domain/iban.ts'
import { facts as copy, officeForms } from '../../copy/panel-office.ts'
import { TextField } from '../../ui/Field.tsx'
import { ChangeForm } from '../parts/ChangeForm.tsx'
import { mistakeAt } from '../parts/ChangeNote.tsx'
import { FormActs } from '../parts/FormActs.tsx'
import { useChange } from '../parts/use-change.tsx'
import { factFields, type FactPlace, typedFact } from './fact-fields.ts'

interface FactFormProps {
  readonly page: FactsPage
  readonly place: FactPlace
  readonly title: string
  readonly onClose: () => void
}

/** The form of one fact: first its fields, then a preview with old and new values, which the passkey confirms. */
export function FactForm({ page, place, title, onClose }: FactFormProps) {
  const change = useChange('changeFact', page.version, onClose)
  const { answer, reset } = change
  const [fields] = useState(() => factFields(place, page))
  const [texts, setTexts] = useState(() => new Map(fields.map(({ name, value }) => [name, value])))
  const textOf = (name: string): string => texts.get(name) ?? ''
  const preview = answer?.kind === 'preview' ? answer : null
  const send = (replaces: boolean): void => {
    const mode = preview === null && !replaces ? 'preview' : 'publish'
    void change.publish((since) => ({ since, mode, typed: typedFact(place, textOf) }), replaces)
  }
  return (
    <ChangeForm
      title={title}
      change={change}
      step={preview === null ? 1 : 2}
      isBeside={(field) => fields.some(({ path }) => path === field)}
      onSend={send}
    >
      {preview === null ? (
        <>
          {fields.map(({ name, path, label, hint, type, lang, optional = false }) => (
            <TextField
              key={name}
              label={label}
              required={!optional}
              type={type ?? 'text'}
              className={name.startsWith('iban.') ? 'iban' : undefined}
              lang={lang}
              dir={lang === undefined ? undefined : 'auto'}
              hint={hint}
              value={textOf(name)}
              onChange={({ target }) => setTexts(new Map([...texts, [name, target.value]]))}
              mistake={mistakeAt(answer, path) ?? ibanMistake(name, textOf(name))}
            />
          ))}
          <FormActs text={copy.next} back={onClose} />
        </>
      ) : (
        <>
          <p>{preview.byPasskey ? copy.changesByPasskey : copy.changes}</p>
          <ul className="changes">
            {preview.changes.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <FormActs text={officeForms.publish} back={reset} />
        </>
      )}
    </ChangeForm>
  )
}

/** Returns the mistake in a complete IBAN; null means no mistake, an incomplete IBAN or another field. */
function ibanMistake(name: string, text: string): string | null {
  if (!name.startsWith('iban.') || text.replaceAll(/\s/g, '').length < IBAN_LENGTH) return null
  const iban = parseIban(text)
  return iban.ok ? null : copy.ibanMistakes[iban.error]
}

const IBAN_LENGTH = 26
