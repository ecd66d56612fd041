import { useState } from 'react'
import type { ActionBody } from '#contract/panel/action-shapes.ts'
import type { HoursPage } from '#contract/panel/pages/hours-page.ts'
import { WEEKDAY_KEYS } from '#contract/settings/weekday-keys.ts'
import { splitWeek } from '#domain/lunch-break.ts'
import type { Hours } from '#domain/opening.ts'
import { weekdayName } from '../../copy/opening-words.ts'
import { hours, officeForms } from '../../copy/panel-office.ts'
import { TextField } from '../../ui/Field.tsx'
import { ChangeForm } from '../parts/ChangeForm.tsx'
import { mistakeAt } from '../parts/ChangeNote.tsx'
import { FormActs } from '../parts/FormActs.tsx'
import { Unbroken } from '../parts/Unbroken.tsx'
import { useChange } from '../parts/use-change.tsx'

const { week: copy } = hours

export function WeekForm({ page, onClose }: { page: HoursPage; onClose: () => void }) {
  const change = useChange('changeWeek', page.version, onClose)
  const { answer } = change
  const [opened] = useState(() => typedWeek(page.hours.week))
  const [typed, setTyped] = useState(opened)
  const unreadable = answer?.kind === 'unreadable-week' ? answer : null
  const mistakeOf = (index: number): string | undefined =>
    unreadable?.days.includes(index) === true
      ? hours.refusals.unreadable
      : mistakeAt(answer, `hours.week.${WEEKDAY_KEYS[index]}`)
  return (
    <ChangeForm
      title={copy.title}
      change={change}
      step={1}
      isBeside={(field) => field.startsWith('hours.week.')}
      onSend={(replaces) => void change.publish((since) => ({ since, ...typed }), replaces)}
    >
      <p className="fine">
        <Unbroken text={copy.hint} />
      </p>
      <TextField
        label={copy.weekdayLunch}
        hint={copy.lunchHint}
        value={typed.lunch}
        onChange={({ target }) => setTyped({ ...typed, lunch: target.value })}
        mistake={unreadable?.lunch === true ? hours.refusals.lunch : null}
      />
      {typed.hours.map((written, index) => (
        <TextField
          key={WEEKDAY_KEYS[index]}
          label={weekdayName(index + 1)}
          required
          value={written}
          onChange={({ target }) =>
            setTyped({ ...typed, hours: typed.hours.map((each, at) => (at === index ? target.value : each)) })
          }
          mistake={mistakeOf(index)}
        />
      ))}
      <FormActs
        text={officeForms.publish}
        back={onClose}
        isInert={typed.lunch === opened.lunch && typed.hours.every((written, index) => written === opened.hours[index])}
      />
    </ChangeForm>
  )
}

function typedWeek(of: readonly Hours[]): Omit<ActionBody<'changeWeek'>, 'since'> {
  const { week, lunch } = splitWeek(of)
  const typed = WEEKDAY_KEYS.map((_, index) => writtenHours(week[index] ?? []))
  return { hours: typed, lunch: lunch === null ? '' : writtenHours([lunch]) }
}

/** Returns, for example, "09.00–12.30, 13.15–18.30" or "kapalı": the notation that the server parses. */
export function writtenHours(spans: Hours): string {
  if (spans.length === 0) return hours.closed.toLocaleLowerCase('tr-TR')
  return spans.map(({ from, to }) => `${from}–${to}`.replaceAll(':', '.')).join(', ')
}
