import { commandAuthorText } from '#contract/command-author.ts'
import { dialogAddress } from '#contract/panel/declared-page.ts'
import { allows, type FrameState } from '#contract/panel/frame-state.ts'
import { historyPath } from '#contract/panel/history-query.ts'
import { PAGE as DAY_RECORD_PAGE } from '#contract/panel/pages/day-record-page.ts'
import {
  HISTORY_TOPICS,
  type HistoryEntry,
  type HistoryPage,
  PAGE as HISTORY_PAGE,
} from '#contract/panel/pages/history-page.ts'
import { type Day, dayOf } from '#domain/calendar.ts'
import { historyWords as copy, historyDay } from '../../copy/panel-history.ts'
import { capitalised, formatMinute } from '../../format/format.ts'
import { Badge } from '../../ui/Badge.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { history as historyIcon, rotateBack, undo } from '../../ui/icons.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { BodyProps } from '../parts/body.ts'
import { Empty } from '../parts/Empty.tsx'
import { EventRow, EventRows } from '../parts/EventRows.tsx'
import { Sheet } from '../parts/Sheet.tsx'
import { Tabs } from '../parts/Tabs.tsx'
import { Title } from '../parts/Title.tsx'
import { Unbroken } from '../parts/Unbroken.tsx'
import { usePanel } from '../state/panel-context.ts'
import { RestoreDialog, UndoVersionDialog } from './RollbackDialog.tsx'

/** Lists audited actions, with links that undo a version or return to it. */
export function HistoryBody({ frame, page: { entries, topic, before } }: BodyProps<HistoryPage>) {
  const days = daysOf(entries)
  return (
    <>
      <Title heading={HISTORY_PAGE.title} />
      <HistoryTabs shown={HISTORY_PAGE.path} />
      <Tabs
        label={copy.topicsLabel}
        wraps
        shown={historyPath(topic)}
        tabs={[null, ...HISTORY_TOPICS].map((each) => ({
          href: historyPath(each),
          text: each === null ? copy.all : copy.topics[each],
        }))}
      />
      {days.length === 0 ? (
        <Sheet>
          <Empty icon={historyIcon} title={copy.none} text={copy.noneHint} />
        </Sheet>
      ) : (
        days.map(({ day, entries: ofDay }) => <HistoryOfDay key={day} frame={frame} day={day} entries={ofDay} />)
      )}
      {before === null ? null : (
        <div className="actions">
          <ButtonLink kind="line" to={historyPath(topic, before)}>
            {copy.older}
          </ButtonLink>
        </div>
      )}
      {allows(frame, 'restore') ? <p className="fine">{copy.rule}</p> : null}
    </>
  )
}

/** Links to the two views of the history: actions, and the prices of a day. */
export function HistoryTabs({ shown }: { shown: string }) {
  return (
    <Tabs
      label={copy.views}
      shown={shown}
      tabs={[
        { href: HISTORY_PAGE.path, text: copy.changes },
        { href: DAY_RECORD_PAGE.path, text: DAY_RECORD_PAGE.title },
      ]}
    />
  )
}

/** Groups entries by day. The entries are sorted newest first. */
function daysOf(entries: readonly HistoryEntry[]): { day: Day; entries: HistoryEntry[] }[] {
  const days: { day: Day; entries: HistoryEntry[] }[] = []
  for (const entry of entries) {
    const day = dayOf(entry.at)
    const last = days.at(-1)
    if (last?.day === day) last.entries.push(entry)
    else days.push({ day, entries: [entry] })
  }
  return days
}

interface HistoryOfDayProps {
  readonly frame: FrameState
  readonly day: Day
  readonly entries: readonly HistoryEntry[]
}

function HistoryOfDay({ frame, day, entries }: HistoryOfDayProps) {
  const { now } = usePanel()
  const [heading, note] = historyDay(day, dayOf(now))
  return (
    <Sheet title={heading} note={note}>
      <EventRows>
        {entries.map((entry) => {
          const { number, at, lines, inForce } = entry
          return (
            <EventRow
              key={number ?? `${at} ${lines.join()}`}
              title={<Unbroken text={capitalised(lines[0] ?? (number === 1 ? copy.first : copy.nothingFelt))} />}
              at={formatMinute(at)}
              note={<Unbroken text={detailsOf(entry)} />}
              noteEnd={number === null ? null : copy.version(number)}
            >
              {inForce ? (
                <p>
                  <Badge tone="good">{copy.inForce}</Badge>
                </p>
              ) : null}
              {number === null ? null : <WaysBack frame={frame} number={number} entry={entry} />}
            </EventRow>
          )
        })}
      </EventRows>
    </Sheet>
  )
}

/** Links that undo this change only, or restore all settings as they were after it. */
function WaysBack({ frame, number, entry }: { frame: FrameState; number: number; entry: HistoryEntry }) {
  const { lines, inForce } = entry
  return (
    <>
      {allows(frame, 'undo') && lines.length > 0 ? (
        <ButtonLink kind="text" to={dialogAddress(HISTORY_PAGE, 'undo-version', { no: number })}>
          <Icon of={undo} />
          {copy.undo}
          <VisuallyHidden>{copy.backTo(number)}</VisuallyHidden>
        </ButtonLink>
      ) : null}
      {allows(frame, 'restore') && !inForce ? (
        <ButtonLink kind="text" to={dialogAddress(HISTORY_PAGE, 'restore', { no: number })}>
          <Icon of={rotateBack} />
          {copy.back}
          <VisuallyHidden>{copy.backTo(number)}</VisuallyHidden>
        </ButtonLink>
      ) : null}
    </>
  )
}

/** Returns, for example, "Ayşe Kaya · USD −0,01 → −0,02; EUR −0,02 → −0,03 · Piyasa oynak". */
function detailsOf({ by, via, lines, reason }: HistoryEntry): string {
  const others = lines.slice(1).join('; ')
  return [whoOf(by, via), others, reason ?? ''].filter((part) => part !== '').join(' · ')
}

function whoOf(by: string | null, via: HistoryEntry['via']): string {
  switch (via) {
    case 'panel':
      return by ?? copy.byNobody
    case 'command':
      return commandAuthorText(by)
    case 'import':
      return copy.byFile(by)
    case 'undo':
    case 'restore':
      return copy.byReturn(by)
  }
}

export const dialogs = { restore: RestoreDialog, 'undo-version': UndoVersionDialog }
