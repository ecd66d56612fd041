import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import {
  CONTACT_FIELDS,
  type ContactDraft,
  type ContactFailures,
  type ContactField,
  HONEYPOT_FIELD,
  type ReturnedForm,
} from '#contract/contact-message.ts'
import { CONTACT_BANNERS, LATE_ANSWER } from '../../copy/contact.ts'
import { useLive } from '../../live/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { clearFields, readForm } from './contact-form.ts'
import { forgetDraft, keepDraft, keptDraft } from './draft.ts'
import { type Delivery, sendMessage } from './send-message.ts'
import { type Submission, submissionOf } from './submission.ts'

export type FormState =
  | { readonly kind: 'idle' }
  /** `found`: how many the button found; `failures`: what is still to be mended; `shown`: the count is seen, too, not only heard. */
  | {
      readonly kind: 'invalid'
      readonly found: number
      readonly failures: ContactFailures
      readonly shown: boolean
    }
  | { readonly kind: 'submitting' }
  | { readonly kind: 'sent'; readonly text: string }
  | { readonly kind: 'failed'; readonly text: string }

/** What came back is the first thing that its document shows, and nothing that a later walk to the form finds again. */
const shown = new WeakSet<ReturnedForm>()

/** The way of a message from the button to its banner. */
export function useContactForm() {
  const { time } = useLive()
  const { returned } = usePageState()
  const hydrated = useHydrated()
  const [first] = useState(() => (returned === null || shown.has(returned) ? fresh() : broughtBack(returned)))
  const [state, setState] = useState(first.state)
  const submission = useRef<Submission>(null)
  const form = useRef<HTMLFormElement>(null)
  const banner = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // Where the page came with it, the visitor may have gone on to a field.
    if (state === first.state) return
    // The button was disabled under the finger or the Enter key: without a new place the focus would be lost.
    if (state.kind === 'sent' || state.kind === 'failed') banner.current?.focus()
  }, [state, first])

  useEffect(() => {
    // Whatever stands in the fields by now, by the server's hand or the visitor's.
    if (form.current !== null) keepDraft(form.current)
    if (returned !== null) shown.add(returned)
  }, [returned])

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const sent = event.currentTarget
    if (state.kind === 'submitting') return
    const read = readForm(sent)
    if (!read.ok) {
      setState({ kind: 'invalid', found: Object.keys(read.error).length, failures: read.error, shown: false })
      focusFirst(sent, read.error)
      return
    }
    setState({ kind: 'submitting' })
    submission.current = submissionOf(read.value, submission.current)
    const trap = new FormData(sent).get(HONEYPOT_FIELD)
    const delivery = await sendMessage(read.value, submission.current.id, typeof trap === 'string' ? trap : '', time)
    if (delivery.kind === 'sent') {
      submission.current = null
      clearFields(sent)
      forgetDraft()
    }
    setState(stateAfter(delivery))
  }

  function typed(event: InputEvent<HTMLFormElement>): void {
    keepDraft(event.currentTarget)
    recheck(event.currentTarget)
  }

  /** A field that was complained about is looked at again while it is being mended; the others are left in peace. */
  function recheck(mended: HTMLFormElement): void {
    if (state.kind !== 'invalid') return
    const read = readForm(mended)
    const still = read.ok ? {} : read.error
    const failures: ContactFailures = Object.fromEntries(
      CONTACT_FIELDS.filter((field) => state.failures[field] !== undefined && still[field] !== undefined).map(
        (field) => [field, still[field]],
      ),
    )
    setState(Object.keys(failures).length === 0 ? { kind: 'idle' } : { ...state, failures })
  }

  return { state, hydrated, form, banner, draft: first.draft, submit, typed }
}

interface FirstForm {
  readonly state: FormState
  readonly draft: ContactDraft
}

function fresh(): FirstForm {
  return { state: { kind: 'idle' }, draft: keptDraft() }
}

function broughtBack({ typed, because }: ReturnedForm): FirstForm {
  switch (because.kind) {
    case 'refused':
      return { draft: typed, state: { kind: 'failed', text: because.sentence } }
    case 'fields': {
      const { failures } = because
      return { draft: typed, state: { kind: 'invalid', found: Object.keys(failures).length, failures, shown: true } }
    }
  }
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
