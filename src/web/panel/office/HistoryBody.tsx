import { allows, type PanelFrame } from '#contract/panel/frame.ts'
import type { HistoryPage } from '#contract/panel/office.ts'
import { historyPath, PANEL_PATHS, restorePath } from '#contract/panel/paths.ts'
import { type Day, dayOf } from '#domain/calendar.ts'
import { history as copy, historyDay } from '../../copy/panel-history.ts'
import { capitalised } from '../../copy/panel-moments.ts'
import { formatMinute } from '../../format/format.ts'
import { history as historyIcon, undo } from '../../ui/icons.ts'
import type { BodyProps } from '../parts/body.ts'
import { Question } from '../parts/Dialog.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Badge } from '../parts/marks.tsx'
import { Empty } from '../parts/notices.tsx'
import { OutcomeNote } from '../parts/OutcomeNote.tsx'
import { Tabs, Title } from '../parts/Title.tsx'

/** Who changed what of the office's text, and the way back to any of it. */
export function HistoryBody({ frame, page }: BodyProps<HistoryPage>) {
  const { versions, before, restoring, outcome } = page
  const restores = allows(frame, 'restore')
  const days = daysOf(versions)
  return (
    <>
      <Title heading={copy.title} />
      <HistoryTabs shown={PANEL_PATHS.history} />
      <OutcomeNote frame={frame} outcome={restoring === null ? outcome : null} back={PANEL_PATHS.history} />
      {days.length === 0 ? (
        <section className="sheet">
          <Empty icon={historyIcon} title={copy.none} text={copy.noneHint} />
        </section>
      ) : (
        days.map(({ day, versions: ofDay }) => (
          <HistoryOfDay key={day} frame={frame} day={day} versions={ofDay} canRestore={restores} />
        ))
      )}
      {before === null ? null : (
        <div className="acts">
          <a className="btn line" href={historyPath(before)}>
            {copy.older}
          </a>
        </div>
      )}
      {restores ? <p className="fine">{copy.rule}</p> : null}
    </>
  )
}

/** Two views of what was: the changes, and a day's prices. */
export function HistoryTabs({ shown }: { shown: string }) {
  return (
    <Tabs
      label={copy.views}
      shown={shown}
      tabs={[
        { href: PANEL_PATHS.history, text: copy.changes },
        { href: PANEL_PATHS.dayRecord, text: copy.day },
      ]}
    />
  )
}

type Version = HistoryPage['versions'][number]

/** Of each day together; they come newest first. */
function daysOf(versions: readonly Version[]): { day: Day; versions: Version[] }[] {
  const days: { day: Day; versions: Version[] }[] = []
  for (const version of versions) {
    const day = dayOf(version.at)
    const last = days.at(-1)
    if (last?.day === day) last.versions.push(version)
    else days.push({ day, versions: [version] })
  }
  return days
}

interface HistoryOfDayProps {
  readonly frame: PanelFrame
  readonly day: Day
  readonly versions: readonly Version[]
  readonly canRestore: boolean
}

function HistoryOfDay({ frame, day, versions, canRestore }: HistoryOfDayProps) {
  const [heading, note] = historyDay(day, dayOf(frame.renderedAt))
  return (
    <section className="sheet">
      <h2>
        <span>{heading}</span> <small>{note}</small>
      </h2>
      <ol className="rows hist">
        {versions.map((version) => {
          const { number, at, lines, inForce } = version
          return (
            <li key={number ?? `${at} ${lines.join()}`}>
              <b>{capitalised(lines[0] ?? copy.nothingFelt)}</b>
              <span className="r">{formatMinute(at)}</span>
              <small>{detailsOf(version)}</small>
              {number === null ? null : <span className="r">{copy.version(number)}</span>}
              {inForce ? (
                <p>
                  <Badge tone="good" word={copy.inForce} />
                </p>
              ) : null}
              {canRestore && !inForce && number !== null ? (
                <a className="lnk" href={restorePath(number)}>
                  <Icon of={undo} />
                  {copy.back}
                  <span className="vh">{copy.backTo(number)}</span>
                </a>
              ) : null}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** "Ayşe Kaya · USD −0,01 → −0,02; EUR −0,02 → −0,03 · Piyasa oynak" */
function detailsOf({ by, via, lines, reason }: Version): string {
  const others = lines.slice(1).join('; ')
  return [whoOf(by, via), others, reason ?? ''].filter((part) => part !== '').join(' · ')
}

function whoOf(by: string | null, via: Version['via']): string {
  switch (via) {
    case 'panel':
      return by ?? copy.byNobody
    case 'command':
      return copy.byCommand(by)
    case 'import':
      return copy.byFile(by)
    case 'undo':
    case 'restore':
      return copy.byReturn(by)
  }
}

/** What a return to a version changes, before it is done. */
export function RestoreDialog({ frame, restoring, outcome }: RestoreDialogProps) {
  const { heading, rule, confirm } = copy.restoring
  const { number, lines } = restoring
  const isChange = lines.length > 0 || outcome !== null
  return (
    <Question
      frame={frame}
      title={heading(number)}
      text={textOf(lines, outcome)}
      outcome={outcome}
      to={restorePath(number)}
      back={PANEL_PATHS.history}
      yes={isChange ? confirm : null}
      icon={undo}
      isMild
    >
      {lines.length === 0 ? null : (
        <ul className="changes">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {isChange ? <p className="fine">{rule}</p> : null}
    </Question>
  )
}

function textOf(lines: readonly string[], outcome: HistoryPage['outcome']): string | undefined {
  if (lines.length > 0) return copy.restoring.lead
  return outcome === null ? copy.restoring.same : undefined
}

interface RestoreDialogProps {
  readonly frame: PanelFrame
  readonly restoring: NonNullable<HistoryPage['restoring']>
  readonly outcome: HistoryPage['outcome']
}
