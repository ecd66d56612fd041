import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import type { PanelFrame } from '#contract/panel/frame.ts'

interface PanelFormProps extends Pick<ComponentProps<'form'>, 'id' | 'className' | 'ref' | 'onInput'> {
  readonly frame: Pick<PanelFrame, 'formToken'>
  /** The address that does it. */
  readonly to: string
  /** Of the office's text, where the form changes it. */
  readonly version?: number | null
  readonly children: ReactNode
}

/** A form that does something. What it was made from stays what it was, even if the page is renewed around it. */
export function PanelForm({ frame, to, version, children, ...form }: PanelFormProps) {
  const [madeFrom] = useState(version)
  return (
    <form method="post" action={to} {...form}>
      <input type="hidden" name="jeton" value={frame.formToken} />
      {madeFrom === undefined ? null : <input type="hidden" name="surum" value={madeFrom ?? ''} />}
      {children}
    </form>
  )
}

/** What stands in the fields of a form, by their names; null until scripts run. */
export function useTyped(): {
  readonly form: Pick<ComponentProps<'form'>, 'ref' | 'onInput'>
  readonly typed: ((name: string) => string) | null
} {
  const ref = useRef<HTMLFormElement>(null)
  const [fields, setFields] = useState<FormData | null>(null)
  // Typed or chosen before the scripts ran.
  useEffect(() => {
    if (ref.current !== null) setFields(new FormData(ref.current))
  }, [])
  const onInput: ComponentProps<'form'>['onInput'] = (event) => setFields(new FormData(event.currentTarget))
  return { form: { ref, onInput }, typed: fields && ((name) => textOf(fields.get(name))) }
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : ''
}
