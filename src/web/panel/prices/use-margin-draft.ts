import { useState } from 'react'
import type { Outcome } from '#contract/panel/frame.ts'
import type { FormBase, PricedMargins, TypedMargins } from '#contract/panel/prices.ts'
import type { SideMargins } from '#domain/margin.ts'
import { marginField } from './figures.ts'
import type { Side } from './preview.ts'

/** What somebody is typing, and what stood in force when they began. */
export interface MarginDraft {
  readonly typed: TypedMargins
  readonly from: SideMargins
  readonly version: FormBase['version']
}

export interface MarginForm extends MarginDraft {
  /** Somebody has typed in it; until then the fields follow what is in force. */
  readonly isTyped: boolean
  readonly type: (side: Side, text: string) => void
  readonly clear: () => void
}

interface AnsweredForm {
  readonly priced: PricedMargins
  readonly base: FormBase
  /** As the server has it of a form that came back; null: nothing was sent. */
  readonly typed: TypedMargins | null
  readonly outcome: Outcome | null
}

/** The margins in the fields of one price. What is typed stays typed, whatever is told of the page meanwhile. */
export function useMarginDraft(form: AnsweredForm): MarginForm {
  const { priced, base, outcome } = form
  const [draft, setDraft] = useState(() => draftOf(form))
  // A form that comes back was compared with what is in force now: from there it goes on.
  const [answer, setAnswer] = useState(outcome)
  if (answer !== outcome) {
    setAnswer(outcome)
    setDraft(draftOf(form) ?? draft)
  }
  const { code, margins } = priced.price
  const inForce = { buy: marginField(margins.buy, code), sell: marginField(margins.sell, code) }
  const current = draft ?? { typed: inForce, from: margins, version: base.version }
  return {
    ...current,
    isTyped: draft !== null,
    type: (side, text) => setDraft({ ...current, typed: { ...current.typed, [side]: text } }),
    clear: () => setDraft(null),
  }
}

function draftOf({ priced, base, typed }: AnsweredForm): MarginDraft | null {
  return typed && { typed, from: priced.price.margins, version: base.version }
}

/** Whether these are the margins that were sent; null: none were. */
export function sameTyped(sent: TypedMargins | null | undefined, typed: TypedMargins): boolean {
  return sent?.buy === typed.buy && sent.sell === typed.sell
}
