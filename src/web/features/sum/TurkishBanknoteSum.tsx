import { noteSumWords } from '../../copy/banknote-sum-words.ts'
import { WordsProvider } from '../../words/index.ts'
import { BanknoteSum, type BanknoteSumProps } from './BanknoteSum.tsx'

const WORDS = { notes: noteSumWords }

/** A part of a sum that mentions banknotes, with its Turkish words. */
export function TurkishBanknoteSum(props: BanknoteSumProps) {
  return (
    <WordsProvider words={WORDS}>
      <BanknoteSum {...props} />
    </WordsProvider>
  )
}
