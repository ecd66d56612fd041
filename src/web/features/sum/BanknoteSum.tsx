import type { ComponentProps, ReactNode } from 'react'
import { NOTES_FIELDS } from '#contract/banknote-query.ts'
import { CURRENCY_GOODS } from '#contract/goods.ts'
import { linkTo } from '#contract/sum-query.ts'
import { assumptionOf } from '#domain/banknote-sum.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { Sum, SumResult } from '#domain/sum.ts'
import { hand } from '../../ui/icons.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useWords } from '../../words/index.ts'
import { useBanknotes } from '../banknotes/index.ts'
import { BanknoteQuestion } from './BanknoteQuestion.tsx'
import { NoteLines } from './NoteLines.tsx'
import type { SumFormState } from './use-sum-form.ts'
import styles from './BanknoteQuestion.module.css'

export type BanknoteSumProps =
  | { readonly part: 'question'; readonly form: Pick<SumFormState<CurrencyCode>, 'first' | 'query'> }
  | { readonly part: 'refused'; readonly sum: Sum<CurrencyCode> }
  | { readonly part: 'told'; readonly result: SumResult<CurrencyCode> }
  | ({ readonly part: 'slip' } & ComponentProps<typeof NoteLines>)
  /** `isAsked` is true on the page that asks about banknotes. Elsewhere there is a link to it. */
  | { readonly part: 'assumed'; readonly sum: Sum<CurrencyCode>; readonly isAsked: boolean }

/** Renders one of the parts of a sum that mention banknotes. */
export function BanknoteSum(props: BanknoteSumProps): ReactNode {
  switch (props.part) {
    case 'question':
      return <BanknoteQuestion form={props.form} />
    case 'refused':
      return <RefusedNotes sum={props.sum} />
    case 'told':
      return <Told lines={props.result.lines} />
    case 'slip':
      return <NoteLines sum={props.sum} result={props.result} />
    case 'assumed':
      return <Assumed {...props} />
  }
}

/** Warns that the office does not buy some small banknotes. */
function RefusedNotes({ sum: { deal, items } }: { sum: Sum<CurrencyCode> }) {
  const [{ code, amount }] = items
  const words = useWords('notes')
  const facts = useBanknotes(code)
  const refused = facts === null || deal === 'buy' ? null : words.refused(code, amount, facts.rules)
  return refused === null ? null : (
    <Notice tone="calm" icon={hand} title={refused.title}>
      {refused.text}
    </Notice>
  )
}

/** Names the parts of a sum at a lower price. */
function Told({ lines }: Pick<SumResult<CurrencyCode>, 'lines'>) {
  const { told } = useWords('notes')
  return lines.flatMap((line) => (line.banknotes === undefined ? [] : <span key={line.rate}>{told(line)}</span>))
}

/** Says what a sum takes for granted about the banknotes: "İçinde 50’lik olmadığı varsayıldı. …". */
function Assumed({ sum, isAsked }: Omit<Extract<BanknoteSumProps, { part: 'assumed' }>, 'part'>) {
  const [{ code, amount }] = sum.items
  const words = useWords('notes')
  const facts = useBanknotes(code)
  const assumption = facts === null ? null : assumptionOf(sum, facts.rules)
  if (facts === null || assumption === null) return null
  // The page that asks names the refused banknotes of a small sum in a notice.
  const isTold = isAsked && words.refused(code, amount, facts.rules) !== null
  const text = words.assumed(code, isTold ? { ...assumption, refused: [] } : assumption)
  if (text === '') return null
  return (
    <p className={`fine ${styles.assumed}`}>
      <span>{text}</span>
      {isAsked || words.tell === null || assumption.groups.length === 0 ? null : (
        <>
          {' '}
          <a href={`${linkTo(sum, null, CURRENCY_GOODS)}&${NOTES_FIELDS.answer}=${NOTES_FIELDS.yes}`}>{words.tell}</a>
        </>
      )}
    </p>
  )
}
