import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Outcome, PanelFrame } from '#contract/panel/frame.ts'
import { panelFrame, panelSending } from '../../copy/panel.ts'
import { formatTime } from '../../format/format.ts'
import { circleAlert } from '../../ui/icons.ts'
import { type Sending, useSending } from '../renewal/use-sending.ts'
import { confirmedByPasskey } from '../sign-in/passkey.ts'
import { NoticeRow } from './notices.tsx'

interface PanelFormProps extends Pick<ComponentProps<'form'>, 'id' | 'className' | 'ref' | 'onInput'> {
  readonly frame: Pick<PanelFrame, 'formToken' | 'person'>
  /** The address that does it. */
  readonly to: string
  /** Of the office's text, where the form changes it. */
  readonly version?: number | null
  /** What came of the last act of its page. */
  readonly outcome?: Outcome | null
  /** What can't be undone asks for the passkey first; who came by the link of demo mode has none. */
  readonly confirm?: boolean
  /** None: a button elsewhere sends it by its id. */
  readonly children?: ReactNode
}

/** A form that does something. What it was made from stays what it was, even if the page is renewed around it. */
export function PanelForm({ frame, to, version, outcome = null, confirm = false, children, ...form }: PanelFormProps) {
  const madeFrom = useMadeFrom(version, outcome)
  const [refusal, setRefusal] = useState<string | null>(null)
  const asks = confirm && frame.person?.device !== null
  const { sending, onSubmit } = useSending(asks ? () => confirmedByPasskey(setRefusal) : undefined)
  return (
    <form method="post" action={to} onSubmit={onSubmit} aria-busy={sending.kind === 'under-way'} {...form}>
      <input type="hidden" name="jeton" value={frame.formToken} />
      {madeFrom === undefined ? null : <input type="hidden" name="surum" value={madeFrom ?? ''} />}
      {children}
      <SendingNote sending={sending} />
      {refusal !== null && (
        <NoticeRow tone="no" icon={circleAlert} role="alert">
          {refusal}
        </NoticeRow>
      )}
    </form>
  )
}

/**
 * The version that a form was made from, however often the page is told again. What the form itself may have written is
 * no change of somebody else's: with such an answer it goes on from the version of now.
 */
function useMadeFrom(version: PanelFormProps['version'], outcome: Outcome | null): PanelFormProps['version'] {
  const [made, setMade] = useState({ version, outcome })
  if (made.outcome === outcome) return made.version
  const mayBeWritten = outcome?.kind === 'done' || outcome?.kind === 'failed'
  const now = mayBeWritten ? version : made.version
  setMade({ version: now, outcome })
  return now
}

/** Why a form that was sent has led nowhere. */
export function SendingNote({ sending }: { sending: Sending }) {
  if (sending.kind !== 'unanswered' && sending.kind !== 'refused') return null
  const [title, text] =
    sending.kind === 'refused'
      ? [sending.title, sending.text]
      : [panelSending.title, panelSending.text(formatTime(sending.at))]
  return (
    <NoticeRow tone="no" icon={circleAlert} role="alert">
      <b>{title}</b> <span>{text}</span>
    </NoticeRow>
  )
}

/** Under the fields of a form: what sends it, and the way back without it. */
export function FormActs({ text, back }: { text: string; back: string }) {
  return (
    <div className="acts">
      <button className="btn" type="submit">
        {text}
      </button>
      <CancelLink to={back} />
    </div>
  )
}

/** Back, with nothing done. */
export function CancelLink({ to }: { to: string }) {
  return (
    <a className="btn line" href={to}>
      {panelFrame.cancel}
    </a>
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
