import { type InputEvent, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
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
  /** `found` counts the mistakes at submission, `failures` has the remaining ones. `shown` makes the count visible. */
  | { readonly kind: 'invalid'; readonly found: number; readonly failures: ContactFailures; readonly shown: boolean }
  | Delivery

// The draft and the pending submission survive a navigation, because they are kept in the document's memory.
let draft: ContactDraft = {}
/** A retry of the same text uses the same id, so that the server stores the message once. */
let submission: { readonly id: string; readonly text: string } | null = null
/** The pending submission. It is kept until the visitor has seen its result, which prevents a second submission. */
let sending: Promise<Delivery> | null = null

export function forgetDraft(): void {
  draft = {}
  submission = null
  sending = null
}

/** Returned forms that were shown. A later visit to the page does not show their failure again. */
const shown = new WeakSet<ReturnedForm>()

/** Manages the submission of the form. The fields are uncontrolled and read when needed. */
export function useContactForm() {
  const { time } = useLive()
  const { returned } = usePageState()
  const [first] = useState(() => firstForm(returned))
  const [state, setState] = useState(first.state)
  const form = useRef<HTMLFormElement>(null)
  const banner = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // Do not move the focus for a state that the server rendered, because the visitor may be in a field.
    if (state === first.state) return
    // Focus the banner, because the disabled button has lost the focus.
    if (state.kind === 'sent' || state.kind === 'failed') banner.current?.focus()
  }, [state, first])

  useEffect(() => {
    // The fields may contain the server's values or text that was typed before hydration.
    if (form.current !== null) draft = draftIn(form.current)
    if (returned !== null) shown.add(returned)
  }, [returned])

  useDelivery(state.kind === 'submitting', (delivery) => {
    if (delivery.kind === 'sent') {
      forgetDraft()
      if (form.current !== null) clearFields(form.current)
    }
    setState(delivery)
  })

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const sent = event.currentTarget
    if (sending !== null) return
    const read = readContactMessage(draftIn(sent))
    if (!read.ok) {
      setState(invalid(read.error, false))
      const bad = firstFailed(read.error)
      if (bad !== undefined) goTo(controlOf(sent, bad))
      return
    }
    const text = JSON.stringify(read.value)
    if (submission?.text !== text) submission = { id: newSubmissionId(), text }
    const trap = controlOf(sent, HONEYPOT_FIELD)?.value ?? ''
    sending = sendMessage(read.value, submission.id, trap, time)
    setState({ kind: 'submitting' })
  }

  function typed({ currentTarget }: InputEvent<HTMLFormElement>): void {
    draft = draftIn(currentTarget)
    setState(afterTyping(state))
  }

  return { state, hydrated: useHydrated(), form, banner, draft: first.draft, submit, typed }
}

/** Gives the result of the pending submission to the mounted form, but only once. */
function useDelivery(isSending: boolean, learn: (delivery: Delivery) => void): void {
  const deliver = useEffectEvent(learn)
  useEffect(() => {
    if (!isSending || sending === null) return undefined
    let hasLeft = false
    const wait = async (answer: Promise<Delivery>): Promise<void> => {
      const delivery = await answer
      if (hasLeft) return
      sending = null
      deliver(delivery)
    }
    void wait(sending)
    return () => {
      hasLeft = true
    }
  }, [isSending])
}

function firstForm(returned: ReturnedForm | null): { readonly state: FormState; readonly draft: ContactDraft } {
  if (sending !== null) return { state: { kind: 'submitting' }, draft }
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

/** Validates fields with a mistake while the visitor types. Other fields are validated at submission. */
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

/** Clears all fields. `reset` would restore the initial values, which may be a draft. */
function clearFields(form: HTMLFormElement): void {
  for (const field of CONTACT_FIELDS) {
    const control = controlOf(form, field)
    if (control !== null) control.value = ''
  }
}

/**
 * Focuses a field and scrolls to its parent, so that the label is visible. A browser would only scroll to the field.
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
