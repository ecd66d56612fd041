import type { ChangeAnswer } from '#contract/panel/change-entries.ts'
import { changeNotes as copy } from '../../copy/panel-changes.ts'
import { momentText } from '../../copy/panel-moments.ts'
import { Button } from '../../ui/Button.tsx'
import { info } from '../../ui/icons.ts'
import { Notice } from '../../ui/Notice.tsx'
import type { CallFailure } from '../state/call-action.ts'
import { usePanel } from '../state/panel-context.ts'
import { FailureNote } from './sentence-notes.tsx'

/** Answers that the forms of single actions show themselves. */
type OwnAnswer = { readonly kind: 'preview' | 'refused' | 'unreadable-week' }

export interface ChangeNoteProps {
  readonly answer: ChangeAnswer | OwnAnswer | { readonly kind: 'overtaken' | 'forgotten' } | null
  readonly failure: CallFailure | null
  /** Returns true if the form shows the mistake next to its field. */
  readonly isBeside?: ((field: string) => boolean) | undefined
  /** Replaces a newer change by somebody else; undefined means that the form cannot. */
  readonly onReplace?: () => void
}

/** Explains next to the form why a change was not published. */
export function ChangeNote({ answer, failure, isBeside, onReplace }: ChangeNoteProps) {
  const { now } = usePanel()
  if (failure !== null) return <FailureNote failure={failure} />
  if (answer === null) return null
  switch (answer.kind) {
    case 'unchanged':
      return (
        <Notice tone="fair" icon={info} role="status">
          {copy.unchanged}
        </Notice>
      )
    case 'overtaken':
    case 'forgotten':
      return (
        <Notice tone="bad" role="alert">
          {copy[answer.kind]}
        </Notice>
      )
    case 'invalid': {
      const texts = answer.mistakes.flatMap(({ field, text }) => (isBeside?.(field) === true ? [] : [text]))
      return <Refused heading={copy.refused} texts={texts} />
    }
    case 'unusual':
      return <Refused heading={copy.refused} texts={answer.reasons} />
    case 'conflict': {
      const { by, at, changes } = answer
      const replace =
        onReplace === undefined ? null : (
          <Button kind="line" onClick={onReplace}>
            {copy.replace}
          </Button>
        )
      return (
        <Notice
          tone="fair"
          role="alert"
          below={<Texts texts={changes} after={replace} />}
          title={copy.conflict(by, momentText(at, now))}
        />
      )
    }
    case 'published':
    case 'preview':
    case 'refused':
    case 'unreadable-week':
      return null
  }
}

function Refused({ heading, texts }: { heading: string; texts: readonly string[] }) {
  return <Notice tone="bad" role="alert" below={<Texts texts={texts} />} title={heading} />
}

function Texts({ texts, after = null }: { texts: readonly string[]; after?: React.ReactNode }) {
  return (
    <>
      {texts.length === 0 ? null : (
        <ul>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {after}
    </>
  )
}

/** Returns the mistake at a path of the settings; undefined means none. */
export function mistakeAt(answer: ChangeNoteProps['answer'], field: string): string | undefined {
  return answer?.kind === 'invalid' ? answer.mistakes.find((mistake) => mistake.field === field)?.reason : undefined
}
