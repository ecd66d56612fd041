import { askedSum, codeIn } from '#contract/sum-query.ts'
import { CURRENCY_CODES, type CurrencyCode } from '#domain/currency.ts'
import { oldestOf } from '#domain/quote.ts'
import { legsOf } from '#domain/sum.ts'
import { isLiveWord, OpeningStatus, useSourceWord } from '../../features/rates/index.ts'
import { Slip, SlipChips, SumForm, type SumFormState, useOtherCurrency, useOutcome } from '../../features/sum/index.ts'
import { useCell, useFeed, useLive } from '../../live/index.ts'
import { useLanguage } from './language-context.tsx'
import { LANGUAGE_SUMS } from './language-sums.tsx'
import { LazyNotes } from './LazyNotes.tsx'
import { OtherCurrencyHint } from './OtherCurrencyHint.tsx'
import banknote from '../../ui/Banknote.module.css'
import slip from '../../ui/Slip.module.css'
import underprint from '../../ui/Underprint.module.css'
import styles from './SumCard.module.css'

/** The form and the answer in one frame, which looks like a banknote. */
export function SumCard({ form }: { form: SumFormState<CurrencyCode> }) {
  useFeed('table')
  const { language, words } = useLanguage()
  const family = LANGUAGE_SUMS[language]
  const { query } = form
  const outcome = useOutcome(askedSum(query), family)
  const legs = legsOf(outcome)
  const quotedAt = oldestOf(legs)
  const other = useOtherCurrency(query.rows[0])
  const { status } = useLive()
  const word = useSourceWord(query.rows.map(codeIn)[0] ?? 'USD', useCell(status.table), quotedAt)
  const isRefused = outcome !== null && !('sum' in outcome) && outcome.refused[0].why !== 'unquoted'
  return (
    <section className={`${banknote.note} ${slip.slip} ${styles.card}`} aria-label={words.sum.region}>
      <header className={`${banknote.head} ${slip.head}`}>
        <OpeningStatus night className={styles.door} isLive={isLiveWord(word)} />
        <SlipChips word={word} quotedAt={quotedAt} refused={isRefused || other !== null} />
      </header>
      <div className={underprint.underprint}>
        <SumForm
          {...form}
          family={family}
          className={styles.form}
          isTitled
          traded={CURRENCY_CODES}
          usual={USUAL}
          beside={<OtherCurrencyHint />}
        >
          <LazyNotes part="question" form={form} />
        </SumForm>
        <Slip family={family} query={query} outcome={outcome} />
      </div>
    </section>
  )
}

const USUAL = ['USD'] as const
