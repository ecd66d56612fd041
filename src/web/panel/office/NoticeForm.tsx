import { type ReactNode, useId } from 'react'
import { NOTICE_ENDS, type NoticeEnd, type NoticePage } from '#contract/panel/pages/notice-page.ts'
import { addDays, type Day, dayOf, parseDay } from '#domain/calendar.ts'
import { MAX_NOTICE_LENGTH } from '#domain/opening.ts'
import { notice as copy, officeForms } from '../../copy/panel-office.ts'
import { Button } from '../../ui/Button.tsx'
import { TextArea, TextField } from '../../ui/Field.tsx'
import { megaphone } from '../../ui/icons.ts'
import { Notice } from '../../ui/Notice.tsx'
import { RadioChoice } from '../../ui/RadioChoice.tsx'
import { Columns } from '../../ui/Stack.tsx'
import { useOpenedForm } from '../../ui/use-opened-form.ts'
import { Bar } from '../parts/Bar.tsx'
import { ChangeNote, mistakeAt } from '../parts/ChangeNote.tsx'
import { Sheet, SheetForm, SheetPart } from '../parts/Sheet.tsx'
import { useChange } from '../parts/use-change.tsx'
import { usePanel } from '../state/panel-context.ts'
import unbroken from '../parts/Unbroken.module.css'
import styles from './NoticeForm.module.css'

export interface NoticeDraft {
  readonly text: string
  readonly end: NoticeEnd
  readonly day: string
  readonly time: string
}

interface NoticeFormProps {
  readonly page: NoticePage
  readonly draft: NoticeDraft
  /** The number of earlier notices that were copied into the form, each of which opens it. */
  readonly copies: number
  readonly onChange: (draft: NoticeDraft) => void
  /** Shown under the preview. */
  readonly children: ReactNode
}

export function NoticeForm({ page, draft, copies, onChange, children }: NoticeFormProps) {
  const id = useId()
  const form = useOpenedForm(copies)
  const { now } = usePanel()
  const change = useChange('publishNotice', page.version)
  const { answer, failure, isUnderWay } = change
  const publish = (replaces: boolean): void => void change.publish((since) => ({ since, ...draft }), replaces)
  const today = dayOf(now)
  const end = draft.end === 'today' && page.closesAt === null ? 'tomorrow' : draft.end
  const until = untilOf({ ...draft, end }, page, today)
  const isChanged = isChange(draft.text, until, page)
  const why = answer?.kind === 'refused' ? answer.why : null
  return (
    <>
      <ChangeNote
        answer={answer}
        failure={failure}
        isBeside={(field) => field.startsWith('notice')}
        onReplace={() => publish(true)}
      />
      <Columns isEven>
        <div>
          <Sheet>
            <SheetForm
              id={id}
              ref={form}
              aria-busy={isUnderWay}
              onSubmit={(event) => {
                event.preventDefault()
                publish(false)
              }}
            >
              <TextArea
                label={copy.text}
                required
                maxLength={MAX_NOTICE_LENGTH}
                value={draft.text}
                // A notice is one line, so a pasted line break becomes a space.
                onChange={({ target }) => onChange({ ...draft, text: target.value.replaceAll(/\s*[\r\n]+\s*/g, ' ') })}
                hint={
                  <>
                    <span>{copy.hint}</span>{' '}
                    <span className={unbroken.unbroken}>{copy.count(draft.text.length, MAX_NOTICE_LENGTH)}</span>
                  </>
                }
                mistake={
                  why === 'no-text'
                    ? copy.refusals[why]
                    : (mistakeAt(answer, 'notice.text') ?? mistakeAt(answer, 'notice'))
                }
              />
              <RadioChoice
                name={`${id}-end`}
                legend={copy.until}
                first={end}
                onChoose={(value) => onChange({ ...draft, end: NOTICE_ENDS.find((each) => each === value) ?? end })}
                variant="joined"
                options={picksOf(page)}
              />
              {end === 'moment' ? (
                <div className={styles.end}>
                  <TextField
                    label={copy.day}
                    type="date"
                    min={today}
                    value={draft.day}
                    onChange={({ target }) => onChange({ ...draft, day: target.value })}
                    mistake={why === null || why === 'no-text' ? null : copy.refusals[why]}
                  />
                  <TextField
                    label={copy.time}
                    type="time"
                    value={draft.time}
                    onChange={({ target }) => onChange({ ...draft, time: target.value })}
                  />
                </div>
              ) : null}
              <p className="fine">{copy.goesByItself}</p>
            </SheetForm>
          </Sheet>
        </div>
        <div>
          <Preview text={draft.text} moment={until} today={today} />
          {children}
        </div>
      </Columns>
      <Bar
        title={isChanged ? untilText(end, until, today) : copy.unchanged}
        text={page.notice === null ? copy.none : isChanged ? copy.replaces : copy.remains}
      >
        <Button type="submit" form={id} disabled={!isChanged}>
          {officeForms.publish}
        </Button>
      </Bar>
    </>
  )
}

type Moment = { readonly day: Day; readonly time: string }

interface PreviewProps {
  readonly text: string
  /** The end of the notice; null means that it is not chosen yet. */
  readonly moment: Moment | null
  readonly today: Day
}

function Preview({ text, moment, today }: PreviewProps) {
  return (
    <Sheet title={copy.preview} note={copy.where}>
      <SheetPart>
        {text.trim() === '' ? <p className="fine">{copy.nothingYet}</p> : <NoticeLine text={text} />}
        {moment === null ? null : <p className="fine">{copy.goesAt(moment.day, moment.time, today)}</p>}
      </SheetPart>
    </Sheet>
  )
}

/** Draws a notice as visitors see it above the prices. */
export function NoticeLine({ text }: { text: string }) {
  return (
    <Notice tone="fair" icon={megaphone}>
      {text}
    </Notice>
  )
}

/** Without a text there is nothing to publish. */
function isChange(text: string, until: Moment | null, { notice }: NoticePage): boolean {
  if (text.trim() === '') return false
  return text !== notice?.text || until?.day !== notice.until?.day || until?.time !== notice.until?.time
}

function untilOf({ end, day, time }: NoticeDraft, { closesAt }: NoticePage, today: Day): Moment | null {
  switch (end) {
    case 'today':
      return closesAt === null ? null : { day: today, time: closesAt }
    case 'tomorrow':
      return { day: addDays(today, 1), time: '23:59' }
    case 'moment': {
      const chosen = parseDay(day)
      return chosen.ok && time !== '' ? { day: chosen.value, time } : null
    }
  }
}

function picksOf({ closesAt }: NoticePage) {
  const pick = (value: NoticeEnd, time?: string) => ({
    value,
    label: copy.ends[value],
    note: time?.replace(':', '.'),
  })
  return [...(closesAt === null ? [] : [pick('today', closesAt)]), pick('tomorrow', '23:59'), pick('moment')]
}

function untilText(end: NoticeEnd, moment: Moment | null, today: Day): string {
  if (moment === null) return copy.untilChosen
  if (end === 'today') return copy.untilToday(moment.time)
  return end === 'tomorrow' ? copy.untilTomorrow : copy.untilThen(moment.day, moment.time, today)
}
