import type { ReactNode } from 'react'
import { lessGroups } from '#domain/banknotes.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { Sum, SumLine, SumResult } from '#domain/sum.ts'
import { assumedNone, byWhichRates, lineTexts, refusedNotes } from '../../copy/banknote-sum-words.ts'
import { groupOfLine } from '../../copy/banknote-words.ts'
import { sumNote } from '../../copy/share.ts'
import { formatMoney, lira } from '../../format/money-text.ts'
import { hand } from '../../ui/icons.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useBanknotes } from '../banknotes/index.ts'
import { BanknoteQuestion } from './BanknoteQuestion.tsx'
import { hasBanknotes } from './has-banknotes.ts'
import type { SumFormState } from './use-sum-form.ts'

type SumOfCurrency = { readonly sum: Sum<CurrencyCode>; readonly result: SumResult<CurrencyCode> }

export type BanknoteSumProps =
  | { readonly part: 'question'; readonly form: SumFormState<CurrencyCode> }
  | { readonly part: 'refused'; readonly sum: Sum<CurrencyCode> }
  | { readonly part: 'rates' | 'lines'; readonly result: SumResult<CurrencyCode> }
  | ({ readonly part: 'fine' } & SumOfCurrency)

/** Renders one of the parts of a sum that mention banknotes. */
export function BanknoteSum(props: BanknoteSumProps): ReactNode {
  switch (props.part) {
    case 'question':
      return <BanknoteQuestion form={props.form} />
    case 'refused':
      return <RefusedNotes sum={props.sum} />
    case 'rates':
      return <ByBanknotes lines={props.result.lines} />
    case 'lines':
      return <BanknoteLines lines={props.result.lines} />
    case 'fine':
      return <BanknoteFine sum={props.sum} result={props.result} />
  }
}

/** Explains the rates: "Gişemiz dolarınızı alış kurundan alır; 50’lik ve eski seride kur 0,50 ₺ düşüktür." */
function ByBanknotes({ lines }: { lines: SumResult<CurrencyCode>['lines'] }) {
  const [before, side, between, less, after] = byWhichRates(
    lines[0].code,
    lines.flatMap((line) => groupOfLine(line) ?? []),
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

/** Lists the amount at each price. */
function BanknoteLines({ lines }: { lines: readonly SumLine<CurrencyCode>[] }) {
  return lines.map((line) => {
    const { name, price } = lineTexts(line)
    return (
      <div key={price}>
        <dt>
          <span>{name}</span>
          <small>{price}</small>
        </dt>
        <dd translate="no">{lira(formatMoney(line.lira))}</dd>
      </div>
    )
  })
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

/** The fine print of a sum: it is not binding, and it assumes that no banknotes have a lower price. */
function BanknoteFine({ sum: { deal }, result }: SumOfCurrency) {
  const { code } = result.lines[0]
  const facts = useBanknotes(code)
  const groups = facts === null || deal === 'buy' || hasBanknotes(result) ? [] : lessGroups(code, facts.rules)
  return <p className="fine">{groups.length === 0 ? sumNote : assumedNone(groups)}</p>
}
