import { readBanknotes } from '#contract/banknote-facts.ts'
import { LANGUAGE_GOODS } from '#contract/language-goods.ts'
import { byLanguage } from '#contract/languages.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { currencyFamily, hasBanknotes, RateSentence, type SumFamily, type SumParts } from '../../features/sum/index.ts'
import { AnswerInCard, BlankAnswer } from './AnswerInCard.tsx'
import { LazyNotes, loadedMessageOf } from './LazyNotes.tsx'
import { Ticks } from './Ticks.tsx'
import styles from './SumCard.module.css'

/** The sums of currencies on the page of each language. */
export const LANGUAGE_SUMS = byLanguage((language): SumFamily<CurrencyCode> =>
  currencyFamily({
    goods: LANGUAGE_GOODS[language],
    Frame: AnswerInCard,
    Unanswered: AnswerInCard,
    Blank: BlankAnswer,
    Banknotes: LazyNotes,
    Basis: RateOfSum,
    Below: ({ sum }) => <LazyNotes part="assumed" sum={sum} isAsked />,
    Lines: ({ result }) => <Ticks result={result} />,
    linksMoment: false,
    notesInMessage(sum, result, { banknotes, figures }) {
      const rules = readBanknotes(banknotes, sum.items[0].code)?.rules
      return rules === undefined ? null : (loadedMessageOf(language)?.(sum, result, rules, figures) ?? null)
    },
  }),
)

/** Shows the rate of the sum with its time, and the parts at a lower price. */
function RateOfSum({ result, freshness }: SumParts<CurrencyCode>) {
  return (
    <p className={styles.by}>
      <RateSentence leg={result.lines[0]} freshness={freshness} />
      {hasBanknotes(result) ? <LazyNotes part="told" result={result} /> : null}
    </p>
  )
}
