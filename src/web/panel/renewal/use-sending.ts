import { type SubmitEvent, useRef, useState } from 'react'
import type { PanelPage } from '#contract/panel/page.ts'
import { SECOND } from '#domain/calendar.ts'
import { pageIsOld } from '../../copy/panel.ts'
import { usePanel } from './panel-context.ts'
import { pageIn } from './renewed-page.ts'

/** Longer than the server takes for its slowest answer: then nobody knows what became of the form. */
const NO_ANSWER_AFTER = 8 * SECOND

export type Sending =
  | { readonly kind: 'none' }
  | { readonly kind: 'under-way' }
  /** Nothing came back; `at` is the server's time. */
  | { readonly kind: 'unanswered'; readonly at: number }
  /** The server has said why not, or the page is too old to act on: then nothing was sent. */
  | { readonly kind: 'refused'; readonly title: string; readonly text: string }

interface SendingForm {
  readonly sending: Sending
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}

/**
 * Sends a form without leaving the page, so that nothing typed is lost where no answer comes. What was done leads to
 * the page that the server names; what was refused is shown in the place of this one. A second send waits for the
 * first.
 */
export function useSending(before?: () => Promise<boolean>): SendingForm {
  const { now, oldSince, show } = usePanel()
  const [sending, setSending] = useState<Sending>({ kind: 'none' })
  const isUnderWay = useRef(false)

  const send = async (form: HTMLFormElement, fields: URLSearchParams): Promise<void> => {
    setSending({ kind: 'under-way' })
    const answer = before === undefined || (await before()) ? await answerTo(form.action, fields) : null
    // It stays under way until the next page is there.
    if (answer?.kind === 'go') {
      location.assign(answer.to)
      return
    }
    isUnderWay.current = false
    setSending(sendingAfter(answer, now))
    if (answer?.kind === 'page' && answer.page.body.kind !== 'problem') show(answer.page)
    // What stands in the way may be under the bar of a phone.
    requestAnimationFrame(() => document.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' }))
  }

  return {
    sending,
    onSubmit(event) {
      const { submitter } = event.nativeEvent
      if (submitter instanceof HTMLButtonElement && submitter.formMethod === 'get') return
      event.preventDefault()
      if (isUnderWay.current) return
      if (oldSince !== null) {
        setSending({ kind: 'refused', title: pageIsOld.title, text: pageIsOld.nothing })
        return
      }
      isUnderWay.current = true
      void send(event.currentTarget, fieldsOf(event.currentTarget, submitter))
    },
  }
}

/** What is wrong with the form as a whole is said beside it: another page in its place would lose what was typed. */
function sendingAfter(answer: Answer | null, now: number): Sending {
  if (answer?.kind === 'unanswered') return { kind: 'unanswered', at: now }
  if (answer?.kind !== 'page' || answer.page.body.kind !== 'problem') return { kind: 'none' }
  const { title, text } = answer.page.body
  return { kind: 'refused', title, text }
}

type Answer =
  | { readonly kind: 'go'; readonly to: string }
  | { readonly kind: 'page'; readonly page: PanelPage }
  | { readonly kind: 'unanswered' }

async function answerTo(action: string, fields: URLSearchParams): Promise<Answer> {
  try {
    const answer = await fetch(action, { method: 'POST', body: fields, signal: AbortSignal.timeout(NO_ANSWER_AFTER) })
    if (answer.redirected && answer.ok) return { kind: 'go', to: answer.url }
    const page = pageIn(await answer.text())
    return page === null ? { kind: 'unanswered' } : { kind: 'page', page }
  } catch {
    return { kind: 'unanswered' }
  }
}

function fieldsOf(form: HTMLFormElement, submitter: HTMLElement | null): URLSearchParams {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value)
  if (submitter instanceof HTMLButtonElement && submitter.name !== '') fields.append(submitter.name, submitter.value)
  return fields
}
