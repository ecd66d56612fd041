import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import {
  CONTACT_FIELDS,
  type ContactDraft,
  type ContactFailures,
  type ContactField,
  HONEYPOT_FIELD,
  readContactMessage,
  type ReturnedForm,
} from '#contract/contact-message.ts'
import { useLive } from '../../live/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { type Delivery, newSubmissionId, sendMessage } from './send-message.ts'

export type FormState =
  | { readonly kind: 'idle' | 'submitting' }
  /** `found`: by the button; `failures`: not yet mended; `shown`: the count is visible, not only read out. */
  | { readonly kind: 'invalid'; readonly found: number; readonly failures: ContactFailures; readonly shown: boolean }
  | Delivery

/** A half-written message survives a visit to another page. It lives in the memory of this document only. */
let draft: ContactDraft = {}

export function forgetDraft(): void {
  draft = {}
}

/** Forms that came back and were shown: a later visit to the page doesn't bring up their failure again. */
const shown = new WeakSet<ReturnedForm>()

/** A message from the button to its banner. The fields keep their own values, which are read when they are needed. */
export function useContactForm() {
  const { time } = useLive()
  const { returned } = usePageState()
  const [first] = useState(() => firstForm(returned))
  const [state, setState] = useState(first.state)
  /** A second try of the same text has the id of the first, so that the server stores the message once. */
  const submission = useRef<{ readonly id: string; readonly text: string }>(null)
  const form = useRef<HTMLFormElement>(null)
  const banner = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // Where the page came with it, the visitor may have gone on to a field.
    if (state === first.state) return
    // The button was disabled under the finger or the Enter key: without a new place the focus would be lost.
    if (state.kind === 'sent' || state.kind === 'failed') banner.current?.focus()
  }, [state, first])

  useEffect(() => {
    // The fields may hold what the server wrote, or what the visitor typed before the scripts came.
    if (form.current !== null) draft = draftIn(form.current)
    if (returned !== null) shown.add(returned)
  }, [returned])

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const sent = event.currentTarget
    if (state.kind === 'submitting') return
    const read = readContactMessage(draftIn(sent))
    if (!read.ok) {
      setState(invalid(read.error, false))
      const bad = firstFailed(read.error)
      if (bad !== undefined) goTo(controlOf(sent, bad))
      return
    }
    setState({ kind: 'submitting' })
    const text = JSON.stringify(read.value)
    if (submission.current?.text !== text) submission.current = { id: newSubmissionId(), text }
    const trap = controlOf(sent, HONEYPOT_FIELD)?.value ?? ''
    const delivery = await sendMessage(read.value, submission.current.id, trap, time)
    if (delivery.kind === 'sent') {
      submission.current = null
      clearFields(sent)
      forgetDraft()
    }
    setState(delivery)
  }

  function typed({ currentTarget }: InputEvent<HTMLFormElement>): void {
    draft = draftIn(currentTarget)
    setState(afterTyping(state))
  }

  return { state, hydrated: useHydrated(), form, banner, draft: first.draft, submit, typed }
}

function firstForm(returned: ReturnedForm | null): { readonly state: FormState; readonly draft: ContactDraft } {
  if (returned === null || shown.has(returned)) return { state: { kind: 'idle' }, draft }
  const { typed, because } = returned
  return {
    draft: typed,
    state: because.kind === 'refused' ? { kind: 'failed', text: because.sentence } : invalid(because.failures, true),
  }
}

function invalid(failures: ContactFailures, isShown: boolean): FormState {
  return { kind: 'invalid', found: Object.keys(failures).length, failures, shown: isShown }
}

export function firstFailed(failures: ContactFailures): ContactField | undefined {
  return CONTACT_FIELDS.find((field) => failures[field] !== undefined)
}

/** A field with a mistake is judged again while it is being mended; the others are left in peace. */
function afterTyping(state: FormState): FormState {
  if (state.kind !== 'invalid') return state
  const read = readContactMessage(draft)
  const still = read.ok ? {} : read.error
  const failures: ContactFailures = Object.fromEntries(
    CONTACT_FIELDS.filter((field) => state.failures[field] !== undefined && still[field] !== undefined).map((field) => [
      field,
      still[field],
    ]),
  )
  return Object.keys(failures).length === 0 ? { kind: 'idle' } : { ...state, failures }
}

function draftIn(form: HTMLFormElement): ContactDraft {
  return Object.fromEntries(CONTACT_FIELDS.map((field) => [field, controlOf(form, field)?.value ?? '']))
}

/** `reset` would bring back what the form was opened with: a draft. */
function clearFields(form: HTMLFormElement): void {
  for (const field of CONTACT_FIELDS) {
    const control = controlOf(form, field)
    if (control !== null) control.value = ''
  }
}

/**
 * With its label: a browser that scrolls by itself brings the field alone clear of the fixed bars, or not even that.
 */
function goTo(control: HTMLElement | null): void {
  control?.focus({ preventScroll: true })
  control?.parentElement?.scrollIntoView({ block: 'nearest' })
}

function controlOf(
  form: HTMLFormElement,
  name: ContactField | typeof HONEYPOT_FIELD,
): HTMLInputElement | HTMLTextAreaElement | null {
  const control = form.elements.namedItem(name)
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : null
}
