import type { ActionBody } from '#contract/panel/action-shapes.ts'
import { doneWords, people as copy } from '../../copy/panel-people.ts'
import { Button } from '../../ui/Button.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { DoneNote, FailureNote, RefusedNote } from '../parts/sentence-notes.tsx'
import { usePanel } from '../state/panel-context.ts'
import { useAction } from '../state/use-action.ts'
import { InvitationNote } from './InvitationNote.tsx'

interface PersonActProps<Name extends 'invite' | 'setClosed'> {
  readonly action: Name
  readonly body: ActionBody<Name>
  /** The name that screen readers read after the label. */
  readonly about: string
  readonly children: string
  /** Closes the surrounding dialog after success. */
  readonly onDone?: () => void
}

/** A button that runs its action at once after the passkey. The answer appears over the page. */
export function PersonAct<Name extends 'invite' | 'setClosed'>(props: PersonActProps<Name>) {
  const { action, body, about, children, onDone } = props
  const { showNote } = usePanel()
  const { run } = useAction(action)
  const done = async (): Promise<void> => {
    const answer = await run(body)
    if (answer === null) return
    onDone?.()
    if (answer.kind === 'invited') showNote(<InvitationNote invitation={answer.invitation} />)
    else if (answer.kind === 'changed') showNote(<DoneNote text={doneWords[isOpening(body) ? 'opened' : 'closed']} />)
    else if (answer.kind === 'refused') showNote(<RefusedNote text={answer.text} />)
    else showNote(<FailureNote failure={answer} />)
  }
  return (
    <Button kind="text" onClick={() => void done()}>
      <span>{children}</span>
      <VisuallyHidden>{copy.of(about)}</VisuallyHidden>
    </Button>
  )
}

function isOpening(body: object): boolean {
  return 'closed' in body && body.closed === false
}
