import type { ReactNode } from 'react'
import { NOTES_FIELDS } from '#contract/banknote-query.ts'
import { CURRENCY_GOODS } from '#contract/goods.ts'
import { linkTo } from '#contract/sum-query.ts'
import { assumptionOf } from '#domain/banknote-sum.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { Sum, SumResult } from '#domain/sum.ts'
import {
  assumptionText,
  banknoteQuestion,
  byWhichRates,
  lineTexts,
  refusedNotes,
  tellNotes,
} from '../../copy/banknote-sum-words.ts'
import { formatMoney, lira } from '../../format/money-text.ts'
import { hand } from '../../ui/icons.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useBanknotes } from '../banknotes/index.ts'
import { BanknoteLines } from './BanknoteLines.tsx'
import { BanknoteQuestion } from './BanknoteQuestion.tsx'
import type { SumFormState } from './use-sum-form.ts'
import styles from './BanknoteQuestion.module.css'

export type BanknoteSumProps =
  | { readonly part: 'question'; readonly form: SumFormState<CurrencyCode> }
  | { readonly part: 'refused'; readonly sum: Sum<CurrencyCode> }
  | { readonly part: 'rates' | 'lines'; readonly result: SumResult<CurrencyCode> }
  /** `isAsked` is true on the page that asks about banknotes. Elsewhere there is a link to it. */
  | { readonly part: 'assumed'; readonly sum: Sum<CurrencyCode>; readonly isAsked: boolean }

/** Renders one of the parts of a sum that mention banknotes. */
export function BanknoteSum(props: BanknoteSumProps): ReactNode {
  switch (props.part) {
    case 'question':
      return <BanknoteQuestion form={props.form} words={banknoteQuestion} />
    case 'refused':
      return <RefusedNotes sum={props.sum} />
    case 'rates':
      return <ByBanknotes lines={props.result.lines} />
    case 'lines':
      return <BanknoteLines lines={props.result.lines} textsOf={lineTexts} money={(each) => lira(formatMoney(each))} />
    case 'assumed':
      return <Assumed {...props} />
  }
}

/** Explains the rates: "Gişemiz dolarınızı alış kurundan alır; 50’lik ve eski seride kur 0,50 ₺ düşüktür." */
function ByBanknotes({ lines }: { lines: SumResult<CurrencyCode>['lines'] }) {
  const [before, side, between, less, after] = byWhichRates(
    lines[0].code,
    lines.flatMap(({ banknotes }) => banknotes ?? []),
  )
  return (
    <>
      <span>{before}</span>
      <b>{side}</b>
      <span>{between}</span>
      {less === '' ? null : <b>{less}</b>}
      <span>{after}</span>
    </>
  )
}

/** Warns that the office does not buy some small banknotes. */
function RefusedNotes({ sum: { deal, items } }: { sum: Sum<CurrencyCode> }) {
  const [{ code, amount }] = items
  const facts = useBanknotes(code)
  const refused = facts === null || deal === 'buy' ? null : refusedNotes(code, amount, facts.rules)
  return refused === null ? null : (
    <Notice tone="calm" icon={hand} title={refused.title}>
      {refused.text}
    </Notice>
  )
}

/** Says what a sum takes for granted about the banknotes: "İçinde 50’lik olmadığı varsayıldı. …". */
function Assumed({ sum, isAsked }: Omit<Extract<BanknoteSumProps, { part: 'assumed' }>, 'part'>) {
  const [{ code, amount }] = sum.items
  const facts = useBanknotes(code)
  const assumption = facts === null ? null : assumptionOf(sum, facts.rules)
  if (facts === null || assumption === null) return null
  // The page that asks names the refused banknotes of a small sum in a notice.
  const isTold = isAsked && refusedNotes(code, amount, facts.rules) !== null
  const text = assumptionText(code, isTold ? { ...assumption, refused: [] } : assumption)
  if (text === '') return null
  return (
    <p className={`fine ${styles.assumed}`}>
      <span>{text}</span>
      {isAsked || assumption.groups.length === 0 ? null : (
        <>
          {' '}
          <a href={`${linkTo(sum, null, CURRENCY_GOODS)}&${NOTES_FIELDS.answer}=${NOTES_FIELDS.yes}`}>{tellNotes}</a>
        </>
      )}
    </p>
  )
}
