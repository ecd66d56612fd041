import { useState } from 'react'
import type { HoursPage } from '#contract/panel/pages/hours-page.ts'
import type { SpecialDay } from '#domain/opening.ts'
import { weekdayText } from '../../copy/panel-moments.ts'
import { hours, officeForms } from '../../copy/panel-office.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { ChangeForm } from '../parts/ChangeForm.tsx'
import { ChangeNote, mistakeAt } from '../parts/ChangeNote.tsx'
import { FormActs } from '../parts/FormActs.tsx'
import { SheetPart } from '../parts/Sheet.tsx'
import { useChange } from '../parts/use-change.tsx'
import { writtenHours } from './WeekForm.tsx'

const { special: copy } = hours

interface SpecialDayFormProps {
  readonly page: HoursPage
  /** The day to edit, whose date is fixed; null means a new day. */
  readonly known: SpecialDay | null
  readonly onClose: () => void
}

export function SpecialDayForm({ page: { today, version }, known, onClose }: SpecialDayFormProps) {
  const change = useChange('saveSpecialDay', version, onClose)
  const { answer } = change
  const [opened] = useState(() => ({
    day: known?.day ?? '',
    name: known?.name ?? '',
    hours: known === null ? '' : writtenHours(known.hours),
  }))
  const [draft, setDraft] = useState(opened)
  const isSame = draft.day === opened.day && draft.name === opened.name && draft.hours === opened.hours
  const why = answer?.kind === 'refused' ? answer.why : null
  const mistakeOf = (...kinds: readonly (keyof typeof hours.refusals)[]): string | null =>
    why !== null && kinds.includes(why) ? hours.refusals[why] : null
  return (
    <ChangeForm
      title={known === null ? copy.newTitle : weekdayText(known.day, today)}
      change={change}
      step={1}
      isBeside={(field) => field.startsWith('hours.special.')}
      onSend={(replaces) => void change.publish((since) => ({ since, ...draft }), replaces)}
      after={known === null ? null : <RemoveDay day={known.day} version={version} onClose={onClose} />}
    >
      {known === null ? (
        <TextField
          label={copy.day}
          type="date"
          min={today}
          required
          value={draft.day}
          onChange={({ target }) => setDraft({ ...draft, day: target.value })}
          mistake={mistakeOf('no-day', 'past-day')}
        />
      ) : null}
      <TextField
        label={copy.name}
        maxLength={60}
        required
        hint={copy.nameHint}
        value={draft.name}
        onChange={({ target }) => setDraft({ ...draft, name: target.value })}
        mistake={mistakeOf('no-name') ?? mistakeAt(answer, `hours.special.${draft.day}.name`)}
      />
      <TextField
        label={copy.hours}
        required
        hint={copy.hoursHint}
        value={draft.hours}
        onChange={({ target }) => setDraft({ ...draft, hours: target.value })}
        mistake={mistakeOf('unreadable') ?? mistakeAt(answer, `hours.special.${draft.day}.hours`)}
      />
      <FormActs text={officeForms.publish} back={onClose} isInert={isSame} />
    </ChangeForm>
  )
}

function RemoveDay({ day, version, onClose }: { day: SpecialDay['day']; version: number; onClose: () => void }) {
  const { publish, answer, failure } = useChange('removeSpecialDay', version, onClose)
  const remove = (replaces = false): void => void publish((since) => ({ since, day }), replaces)
  return (
    <SheetPart isRuled>
      <ChangeNote answer={answer} failure={failure} onReplace={() => remove(true)} />
      <p className="fine">{copy.removeHint}</p>
      <div className="actions">
        <Button kind="line" stop onClick={() => remove()}>
          {copy.remove}
        </Button>
      </div>
    </SheetPart>
  )
}
