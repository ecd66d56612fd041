import { useState } from 'react'
import type { PanelFrame } from '#contract/panel/frame.ts'
import type { HoursPage } from '#contract/panel/office.ts'
import { PANEL_PATHS } from '#contract/panel/paths.ts'
import { weekdayOf } from '#domain/calendar.ts'
import { weekdayName } from '../../copy/opening.ts'
import { hours } from '../../copy/panel-office.ts'
import { Field, Mistakes, mistakesIn } from '../parts/Field.tsx'
import { PanelForm, useTyped } from '../parts/PanelForm.tsx'
import { type Pick, Picks } from '../parts/Picks.tsx'

const { early: copy } = hours

/** What the form says beside the times of the page: at once, or at a time that is typed. */
const NOW = 'simdi'
const TYPED = 'yaz'

interface EarlyEndProps {
  readonly frame: PanelFrame
  readonly page: HoursPage
  readonly id: string
}

/** Today alone: tomorrow the week's hours stand again. */
export function EarlyEnd({ frame, page, id }: EarlyEndProps) {
  const { form, typed } = useTyped()
  // It lasts, whatever times the page is told meanwhile. Without scripts nobody knows which one will be chosen.
  const [chosen, setChosen] = useState<string | null>(null)
  if (chosen === null && typed !== null) setChosen(typed('kapanis'))
  const picks = picksOf(page)
  const isGone = chosen !== null && picks.every(({ value }) => value !== chosen)
  const time = chosen === TYPED ? typed?.('saat') : chosen
  const { label, notice } = wordsOf(isGone ? null : (time ?? null))
  const timeField = <Field label={copy.typedLabel} name="saat" type="time" outcome={page.outcome} />
  return (
    <section className="sheet">
      <h2>
        {copy.title} <small>{copy.only(weekdayName(weekdayOf(page.today)))}</small>
      </h2>
      <PanelForm
        frame={frame}
        to={PANEL_PATHS.closeEarly}
        version={page.version}
        outcome={page.outcome}
        id={id}
        className="in"
        {...form}
      >
        <Picks
          name="kapanis"
          legend={copy.when}
          chosen={chosen ?? page.earlyTimes.at(-1) ?? NOW}
          onChoose={setChosen}
          isTitled
          picks={picks}
        />
        <Mistakes id={`${id}-gone`} texts={isGone ? [copy.gone(chosen)] : []} />
        {chosen === TYPED ? timeField : <noscript>{timeField}</noscript>}
        {chosen === TYPED || chosen === null ? null : (
          <Mistakes id={`${id}-wrong`} texts={mistakesIn('saat', page.outcome)} />
        )}
        <label className="ck">
          <input type="checkbox" name="duyuru" value="evet" defaultChecked />
          <span>{copy.withNotice(notice)}</span>
        </label>
        <input type="hidden" name="metin" value={notice} />
        <div className="acts">
          <button className="btn" type="submit" disabled={isGone}>
            {label}
          </button>
        </div>
      </PanelForm>
    </section>
  )
}

function picksOf({ earlyTimes }: HoursPage): readonly Pick[] {
  return [
    ...earlyTimes.map((time) => ({ value: time, label: time.replace(':', '.') })),
    { value: NOW, label: copy.now },
    { value: TYPED, label: copy.typed },
  ]
}

/** Without a time they are true of each. */
function wordsOf(time: string | null): { readonly label: string; readonly notice: string } {
  if (time === NOW) return { label: copy.closeNow, notice: copy.notice.now }
  if (time === null || !/^\d\d:\d\d$/.test(time)) return { label: copy.close, notice: copy.notice.some }
  return { label: copy.closeAt(time), notice: copy.notice.at(time) }
}
