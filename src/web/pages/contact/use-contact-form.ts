import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { CONTACT_FIELDS, type ContactFailures, type ContactField, HONEYPOT_FIELD } from '#contract/contact-message.ts'
import { CONTACT_BANNERS, LATE_ANSWER } from '../../copy/contact.ts'
import { useLive } from '../../live/LiveRates.tsx'
import { clearFields, readForm } from './contact-form.ts'
import { forgetDraft, keepDraft, keptDraft } from './draft.ts'
import { type Delivery, sendMessage } from './send-message.ts'
import { type Submission, submissionOf } from './submission.ts'

export type FormState =
  | { readonly kind: 'idle' }
  /** `found`: how many the button found; `failures`: what is still to be mended. */
  | { readonly kind: 'invalid'; readonly found: number; readonly failures: ContactFailures }
  | { readonly kind: 'submitting' }
  | { readonly kind: 'sent'; readonly text: string }
  | { readonly kind: 'failed'; readonly text: string }

/** The way of a message from the button to its banner. */
export function useContactForm() {
  const { time } = useLive()
  const [state, setState] = useState<FormState>({ kind: 'idle' })
  const submission = useRef<Submission>(null)
  const banner = useRef<HTMLDivElement>(null)
  const [draft] = useState(keptDraft)

  useEffect(() => {
    // The button was disabled under the finger or the Enter key: without a new place the focus would be lost.
    if (state.kind === 'sent' || state.kind === 'failed') banner.current?.focus()
  }, [state])

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    if (state.kind === 'submitting') return
    const read = readForm(form)
    if (!read.ok) {
      setState({ kind: 'invalid', found: Object.keys(read.error).length, failures: read.error })
      focusFirst(form, read.error)
      return
    }
    setState({ kind: 'submitting' })
    submission.current = submissionOf(read.value, submission.current)
    const trap = new FormData(form).get(HONEYPOT_FIELD)
    const delivery = await sendMessage(read.value, submission.current.id, typeof trap === 'string' ? trap : '', time)
    if (delivery.kind === 'sent') {
      submission.current = null
      clearFields(form)
      forgetDraft()
    }
    setState(stateAfter(delivery))
  }

  function typed(event: InputEvent<HTMLFormElement>): void {
    keepDraft(event.currentTarget)
    recheck(event.currentTarget)
  }

  /** A field that was complained about is looked at again while it is being mended; the others are left in peace. */
  function recheck(form: HTMLFormElement): void {
    if (state.kind !== 'invalid') return
    const read = readForm(form)
    const still = read.ok ? {} : read.error
    const failures: ContactFailures = Object.fromEntries(
      CONTACT_FIELDS.filter((field) => state.failures[field] !== undefined && still[field] !== undefined).map(
        (field) => [field, still[field]],
      ),
    )
    setState(Object.keys(failures).length === 0 ? { kind: 'idle' } : { ...state, failures })
  }

  return { state, banner, draft, submit, typed }
}

function stateAfter(delivery: Delivery): FormState {
  switch (delivery.kind) {
    case 'sent':
      return { kind: 'sent', text: CONTACT_BANNERS.sent }
    case 'refused':
      return { kind: 'failed', text: delivery.message ?? CONTACT_BANNERS.refused }
    case 'unreachable':
      return { kind: 'failed', text: CONTACT_BANNERS.unreachable(delivery.reason) }
    case 'late':
      return { kind: 'failed', text: CONTACT_BANNERS.unreachable(LATE_ANSWER) }
  }
}

function focusFirst(form: HTMLFormElement, failures: ContactFailures): void {
  const first = CONTACT_FIELDS.find((field: ContactField) => failures[field] !== undefined)
  const control = first === undefined ? null : form.elements.namedItem(first)
  if (control instanceof HTMLElement) control.focus()
}
