import { type ReactNode, useId, useState } from 'react'
import type { PanelFrame } from '#contract/panel/frame.ts'
import type { NoticeEnd, NoticePage } from '#contract/panel/office.ts'
import { PANEL_PATHS } from '#contract/panel/paths.ts'
import { addDays, type Day, dayOf, parseDay } from '#domain/calendar.ts'
import { LONGEST_NOTICE } from '#domain/opening.ts'
import { notice as copy, officeForms } from '../../copy/panel-office.ts'
import { megaphone } from '../../ui/icons.ts'
import { Bar } from '../parts/Bar.tsx'
import { Field, Mistakes, mistakesIn } from '../parts/Field.tsx'
import { Icon } from '../parts/Icon.tsx'
import { OutcomeNote } from '../parts/OutcomeNote.tsx'
import { PanelForm, useTyped } from '../parts/PanelForm.tsx'
import { Picks } from '../parts/Picks.tsx'

interface NoticeFormProps {
  readonly frame: PanelFrame
  readonly page: NoticePage
  readonly id: string
  /** Stands under the preview. */
  readonly children: ReactNode
}

/** The next notice: its text, its end, and how it will look, as they are typed. */
export function NoticeForm({ frame, page, id, children }: NoticeFormProps) {
  const [start] = useState(() => startOf(page))
  const { form, typed } = useTyped()
  const text = typed?.('metin') ?? start.text
  const end = endOf(typed?.('bitis') ?? start.end)
  const today = dayOf(frame.renderedAt)
  const chosen = parseDay(typed?.('gun') ?? start.day)
  const time = typed?.('saat') ?? start.time
  const until: Until = {
    bugun: page.closesAt === null ? null : { day: today, time: page.closesAt },
    yarin: { day: addDays(today, 1), time: '23:59' },
    tarih: chosen.ok && time !== '' ? { day: chosen.value, time } : null,
  }
  const momentFields = <MomentFields start={start} today={today} page={page} />
  return (
    <>
      <OutcomeNote
        frame={frame}
        outcome={page.outcome}
        form={id}
        back={PANEL_PATHS.notice}
        beside={end === 'tarih' ? ['metin', 'gun', 'saat'] : ['metin']}
      />
      <div className="c2 even">
        <div>
          <PanelForm
            frame={frame}
            to={PANEL_PATHS.notice}
            version={page.version}
            outcome={page.outcome}
            id={id}
            className="sheet"
            {...form}
          >
            <div className="in">
              <TextField start={start.text} length={text.length} page={page} />
              <Picks name="bitis" legend={copy.until} chosen={start.end} picks={picksOf(page)} />
              {end === 'tarih' ? momentFields : <noscript>{momentFields}</noscript>}
              <p className="fine">{copy.goesByItself}</p>
            </div>
          </PanelForm>
        </div>
        <div>
          <Preview text={text} moment={until[end]} today={today} />
          {children}
        </div>
      </div>
      <Bar title={untilText(end, until, today)} text={page.notice === null ? copy.none : copy.replaces}>
        <button className="btn" type="submit" form={id}>
          {officeForms.publish}
        </button>
      </Bar>
    </>
  )
}

interface PreviewProps {
  readonly text: string
  /** When it goes; null: nobody has said yet. */
  readonly moment: Until[NoticeEnd]
  readonly today: Day
}

function Preview({ text, moment, today }: PreviewProps) {
  return (
    <section className="sheet">
      <h2>
        {copy.preview} <small>{copy.where}</small>
      </h2>
      <div className="in">
        {text.trim() === '' ? <p className="fine">{copy.nothingYet}</p> : <NoticeLine text={text} />}
        {moment === null ? null : <p className="fine">{copy.goesAt(moment.day, moment.time, today)}</p>}
      </div>
    </section>
  )
}

/** As it stands above the prices. */
export function NoticeLine({ text }: { text: string }) {
  return (
    <p className="noteline">
      <Icon of={megaphone} />
      <span>{text}</span>
    </p>
  )
}

type Until = Readonly<Record<NoticeEnd, { readonly day: Day; readonly time: string } | null>>

/** What was typed, or the notice that stands now, to be mended. */
function startOf({ typed, notice, closesAt }: NoticePage): NonNullable<NoticePage['typed']> {
  const soon = closesAt === null ? 'yarin' : 'bugun'
  if (typed !== null) return typed.end === 'bugun' ? { ...typed, end: soon } : typed
  const { text, until } = notice ?? { text: '', until: null }
  return until === null
    ? { text, end: soon, day: '', time: '' }
    : { text, end: 'tarih', day: until.day, time: until.time }
}

function endOf(value: string): NoticeEnd {
  return value === 'bugun' || value === 'tarih' ? value : 'yarin'
}

function picksOf({ closesAt }: NoticePage) {
  const pick = (value: NoticeEnd, time?: string) => ({
    value,
    label: copy.ends[value],
    note: time?.replace(':', '.'),
  })
  return [...(closesAt === null ? [] : [pick('bugun', closesAt)]), pick('yarin', '23:59'), pick('tarih')]
}

function untilText(end: NoticeEnd, until: Until, today: Day): string {
  const moment = until[end]
  if (moment === null) return copy.untilChosen
  if (end === 'bugun') return copy.untilToday(moment.time)
  return end === 'yarin' ? copy.untilTomorrow : copy.untilThen(moment.day, moment.time, today)
}

function TextField({ start, length, page }: { start: string; length: number; page: NoticePage }) {
  const id = useId()
  const mistakes = mistakesIn('metin', page.outcome)
  return (
    <div className={mistakes.length === 0 ? 'fld' : 'fld bad'}>
      <label htmlFor={id}>{copy.text}</label>
      <textarea
        id={id}
        name="metin"
        maxLength={LONGEST_NOTICE}
        required
        defaultValue={start}
        aria-invalid={mistakes.length > 0 ? true : undefined}
        aria-describedby={mistakes.length === 0 ? `${id}-hint` : `${id}-hint ${id}-wrong`}
      />
      <p className="hint" id={`${id}-hint`}>
        <span>{copy.hint}</span>
        <span className="nw">{copy.count(length, LONGEST_NOTICE)}</span>
      </p>
      <Mistakes id={`${id}-wrong`} texts={mistakes} />
    </div>
  )
}

interface MomentFieldsProps {
  readonly start: { readonly day: string; readonly time: string }
  readonly today: Day
  readonly page: NoticePage
}

function MomentFields({ start, today, page: { outcome } }: MomentFieldsProps) {
  return (
    <div className="two">
      <Field label={copy.day} name="gun" type="date" min={today} defaultValue={start.day} outcome={outcome} />
      <Field label={copy.time} name="saat" type="time" defaultValue={start.time} outcome={outcome} />
    </div>
  )
}
