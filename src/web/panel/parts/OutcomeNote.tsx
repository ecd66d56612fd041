import type { ReactNode } from 'react'
import type { Outcome, PanelFrame } from '#contract/panel/frame.ts'
import { PANEL_PATHS } from '#contract/panel/paths.ts'
import { momentText } from '../../copy/panel-moments.ts'
import { outcomes } from '../../copy/panel-office.ts'
import { check, circleAlert, clock, type IconPath, octagonAlert, triangleAlert, undo } from '../../ui/icons.ts'
import { Icon } from './Icon.tsx'
import { NoticeRow } from './notices.tsx'
import { UndoForm } from './UndoForm.tsx'

interface OutcomeNoteProps {
  readonly frame: PanelFrame
  readonly outcome: Outcome | null
  /** Id of the form that was posted: what is asked here is answered in it. */
  readonly form?: string
  /** The page that taking it back leads to: this one. Left out: home. */
  readonly back?: string
  /** Names of the fields that stand on the page and say themselves what is wrong in them. Left out: none does. */
  readonly beside?: readonly string[]
}

/** What came of the last act, above the form that did it. */
export function OutcomeNote({ frame, outcome, form, back = PANEL_PATHS.home, beside }: OutcomeNoteProps) {
  if (outcome === null) return null
  switch (outcome.kind) {
    case 'done':
      return <Done frame={frame} outcome={outcome} back={back} />
    case 'refused':
      return <Note tone="no" icon={octagonAlert} heading={outcomes.refused} texts={reasonsOf(outcome, beside)} />
    case 'unusual':
      return (
        <Note icon={triangleAlert} heading={outcomes.unusual} texts={outcome.reasons}>
          <Answer form={form} name="onay" text={outcomes.meant} />
        </Note>
      )
    case 'outdated':
      return <Note icon={clock} heading={outcomes.outdated} texts={[]} />
    case 'conflict': {
      const heading = outcomes.conflict(outcome.by, momentText(outcome.at, frame))
      return (
        <Note icon={triangleAlert} heading={heading} texts={outcome.changes}>
          <Answer form={form} name="ustune" text={outcomes.keepMine} />
        </Note>
      )
    }
    case 'failed':
      return <Note tone="no" icon={circleAlert} heading={outcomes.failed} texts={[outcome.text]} />
  }
}

/** What is said beside its field is not said twice. */
function reasonsOf({ reasons, fields }: Extract<Outcome, { kind: 'refused' }>, beside: readonly string[] = []) {
  return reasons.filter((reason) => !fields.some(({ field, text }) => text === reason && beside.includes(field)))
}

/** On a page whose bar says what was done: who has not heard of it is said where nobody misses it. */
export function UnheardNote({ frame, outcome }: Pick<OutcomeNoteProps, 'frame' | 'outcome'>) {
  if (outcome?.kind !== 'done' || outcome.unheard.length === 0) return null
  return <Done frame={frame} outcome={{ ...outcome, undoable: false }} back={PANEL_PATHS.home} />
}

interface DoneProps {
  readonly frame: PanelFrame
  readonly outcome: Extract<Outcome, { kind: 'done' }>
  readonly back: string
}

function Done({ frame, outcome, back }: DoneProps) {
  const { text, took, version, unheard } = outcome
  const details = [
    ...(took === null && version === null ? [] : [outcomes.published(took, version)]),
    ...(unheard.length === 0 ? [] : [outcomes.unheard(unheard.join(', '))]),
  ]
  return (
    <Note {...(unheard.length === 0 ? DONE : PARTLY_DONE)} heading={text} texts={details}>
      <UndoForm frame={frame} outcome={outcome} back={back} className="acts">
        <button className="btn line" type="submit">
          <Icon of={undo} />
          {outcomes.undo}
        </button>
      </UndoForm>
    </Note>
  )
}

const DONE = { tone: 'ok', icon: check } as const
const PARTLY_DONE = { icon: triangleAlert } as const

interface NoteProps {
  readonly tone?: 'ok' | 'no'
  readonly icon: IconPath
  readonly heading: string
  readonly texts: readonly string[]
  readonly children?: ReactNode
}

function Note({ tone, icon, heading, texts, children }: NoteProps) {
  const below = (
    <>
      {texts.length === 0 ? null : (
        <ul className="x">
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {children}
    </>
  )
  return (
    <NoticeRow tone={tone} icon={icon} role={tone === 'ok' ? 'status' : 'alert'} below={below}>
      <b>{heading}</b>
    </NoticeRow>
  )
}

/** Ticked, the form goes through once it is sent again. */
function Answer({ form, name, text }: { form: string | undefined; name: 'onay' | 'ustune'; text: string }) {
  if (form === undefined) return null
  return (
    <label className="ck x">
      <input type="checkbox" name={name} value="evet" form={form} />
      <span>{text}</span>
    </label>
  )
}
