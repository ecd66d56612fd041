import { useState } from 'react'
import type { Outcome } from '#contract/panel/frame.ts'
import type { PricedMargins, SeveralPage, TypedMargins } from '#contract/panel/prices.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import type { SideMargins } from '#domain/margin.ts'
import { marginField } from './figures.ts'
import { FIELD_NAMES } from './MarginField.tsx'
import { type MarginPreview, previewOf, type Side, SIDES } from './preview.ts'
import { sameTyped } from './use-margin-draft.ts'

/** A row with what is typed in it, and what that comes to. */
export interface SeveralRow {
  readonly priced: PricedMargins
  readonly typed: TypedMargins
  /** What stood in force when somebody began to type in the row. */
  readonly from: SideMargins
  readonly preview: MarginPreview
  /** What the server said of exactly these margins, its fields under the names that one price has. */
  readonly said: Outcome | null
}

interface Draft {
  readonly typed: TypedMargins
  readonly from: SideMargins
}

type Drafts = Readonly<Partial<Record<InstrumentId, Draft>>>

interface SeveralRows {
  readonly rows: readonly SeveralRow[]
  readonly isTyped: boolean
  /** Nobody has typed since the server answered. */
  readonly isAsAnswered: boolean
  readonly type: (code: InstrumentId, side: Side, text: string) => void
  /** Of the office's text that the rows were compared with. */
  readonly version: number | null
}

/** The rows of a board, each as in force until somebody types in it. */
export function useSeveralRows(page: SeveralPage): SeveralRows {
  const [drafts, setDrafts] = useState<Drafts>(() => draftsOf(page))
  const [version] = useState(page.base.version)
  // A form that comes back was compared with what is in force now: from there it goes on.
  const [answer, setAnswer] = useState(page.outcome)
  const [isAsAnswered, setAsAnswered] = useState(true)
  if (answer !== page.outcome) {
    setAnswer(page.outcome)
    setAsAnswered(true)
    if (page.typed !== null) setDrafts(draftsOf(page))
  }
  const rows = page.rows.map((priced): SeveralRow => {
    const { typed, from } = drafts[priced.price.code] ?? inForce(priced)
    const { code } = priced.price
    const said = sameTyped(page.typed?.[code], typed) ? saidOf(code, page.outcome) : null
    return { priced, typed, from, preview: previewOf(priced, typed, from), said }
  })
  const type = (code: InstrumentId, side: Side, text: string): void => {
    const row = rows.find(({ priced }) => priced.price.code === code)
    if (row === undefined) return
    setAsAnswered(false)
    setDrafts({ ...drafts, [code]: { typed: { ...row.typed, [side]: text }, from: row.from } })
  }
  return {
    rows,
    isTyped: Object.keys(drafts).length > 0,
    isAsAnswered,
    type,
    version: answer === null ? version : page.base.version,
  }
}

function inForce({ price: { code, margins } }: PricedMargins): Draft {
  return { typed: { buy: marginField(margins.buy, code), sell: marginField(margins.sell, code) }, from: margins }
}

function draftsOf({ rows, typed }: SeveralPage): Drafts {
  return Object.fromEntries(
    rows.flatMap(({ price: { code, margins } }) => {
      const text = typed?.[code]
      return text === undefined ? [] : [[code, { typed: text, from: margins }]]
    }),
  )
}

/** Whether its margins are none, or none that can be published: then no row is. */
export function isWrong({ preview }: SeveralRow): boolean {
  return preview.unreadable.length > 0 || preview.objection !== null
}

/** Names of the fields of a row. */
export function fieldsOf({ priced }: SeveralRow): readonly string[] {
  return SIDES.map((side) => `${FIELD_NAMES[side]}.${priced.price.code}`)
}

function saidOf(code: InstrumentId, said: Outcome | null): Outcome | null {
  if (said?.kind !== 'refused') return null
  const fields = said.fields
    .filter(({ field }) => field.endsWith(`.${code}`))
    .map((mistake) => ({ ...mistake, field: mistake.field.slice(0, -code.length - 1) }))
  return { ...said, fields }
}
