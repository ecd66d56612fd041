import { useId, useState } from 'react'
import { PAGES } from '#contract/paths.ts'
import { type Asked, searchOf } from '#contract/question.ts'
import { amountOf } from '#domain/amount.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { calculator as copy, calculatorSection } from '../../copy/calculator.ts'
import { slip } from '../../copy/slip.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { arrowRight } from '../../ui/icons.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { AmountField } from './AmountField.tsx'
import { DealChoice } from './DealChoice.tsx'
import { SectionSum } from './SectionSum.tsx'
import { Spoken } from './Spoken.tsx'
import { useCalculation } from './use-calculation.ts'
import { amountText, isLong } from './use-form.ts'
import sheet from '../../ui/Sheet.module.css'
import styles from './CalculatorSection.module.css'

/** Yen are worth little. */
const EXAMPLE = { usual: amountOf('500'), yen: amountOf('50000') }

/** Two questions and their sum; the rest is on the page that the form leads to. */
export function CalculatorSection({ code }: { code: CurrencyCode }) {
  const [first] = useState(() => exampleOf(code))
  const {
    asked,
    outcome,
    form: { ref, onInput },
  } = useCalculation(first)
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
            <DealChoice first="sell" />
            <AmountField
              text={amountText(first)}
              code={code}
              mistake={asked.kind === 'mistake' ? asked.mistake : null}
              isLong={isLong(asked)}
              hint={null}
            />
          </div>
          <div className={styles.answer}>
            <SectionSum asked={asked} outcome={outcome} />
            <Details asked={asked} />
          </div>
          <Spoken asked={asked} outcome={outcome} />
        </form>
      </div>
    </section>
  )
}

function exampleOf(code: CurrencyCode): Asked {
  const amount = code === 'JPY' ? EXAMPLE.yen : EXAMPLE.usual
  return {
    kind: 'question',
    question: { exchange: { deal: 'sell', code, amount, against: null }, moment: null },
  }
}

/** A step of the walk where there is an address to walk to; else the form's own button, which asks the server. */
function Details({ asked }: { asked: Asked }) {
  const hydrated = useHydrated()
  const words = (
    <>
      <span>{slip.details}</span>
      <Icon of={arrowRight} />
    </>
  )
  return hydrated && asked.kind === 'question' ? (
    <ButtonLink to={PAGES.calculator.path + searchOf(asked)} kind="line" className={styles.details}>
      {words}
    </ButtonLink>
  ) : (
    <Button type="submit" kind="line" className={styles.details}>
      {words}
    </Button>
  )
}
