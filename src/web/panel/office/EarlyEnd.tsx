import { useId, useState } from 'react'
import type { HoursPage } from '#contract/panel/pages/hours-page.ts'
import { weekdayOf } from '#domain/calendar.ts'
import { earlyClosingTimes } from '#domain/early-closing.ts'
import { noticeAt, openingAt } from '#domain/opening.ts'
import { weekdayName } from '../../copy/opening-words.ts'
import { hours } from '../../copy/panel-office.ts'
import { Button } from '../../ui/Button.tsx'
import { Mistake, TextField, Tick } from '../../ui/Field.tsx'
import { RadioChoice } from '../../ui/RadioChoice.tsx'
import { ChangeForm } from '../parts/ChangeForm.tsx'
import { useChange } from '../parts/use-change.tsx'
import { usePanel } from '../state/panel-context.ts'

const { early: copy } = hours

/** The values of the two choices that are not proposed times. */
const NOW = 'now'
const TYPED = 'typed'

/** Closes the counter early today; the weekly hours apply again tomorrow. Draws nothing after closing time. */
export function EarlyEnd({ page }: { page: HoursPage }) {
  const id = useId()
  const { now } = usePanel()
  const change = useChange('closeEarly', page.version)
  const times = earlyClosingTimes(page.hours, now)
  const [proposed] = useState(() => times.at(-1) ?? NOW)
  // The chosen time stays selected when the proposed times change.
  const [chosen, setChosen] = useState(proposed)
  const [typed, setTyped] = useState('')
  const [isNoted, setNoted] = useState(true)
  if (times.length === 0 && openingAt(page.hours, now).kind === 'closed') return null
  const isGone = chosen !== NOW && chosen !== TYPED && !times.includes(chosen)
  const isOpen = openingAt(page.hours, now).kind === 'open'
  const time = isGone ? null : chosen === TYPED ? typed : chosen
  const { label, notice } = wordsOf(time, isOpen)
  const replaced = noticeAt(page.notice, now)
  const refusal = change.answer?.kind === 'refused' ? hours.refusals[change.answer.why] : null
  return (
    <ChangeForm
      title={copy.title}
      note={copy.only(weekdayName(weekdayOf(page.today)))}
      change={change}
      onSend={(replaces) =>
        void change.publish(
          (since) => ({ since, time: chosen === NOW ? null : (time ?? ''), notice: isNoted ? notice : '' }),
          replaces,
        )
      }
    >
      <RadioChoice
        name="kapanis"
        legend={copy.when}
        first={chosen}
        onChoose={setChosen}
        isTitled
        variant="joined"
        options={[
          ...times.map((each) => ({ value: each, label: each.replace(':', '.') })),
          { value: NOW, label: isOpen ? copy.now : copy.notAtAll },
          { value: TYPED, label: copy.typed },
        ]}
      />
      <Mistake id={`${id}-gone`} text={isGone ? copy.gone(chosen) : null} />
      {chosen === TYPED ? (
        <TextField
          label={copy.typedLabel}
          type="time"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          mistake={refusal}
        />
      ) : (
        <Mistake id={`${id}-refused`} text={refusal} />
      )}
      <Tick checked={isNoted} onChange={({ target }) => setNoted(target.checked)}>
        {copy.withNotice(notice)}
      </Tick>
      {isNoted && replaced !== null ? <p className="fine">{copy.replaces(replaced)}</p> : null}
      <div className="actions">
        <Button type="submit" disabled={isGone}>
          {label}
        </Button>
      </div>
    </ChangeForm>
  )
}

/** Returns words that fit any time if `time` is null or incomplete. */
function wordsOf(time: string | null, isOpen: boolean): { readonly label: string; readonly notice: string } {
  if (time === NOW)
    return isOpen
      ? { label: copy.closeNow, notice: copy.notice.now }
      : { label: copy.closeAllDay, notice: copy.notice.allDay }
  if (time === null || !/^\d\d:\d\d$/.test(time)) return { label: copy.close, notice: copy.notice.some }
  return { label: copy.closeAt(time), notice: copy.notice.at(time) }
}
