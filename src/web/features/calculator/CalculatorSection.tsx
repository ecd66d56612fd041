import { useId, useState } from 'react'
import { type CalculatorQuery, QUESTION_FIELDS, searchOf } from '#contract/calculator-query.ts'
import { PAGES } from '#contract/paths.ts'
import { amountOf } from '#domain/amount.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { legsOf, type Sum, type SumResult } from '#domain/sum.ts'
import { calculator as copy, calculatorSection } from '../../copy/calculator.ts'
import { slipTitle, noOutcomeTexts, slip, sumWords } from '../../copy/slip.ts'
import { figureOf } from '../../format/money-text.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { arrowRight } from '../../ui/icons.ts'
import { DealChoice } from '../../ui/RadioChoice.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { QuoteTime } from '../rates/index.ts'
import { AnswerAnnouncement } from './AnswerAnnouncement.tsx'
import { AmountField } from './QuestionFields.tsx'
import { ResultFigure } from './ResultFigure.tsx'
import { type SumAnswer, useCalculation } from './use-calculation.ts'
import { useDatedMoment } from './use-sum-freshness.ts'
import sheet from '../../ui/Sheet.module.css'
import styles from './CalculatorSection.module.css'

/** Yen are worth little. */
const EXAMPLE = { usual: amountOf('500'), yen: amountOf('50000') }

/** The small calculator: two questions and their sum; the rest is on the page that the form leads to. */
export function CalculatorSection({ code }: { code: CurrencyCode }) {
  const [first] = useState(() => exampleOf(code))
  const { query, outcome, ref, onInput } = useCalculation(first)
  const titleId = useId()
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2 id={titleId}>{copy.title}</h2>
          <p className={styles.lead}>{calculatorSection.lead}</p>
        </div>
        <form
          ref={ref}
          className={sheet.sheet}
          method="get"
          action={PAGES.calculator.path}
          aria-labelledby={titleId}
          onInput={onInput}
        >
          <div className={styles.questions}>
            <DealChoice name={QUESTION_FIELDS.deal} words={copy.deal} first="sell" />
            <AmountField
              first={first}
              query={query}
              mistake={query.kind === 'mistake' ? query.mistake : null}
              hint={null}
            />
          </div>
          <div className={styles.answer}>
            <SectionAnswer query={query} outcome={outcome} />
            <Details query={query} />
          </div>
          <AnswerAnnouncement query={query} outcome={outcome} />
        </form>
      </div>
    </section>
  )
}

function exampleOf(code: CurrencyCode): CalculatorQuery {
  const amount = code === 'JPY' ? EXAMPLE.yen : EXAMPLE.usual
  return {
    kind: 'question',
    question: { sum: { deal: 'sell', items: [{ code, amount }], against: null }, moment: null },
  }
}

function SectionAnswer({ query, outcome }: SumAnswer) {
  if (query.kind === 'nothing') return <p className={styles.word}>{slip.writeAmount}</p>
  if (query.kind === 'mistake') return <p className={styles.word}>{slip.wrong.word}</p>
  if (outcome === null) return null
  if ('sum' in outcome) return <LiraAnswer sum={query.question.sum} result={outcome} />
  const { word, title, meaning } = noOutcomeTexts(outcome.refused[0])
  return (
    <div className={styles.sum}>
      <p className={styles.label}>
        <b>{title}</b> <span>{meaning}</span>
      </p>
      <p className={styles.word}>{word}</p>
    </div>
  )
}

/** The small form asks about lira alone. */
function LiraAnswer({ sum, result }: { sum: Sum<CurrencyCode>; result: SumResult<CurrencyCode> }) {
  const [line] = result.lines
  const moment = useDatedMoment(legsOf(result))
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
    </div>
  )
}

/** A link where there is an address to lead to; else the form's own button, which asks the server. */
function Details({ query }: { query: CalculatorQuery }) {
  const hydrated = useHydrated()
  const words = (
    <>
      <span>{slip.details}</span>
      <Icon of={arrowRight} />
    </>
  )
  return hydrated && query.kind === 'question' ? (
    <ButtonLink to={PAGES.calculator.path + searchOf(query)} kind="line">
      {words}
    </ButtonLink>
  ) : (
    <Button type="submit" kind="line">
      {words}
    </Button>
  )
}
