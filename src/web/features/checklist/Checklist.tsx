import { CURRENCY_GOODS } from '#contract/goods.ts'
import { SUM_FIELDS } from '#contract/question-names.ts'
import { askedSum, type SumQuery } from '#contract/sum-query.ts'
import { VISITOR_KINDS, VISITOR_NAMES } from '#contract/visitor-kind.ts'
import { dayOf, wallClockOf } from '#domain/calendar.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { VisitorKind } from '#domain/papers.ts'
import { checklist as copy } from '../../copy/documents.ts'
import { atTime } from '../../copy/opening-words.ts'
import { formatDay } from '../../format/format.ts'
import { useAsOfNow } from '../../live/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { Button } from '../../ui/Button.tsx'
import { idCard } from '../../ui/icons.ts'
import { Notice } from '../../ui/Notice.tsx'
import { RadioChoice } from '../../ui/RadioChoice.tsx'
import { TitledSection } from '../../ui/Section.tsx'
import { SUM_FORM, useFormQuestion, useOutcome } from '../sum/index.ts'
import { ChecklistActions, listAddress } from './ChecklistActions.tsx'
import { CounterRows } from './CounterRows.tsx'
import { PaperSteps } from './PaperSteps.tsx'
import { usePapers } from './use-papers.ts'
import styles from './Checklist.module.css'

/** The id for links to the checklist. */
export const CHECKLIST_ID = 'belgeler'

const MARKET = { goods: CURRENCY_GOODS }

/** Lists the documents for the exchange in the form and the way to the office. It can be printed and shared. */
export function Checklist() {
  const { first, query } = useFormQuestion()
  const outcome = useOutcome(askedSum(query), MARKET)
  const { visitor } = query
  const papers = usePapers(query, outcome)
  const { title, text, isFair } = papers
  return (
    <TitledSection id={CHECKLIST_ID} title={copy.title} className={styles.checklist}>
      <VisitorChoice first={first.visitor} />
      <div className={styles.columns}>
        <div className={styles.list}>
          <Notice tone={isFair ? 'fair' : 'calm'} icon={idCard} title={title}>
            {text}
          </Notice>
          <PaperSteps papers={papers} visitor={visitor} />
          <ChecklistActions visitor={visitor} query={query} papers={papers} />
        </div>
        <div>
          <CounterRows sum={askedSum(query)} />
          <PrintedNote query={query} />
        </div>
      </div>
    </TitledSection>
  )
}

const VISITOR_OPTIONS = VISITOR_KINDS.map((kind) => ({ value: VISITOR_NAMES[kind], label: copy.visitors[kind] }))

/** The choice of the kind of visitor. It belongs to the form above through its `form` attribute. */
function VisitorChoice({ first }: { first: VisitorKind }) {
  return (
    <RadioChoice
      legend={copy.visitor}
      name={SUM_FIELDS.visitor}
      form={SUM_FORM}
      options={VISITOR_OPTIONS}
      first={VISITOR_NAMES[first]}
      variant="apart"
    >
      <p className={`${styles.soleTrader} fine screen-only`}>{copy.soleTrader}</p>
      <Button type="submit" kind="line" form={SUM_FORM} className={`${styles.show} screen-only`}>
        {copy.show}
      </Button>
    </RadioChoice>
  )
}

/** Shown only on paper: the time of printing and the URL of the list. */
function PrintedNote({ query }: { query: SumQuery<CurrencyCode> }) {
  const { office } = usePageState()
  const moment = useAsOfNow(({ now }) => `${formatDay(dayOf(now))} ${atTime(wallClockOf(now))}`)
  const address = office.origin.replace('https://', '') + listAddress(query)
  return (
    <p className={`${styles.printed} paper-only`}>
      <span>{copy.printed(moment, address)}</span>
    </p>
  )
}
