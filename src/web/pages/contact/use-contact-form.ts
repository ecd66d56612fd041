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
  /** `found`: by the button; `failures`: not yet mended; `shown`: the count is visible, not only read out. */
  | { readonly kind: 'invalid'; readonly found: number; readonly failures: ContactFailures; readonly shown: boolean }
  | Delivery

// A half-written message and one on its way survive a visit to another page, in the memory of this document only.
let draft: ContactDraft = {}
/** A second try of the same text has the id of the first, so that the server stores the message once. */
let submission: { readonly id: string; readonly text: string } | null = null
/** Until the visitor has seen what came of it: a form that is idle again would be sent a second time. */
let sending: Promise<Delivery> | null = null

export function forgetDraft(): void {
  draft = {}
  submission = null
  sending = null
}

/** Forms that came back and were shown: a later visit to the page doesn't bring up their failure again. */
const shown = new WeakSet<ReturnedForm>()

/** A message from the button to its banner. The fields keep their own values, which are read when they are needed. */
export function useContactForm() {
  const { time } = useLive()
  const { returned } = usePageState()
  const [first] = useState(() => firstForm(returned))
  const [state, setState] = useState(first.state)
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

/** Whoever has the form before them by then learns what came of the sending, and nobody after them. */
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
