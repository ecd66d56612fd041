import type { ReactNode } from 'react'
import { sampleMark } from '../../../web/copy/frame.ts'
import { bankSource } from '../../../web/copy/rates.ts'
import { usePageState } from '../../../web/page-state/index.ts'
import { BankSource } from '../../../web/ui/BankSource.tsx'
import { Button, ButtonLink, ExternalButtonLink } from '../../../web/ui/Button.tsx'
import { Chip } from '../../../web/ui/Chip.tsx'
import { Icon } from '../../../web/ui/Icon.tsx'
import { calendar, download, externalLink, history, type IconPath, landmark, printer } from '../../../web/ui/icons.ts'
import { Notice } from '../../../web/ui/Notice.tsx'
import { ShareActions } from '../../../web/ui/ShareActions.tsx'
import { ALL_CURRENCIES, officialDayAddress, officialYearAddress } from '../contract/official-day-addresses.ts'
import type { OfficialDayState } from '../contract/official-day-state.ts'
import { AllRates } from './AllRates.tsx'
import { copiedText } from './copied-text.ts'
import { DayTable } from './DayTable.tsx'
import { noValidText, officialDayWords as copy, reasonText, answerTitle } from './official-day-words.ts'
import { OwnClose } from './OwnClose.tsx'
import banknote from '../../../web/ui/Banknote.module.css'
import sheet from '../../../web/ui/Sheet.module.css'
import slip from '../../../web/ui/Slip.module.css'
import styles from './DayAnswer.module.css'

/** Shows the bulletin in force on a date and the one of the day itself, or the reason why there is none. */
export function DayAnswer(state: OfficialDayState) {
  const { view, currency } = state
  const code = currency === ALL_CURRENCIES ? null : currency
  switch (view.kind) {
    case 'mistaken':
      return <Mistaken />
    case 'unreachable':
      return (
        <Answer title={copy.title}>
          <Notice tone="fair" title={copy.unreachable.title}>
            {copy.unreachable.text}
          </Notice>
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
  if (begins === null) return <Reason icon={history} {...copy.noRecord} />
  return (
    <>
      {reason === null ? null : <Reason icon={calendar} {...reason} />}
      {missing === null ? null : <Reason icon={calendar} {...missing} isOpen={day.valid.kind === 'unknown'} />}
      {day.valid.kind === 'before-record' ? <Reason icon={history} {...copy.beforeRecord(begins)} /> : null}
    </>
  )
}

interface ReasonProps {
  icon: IconPath
  title: string
  text?: string
  /** True if the answer may be known later. */
  isOpen?: boolean
}

function Reason({ icon, title, text, isOpen = false }: ReasonProps) {
  return (
    <Notice tone={isOpen ? 'fair' : 'calm'} icon={icon} title={title}>
      {text}
    </Notice>
  )
}

function Answer({ title, children }: { title: string; children: ReactNode }) {
  const { office, demo } = usePageState()
  return (
    <section className={`${banknote.note} ${slip.slip} ${styles.answer}`} aria-label={title}>
      <header className={`${banknote.head} ${slip.head}`}>
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
      <div className={slip.body}>
        {children}
        <p className="fine">
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
    <section className={`${sheet.sheet} ${slip.mistaken}`} aria-label={label}>
      <p className="fine">{label}</p>
      <p className={styles.mistaken}>{word}</p>
      <p className="fine">{next}</p>
    </section>
  )
}

function Elsewhere() {
  const { office } = usePageState()
  return (
    <div className={`actions ${styles.actions} screen-only`}>
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
    <div className={`actions ${styles.actions} screen-only`}>
      {text === null ? null : (
        <ShareActions shared={{ title: copy.title, text, url }} copied={text} words={copy.actions} kind="filled" />
      )}
      <Button kind="line" onClick={() => print()}>
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
