import { PAGES } from '#contract/paths.ts'
import { type Day, dayOf } from '#domain/calendar.ts'
import { formatDateTime } from '../../../web/format/format.ts'
import { usePageState } from '../../../web/page-state/index.ts'
import { Crumb } from '../../../web/ui/Crumb.tsx'
import { PageHead } from '../../../web/ui/PageHead.tsx'
import { FoldedQuestion, Questions } from '../../../web/ui/Questions.tsx'
import { Section } from '../../../web/ui/Section.tsx'
import { ALL_CURRENCIES } from '../contract/official-day-addresses.ts'
import type { OfficialDayState } from '../contract/official-day-state.ts'
import { DayAnswer } from './DayAnswer.tsx'
import { DayForm } from './DayForm.tsx'
import { MonthTable } from './MonthTable.tsx'
import { officialDayWords as copy } from './official-day-words.ts'
import split from '../../../web/ui/Split.module.css'
import styles from './OfficialDayPage.module.css'

/** Shows the central bank's rate of a day, its bulletin and the month. */
export function OfficialDayPage() {
  const { officialDay, renderedAt } = usePageState()
  const state = officialDay ?? unreachableOn(dayOf(renderedAt))
  const { month, currency, bulletins } = state
  return (
    <>
      <PageHead above={<Crumb name={copy.title} />} title={copy.title} lead={copy.lead} slim />
      <Section top="close">
        <div className={`${split.split} ${split.form} ${styles.answer}`}>
          <DayForm {...state} />
          <DayAnswer {...state} />
        </div>
      </Section>
      <Section top="none">
        <div className={`${split.split} ${split.table} ${styles.month}`}>
          {month === null || currency === ALL_CURRENCIES || Object.keys(bulletins).length === 0 ? null : (
            <MonthTable {...month} code={currency} bulletins={bulletins} />
          )}
          <DayQuestions />
        </div>
        <Printed state={state} />
      </Section>
    </>
  )
}

function DayQuestions() {
  return (
    <Questions title={copy.questions.title} className="screen-only">
      {copy.questions.list.map(({ question, answer }, index) => (
        <FoldedQuestion key={question} text={question} open={index === 0}>
          {answer}
        </FoldedQuestion>
      ))}
    </Questions>
  )
}

/** Returns the state of a page that was rendered without the record. */
function unreachableOn(today: Day): OfficialDayState {
  const nothing = { month: null, bulletins: {}, begins: null }
  return {
    currency: 'USD',
    address: PAGES.officialDay.path,
    today,
    date: today,
    view: { kind: 'unreachable' },
    ...nothing,
  }
}

/** Shown only on paper: the time of printing and the URL. */
function Printed({ state }: { state: OfficialDayState }) {
  const { office, renderedAt } = usePageState()
  return (
    <p className={`${styles.printed} paper-only`}>
      {copy.printed(formatDateTime(renderedAt), office.origin + state.address)}
    </p>
  )
}
