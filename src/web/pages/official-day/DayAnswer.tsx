import type { ReactNode } from 'react'
import { ALL_CURRENCIES, officialDayAddress, officialYearAddress } from '#contract/official-day-query.ts'
import type { OfficialDayState } from '#contract/official-day-state.ts'
import { sampleMark } from '../../copy/frame.ts'
import { noValidText, officialDay as copy, reasonText, answerTitle } from '../../copy/official-day.ts'
import { bankSource } from '../../copy/rates.ts'
import { usePageState } from '../../page-state/index.ts'
import { BankSource } from '../../ui/BankSource.tsx'
import { Button, ButtonLink, ExternalButtonLink } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { calendar, download, externalLink, history, landmark, printer, triangleAlert } from '../../ui/icons.ts'
import { ShareActions } from '../../ui/ShareActions.tsx'
import { AllRates } from './AllRates.tsx'
import { copiedText } from './copied-text.ts'
import { DayTable } from './DayTable.tsx'
import { OwnClose } from './OwnClose.tsx'
import banknote from '../../ui/Banknote.module.css'
import sheet from '../../ui/Sheet.module.css'

/** The answer to a date: the bulletin in force, the one of the day itself, or why there is none. */
export function DayAnswer(state: OfficialDayState) {
  const { view, currency } = state
  const code = currency === ALL_CURRENCIES ? null : currency
  switch (view.kind) {
    case 'mistaken':
      return <Mistaken />
    case 'unreachable':
      return (
        <Answer title={copy.title}>
          <Callout icon={triangleAlert} {...copy.unreachable} warns />
          <Elsewhere />
        </Answer>
      )
    case 'month':
      return null
    case 'day':
      return (
        <Answer title={answerTitle(code, view.day.date)}>
          <Reasons state={state} day={view.day} />
          {hasRates(view) ? (
            <>
              {code === null ? <AllRates {...view} {...state} /> : <DayTable code={code} {...view} {...state} />}
              {code === null || view.close === null ? null : (
                <OwnClose code={code} date={view.day.date} close={view.close} />
              )}
              <Actions state={state} day={view.day} />
            </>
          ) : (
            <Elsewhere />
          )}
        </Answer>
      )
  }
}

type DayView = Extract<OfficialDayState['view'], { kind: 'day' }>

function hasRates({ day }: DayView): boolean {
  return day.valid.kind === 'published' || day.published.kind === 'published'
}

function Reasons({ state: { today, begins }, day }: { state: OfficialDayState; day: DayView['day'] }) {
  const [reason, missing] = [reasonText(day, today), noValidText(day, today)]
  if (begins === null) return <Callout icon={history} {...copy.noRecord} warns={false} />
  return (
    <>
      {reason === null ? null : <Callout icon={calendar} {...reason} warns={false} />}
      {missing === null ? null : <Callout icon={calendar} {...missing} warns={day.valid.kind === 'unknown'} />}
      {day.valid.kind === 'before-record' ? (
        <Callout icon={history} {...copy.beforeRecord(begins)} warns={false} />
      ) : null}
    </>
  )
}

function Answer({ title, children }: { title: string; children: ReactNode }) {
  const { office, demo } = usePageState()
  return (
    <section className={`${banknote.note} day-answer`} aria-label={title}>
      <header className={`${banknote.head} day-answer-head`}>
        <h2>{title}</h2>
        {demo.bank ? (
          <Chip night kind="demo">
            {sampleMark}
          </Chip>
        ) : null}
        <Chip night kind="off" icon={landmark}>
          {bankSource.bank}
        </Chip>
      </header>
      <div className="day-answer-body">
        {children}
        <p className="day-fine">
          <BankSource href={office.links.centralBankHistory} />
          {copy.sourceNote}
        </p>
      </div>
    </section>
  )
}

function Mistaken() {
  const { label, word, next } = copy.mistaken
  return (
    <section className={`${sheet.sheet} day-mistaken`} aria-label={label}>
      <p className="day-fine">{label}</p>
      <p className="day-word">{word}</p>
      <p className="day-fine">{next}</p>
    </section>
  )
}

function Elsewhere() {
  const { office } = usePageState()
  return (
    <div className="day-actions">
      <ExternalButtonLink href={office.links.centralBankHistory} kind="line">
        {copy.history}
        <Icon of={externalLink} />
      </ExternalButtonLink>
    </div>
  )
}

function Actions({ state, day }: { state: OfficialDayState; day: DayView['day'] }) {
  const { office, demo } = usePageState()
  const { currency } = state
  const url = office.origin + officialDayAddress(day.date, currency)
  const text = copiedText(state, day, { url, isSample: demo.bank })
  return (
    <div className="day-actions">
      {text === null ? null : (
        <ShareActions shared={{ title: copy.title, text, url }} copied={text} words={copy.actions} kind="filled" />
      )}
      <Button kind="line" className="day-print" onClick={() => print()}>
        <Icon of={printer} />
        {copy.actions.print}
      </Button>
      <ButtonLink to={officialYearAddress(Number(day.date.slice(0, 4)), 'csv', currency)} kind="line">
        <Icon of={download} />
        {copy.actions.csv}
      </ButtonLink>
    </div>
  )
}
