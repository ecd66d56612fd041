import { LANGUAGE_GOODS } from '#contract/language-goods.ts'
import { SUM_FIELDS } from '#contract/question-names.ts'
import { askedSum, codeIn } from '#contract/sum-query.ts'
import { CURRENCY_CODES, type CurrencyCode } from '#domain/currency.ts'
import { legsOf } from '#domain/sum.ts'
import {
  type SumFormState,
  SumRowField,
  useOtherCurrency,
  useOutcome,
  useSumFreshness,
} from '../../features/sum/index.ts'
import { formatAmount, formatMoney } from '../../format/money-text.ts'
import { useFeed } from '../../live/index.ts'
import { AnnouncedAnswer } from '../../ui/AnnouncedAnswer.tsx'
import { Button } from '../../ui/Button.tsx'
import { DealChoice } from '../../ui/RadioChoice.tsx'
import { useLanguage } from './language-context.tsx'
import { LazyNotes } from './LazyNotes.tsx'
import { type ShownSum, SumAnswer } from './SumAnswer.tsx'
import { AskFoot } from './SumAsk.tsx'
import { SumHead } from './SumHead.tsx'
import banknote from '../../ui/Banknote.module.css'
import slip from '../../ui/Slip.module.css'
import underprint from '../../ui/Underprint.module.css'

export function SumCard({ form }: { form: SumFormState<CurrencyCode> }) {
  useFeed('table')
  const { language, words, figures } = useLanguage()
  const goods = LANGUAGE_GOODS[language]
  const { first, query, ref, onInput } = form
  const sum = askedSum(query)
  const outcome = useOutcome(sum, { goods })
  const freshness = useSumFreshness(legsOf(outcome))
  const result = outcome !== null && 'sum' in outcome ? outcome : null
  const isOld = freshness === 'stale'
  const shown = { sum, outcome, query, freshness, result, isOld }
  return (
    <section className={`${banknote.note} ${slip.slip} lang-card`} aria-label={words.sum.region}>
      <SumHead code={query.rows.map(codeIn)[0] ?? 'USD'} shown={shown} />
      <div className={`${underprint.underprint} ${slip.body}`}>
        <form
          ref={ref}
          className="lang-form"
          method="get"
          action={goods.path}
          aria-label={words.sum.deal.legend}
          onInput={onInput}
          onSubmit={(event) => event.preventDefault()}
        >
          <DealChoice name={SUM_FIELDS.deal} words={words.sum.deal} first={first.deal} isTitled />
          <SumRowField
            family={{
              goods,
              words: {
                amount: () => words.sum.amount[query.deal],
                product: () => words.sum.currency,
                placeholder: '100',
                hint: null,
                figures,
                name: (code) => code,
                areCodes: true,
                rowMistake: ({ mistake, about }) => words.sum.mistake[mistake](about),
              },
            }}
            index={0}
            first={first.rows[0]}
            row={query.rows[0]}
            codes={CURRENCY_CODES}
            hasOthers
            usual="USD"
            hasHint={false}
          />
          <LazyNotes part="question" form={form} />
          <Button type="submit" kind="line" className="lang-submit">
            {words.sum.submit}
          </Button>
        </form>
        <SumAnswer shown={shown} />
        <p className="fine">{words.sum.fine}</p>
      </div>
      <Announcement shown={shown} />
      {sum === null || result === null || isOld ? null : <AskFoot asked={{ sum, result, isOld }} />}
    </section>
  )
}

/** Announces the answer or the mistake to screen readers. */
function Announcement({ shown: { query, sum, outcome, result } }: { shown: ShownSum }) {
  const { words, figures } = useLanguage()
  const other = useOtherCurrency(query.rows[0])
  const mistakes = query.rows.flatMap((row) =>
    row.kind === 'mistake' ? words.sum.mistake[row.mistake](row.about) : [],
  )
  if (sum === null || outcome === null) {
    const text = other?.unpriced ?? mistakes.join(' ')
    return <AnnouncedAnswer question={text} text={text} />
  }
  const [{ amount, code }] = sum.items
  const item = `${words.sum.amount[sum.deal]} ${formatAmount(amount, figures)} ${code}`
  const answer =
    result === null
      ? words.sum.halted.title(words.currencies[code].of)
      : `${words.sum.answer[sum.deal]} ${formatMoney(result.sum, figures)} ${words.lira}`
  return <AnnouncedAnswer question={item} text={`${item}. ${answer}`} />
}
