import type { CurrencyCode } from '#domain/currency.ts'
import type { SumResult } from '#domain/sum.ts'
import { byWhichRates, noteSumWords } from '../../copy/banknote-sum-words.ts'
import { WordsProvider } from '../../words/index.ts'
import { BanknoteSum, type BanknoteSumProps } from './BanknoteSum.tsx'
import { Phrases } from './SlipNotices.tsx'

export type TurkishBanknoteSumProps =
  | BanknoteSumProps
  /** Explains the rates: "Gişemiz dolarınızı alış kurundan alır; 50’lik ve eski seride kur 0,50 ₺ düşüktür." */
  | { readonly part: 'rates'; readonly result: SumResult<CurrencyCode> }

const WORDS = { notes: noteSumWords }

/** A part of a sum that mentions banknotes, with its Turkish words. */
export function TurkishBanknoteSum(props: TurkishBanknoteSumProps) {
  if (props.part === 'rates') return <RatesByBanknotes lines={props.result.lines} />
  return (
    <WordsProvider words={WORDS}>
      <BanknoteSum {...props} />
    </WordsProvider>
  )
}

function RatesByBanknotes({ lines }: Pick<SumResult<CurrencyCode>, 'lines'>) {
  const groups = lines.flatMap(({ banknotes }) => banknotes ?? [])
  return <Phrases of={byWhichRates(lines[0].code, groups)} />
}
