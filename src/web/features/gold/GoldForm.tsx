import { type ReactNode, startTransition, useCallback, useEffect, useRef, useState } from 'react'
import {
  GOLD_FIELDS,
  type GoldQuery,
  type GoldFieldName as Name,
  type GoldFigure,
  readGoldQuery,
} from '#contract/gold-query.ts'
import { type GoldRow, rowsOfForm } from '#contract/gold-sum-query.ts'
import { PAGES } from '#contract/paths.ts'
import type { Amount } from '#domain/amount.ts'
import type { GoldOrder } from '#domain/gold/compared-gold.ts'
import { goldFields, goldMistake, goldSubmit } from '../../copy/gold-sums.ts'
import { formatAmount } from '../../format/money-text.ts'
import { paramsOf } from '../../navigation/index.ts'
import { AmountBox } from '../../ui/AmountBox.tsx'
import { Button } from '../../ui/Button.tsx'

/** Ids of parts of the page: without scripts, the answer to a form or link leads back to its part. */
export const GOLD_PLACES = { sum: 'kac-lira', compared: 'karsilastirma', budget: 'butce', jewellery: 'taki' } as const

/** "/altin?sirala=az-kayip#karsilastirma" */
export function goldAddress(search: string, place: keyof typeof GOLD_PLACES): string {
  return `${PAGES.gold.path}${search}#${GOLD_PLACES[place]}`
}

/**
 * The query that stands in the form now. The form is uncontrolled, as the server wrote it: whenever somebody types, it
 * is read whole, by the reader of addresses.
 */
export function useGoldForm(first: GoldQuery) {
  const [query, setQuery] = useState(first)
  /** Row by row, as they stand there: the query leaves out what is empty. */
  const [rows, setRows] = useState<readonly (GoldRow | null)[]>(first.sum.rows)
  const ref = useRef<HTMLFormElement>(null)

  const read = useCallback((): void => {
    const form = ref.current
    if (form === null) return
    const typed = readForm(form)
    setQuery((before) => ({ ...typed, order: before.order }))
    setRows(rowsOfForm(paramsOf(form)))
  }, [])

  useEffect(() => {
    // Before the scripts came, something was typed, or the browser has put back what stood there.
    if (ref.current !== null && JSON.stringify(readForm(ref.current)) !== JSON.stringify(first)) read()
  }, [first, read])

  return {
    query,
    rows,
    ref,
    // In slices: the field paints each key before the page has worked out what it comes to.
    onInput: () => startTransition(read),
    /** Writes a figure into its field, as somebody would. */
    write: (name: Name, amount: Amount) => {
      const field = ref.current?.elements.namedItem(GOLD_FIELDS[name])
      if (!(field instanceof HTMLInputElement)) return
      field.value = textOf(name, { kind: 'figure', amount })
      read()
    },
    sort: (order: GoldOrder) => setQuery((before) => ({ ...before, order })),
  }
}

function readForm(form: HTMLFormElement): GoldQuery {
  return readGoldQuery(paramsOf(form))
}

/** What another form of the page asks, so that without scripts no answer takes another one's place. */
export function HiddenFields({ fields }: { fields: readonly string[] }) {
  return [...new URLSearchParams(fields.join('&'))].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

interface GoldFieldProps {
  field: Name
  first: GoldFigure
  query: GoldFigure
  unit: string
  hint?: string | null
  /** In place of the unit: the choice of one. */
  children?: ReactNode
}

export function GoldField({ field, first, query, unit, hint = null, children }: GoldFieldProps) {
  return (
    <AmountBox
      label={goldFields[field].name}
      name={GOLD_FIELDS[field]}
      text={textOf(field, first)}
      mistake={query.kind === 'mistake' ? goldMistake(field, query) : null}
      hint={query.kind === 'none' ? hint : null}
    >
      {children ?? <span className="gold-unit">{unit}</span>}
    </AmountBox>
  )
}

/** "50.000", "1.500,50"; of weight and milyem, as one writes them, "916,6". */
function textOf(field: Name, figure: GoldFigure): string {
  switch (figure.kind) {
    case 'figure': {
      const text = formatAmount(figure.amount)
      return field === 'budget' ? text : text.replace(/(,\d)0$/, '$1')
    }
    case 'none':
      return field === 'workmanship' ? '0' : ''
    case 'mistake':
      return figure.typed
  }
}

/** For visitors without scripts: the server answers with the page, at the part that the button is in. */
export function GoldSubmit({ place }: { place: keyof typeof GOLD_PLACES }) {
  return (
    <Button type="submit" formAction={goldAddress('', place)} className="gold-submit">
      {goldSubmit}
    </Button>
  )
}
