import { useId, useState } from 'react'
import { CURRENCY_GOODS } from '#contract/goods.ts'
import { SUM_FIELDS } from '#contract/question-names.ts'
import { askedSum, blankSum, isMistaken, linkTo, type SumQuery } from '#contract/sum-query.ts'
import { amountOf } from '#domain/amount.ts'
import { CURRENCY_CODES, type CurrencyCode } from '#domain/currency.ts'
import { legsOf, type SumOutcome, type Sum, type SumResult } from '#domain/sum.ts'
import { calculator as copy, calculatorSection } from '../../copy/calculator.ts'
import { currencyForm } from '../../copy/currency-form.ts'
import { slipTitle, noOutcomeTexts, slip, sumWords } from '../../copy/slip.ts'
import { figureOf } from '../../format/money-text.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { arrowRight } from '../../ui/icons.ts'
import { DealChoice } from '../../ui/RadioChoice.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { QuoteTime } from '../rates/index.ts'
import { LazyBanknoteSum } from './LazyBanknoteSum.tsx'
import { LazyOfficePart } from './office-part-island.tsx'
import { ResultFigure } from './ResultFigure.tsx'
import { SumAnnouncement } from './SumAnnouncement.tsx'
import { SumRowField } from './SumRowField.tsx'
import { useOutcome } from './use-outcome.ts'
import { useSumForm } from './use-sum-form.ts'
import { useDatedMoment } from './use-sum-freshness.ts'
import sheet from '../../ui/Sheet.module.css'
import styles from './CalculatorSection.module.css'

export { loadSumParts } from './office-part-island.tsx'

/** The example amount is larger for the yen because a yen is worth little. */
const EXAMPLE = { usual: amountOf('500'), yen: amountOf('50000') }

const FAMILY = { goods: CURRENCY_GOODS, words: currencyForm }

/** The small calculator with two fields and a sum. Its form leads to /hesapla, which has all fields. */
export function CalculatorSection({ code }: { code: CurrencyCode }) {
  const [first] = useState(() => exampleOf(code))
  const { query, ref, onInput } = useSumForm(first, CURRENCY_GOODS)
  const sum = askedSum(query)
  const outcome = useOutcome(sum, FAMILY)
  const titleId = useId()
  return (
    <section className={`${styles.section} screen-only`} aria-labelledby={titleId}>
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2 id={titleId}>{copy.title}</h2>
          <p className={`lead ${styles.lead}`}>{calculatorSection.lead}</p>
        </div>
        <form
          ref={ref}
          className={sheet.sheet}
          method="get"
          action={CURRENCY_GOODS.path}
          aria-labelledby={titleId}
          onInput={onInput}
        >
          <div className={styles.questions}>
            <DealChoice name={SUM_FIELDS.deal} words={copy.deal} first="sell" />
            <SumRowField
              family={FAMILY}
              index={0}
              deal={query.deal}
              first={first.rows[0]}
              row={query.rows[0]}
              codes={CURRENCY_CODES}
              usual={code}
              hasHint={false}
            />
          </div>
          <div className={styles.answer}>
            <SectionAnswer isMistaken={isMistaken(query)} sum={sum} outcome={outcome} />
            <Details sum={sum} />
          </div>
          <SumAnnouncement words={currencyForm} query={query} outcome={outcome} />
        </form>
      </div>
    </section>
  )
}

function exampleOf(code: CurrencyCode): SumQuery<CurrencyCode> {
  const amount = code === 'JPY' ? EXAMPLE.yen : EXAMPLE.usual
  return { ...blankSum(CURRENCY_GOODS), rows: [{ kind: 'item', item: { code, amount } }] }
}

interface SectionAnswerProps {
  isMistaken: boolean
  sum: Sum<CurrencyCode> | null
  outcome: SumOutcome<CurrencyCode> | null
}

function SectionAnswer({ isMistaken: isWrong, sum, outcome }: SectionAnswerProps) {
  if (sum === null || outcome === null)
    return <p className={styles.word}>{isWrong ? slip.wrong.word : slip.writeAmount}</p>
  if ('sum' in outcome) return <LiraAnswer sum={sum} result={outcome} />
  const { word, title, text } = noOutcomeTexts(outcome.refused[0])
  return (
    <div className={styles.sum}>
      <p className={styles.label}>
        <b>{title}</b> <span>{text}</span>
      </p>
      <p className={styles.word}>{word}</p>
    </div>
  )
}

/** Shows a sum in lira, because the small form has no other settling currency. */
function LiraAnswer({ sum, result }: { sum: Sum<CurrencyCode>; result: SumResult<CurrencyCode> }) {
  const [line] = result.lines
  const moment = useDatedMoment(legsOf(result), currencyForm)
  return (
    <div className={styles.sum}>
      <p className={styles.label}>
        <b>{slipTitle(sum)}</b> <span>{sumWords(sum.deal, null, moment)}</span>
      </p>
      <ResultFigure result={result} className={styles.figure} />
      <p className={styles.by}>
        <span>{`${slip.rate(line.side)} ${figureOf(line)}`}</span>
        <QuoteTime about={line.code} quotedAt={line.quotedAt} />
      </p>
      <LazyOfficePart part="terms" result={result} look="below" />
      <LazyBanknoteSum part="assumed" sum={sum} isAsked={false} />
    </div>
  )
}

/** A link to /hesapla if the query is valid, else a submit button, so that the server answers. */
function Details({ sum }: { sum: Sum<CurrencyCode> | null }) {
  const hydrated = useHydrated()
  const words = (
    <>
      <span>{slip.details}</span>
      <Icon of={arrowRight} />
    </>
  )
  return hydrated && sum !== null ? (
    <ButtonLink to={linkTo(sum, null, CURRENCY_GOODS)} kind="line">
      {words}
    </ButtonLink>
  ) : (
    <Button type="submit" kind="line">
      {words}
    </Button>
  )
}
