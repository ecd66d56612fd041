import { useState } from 'react'
import type { ActionAnswer, ActionBody, ActionName } from '#contract/panel/action-shapes.ts'
import { usePanel } from '../state/panel-context.ts'
import { useAction } from '../state/use-action.ts'
import { type Published, PublishedNote } from './PublishedNote.tsx'

/** The actions that publish a change of the settings. */
type ChangeName = {
  [Name in ActionName]: Published extends ActionAnswer<Name> ? Name : never
}[ActionName]

/** The actions that undo a publication. */
type UndoName = Extract<ActionName, 'undo' | 'undoMargins'>

/**
 * Returns an action for a form that was opened at `version`. The server compares the form with that version, even if
 * newer states arrive. After a publication, a note over the page shows the result, or the form does.
 */
export function useChange<Name extends ChangeName>(
  name: Name,
  version: number,
  onPublished?: () => void,
  shownBy: 'note' | 'form' = 'note',
) {
  const { showNote } = usePanel()
  const action = useAction(name)
  const [since, setSince] = useState(version)
  return {
    ...action,
    /** The version that the form was made from. */
    since,
    /** Sets the version that the person has seen, for example after copying its values into the form. */
    setSince,
    /** Sends the body that `bodyOf` makes with the version of the form; null replaces newer changes by others. */
    publish: async (
      bodyOf: (since: number | null) => ActionBody<Name>,
      replaces = false,
    ): Promise<Published | null> => {
      const published = publishedIn(await action.run(bodyOf(replaces ? null : since)))
      if (published === null) return null
      setSince(published.version)
      if (shownBy === 'note') showNote(<PublishedNote answer={published} />)
      onPublished?.()
      return published
    },
  }
}

/** A change whose form shows the publication itself and offers to undo it there. */
export function useUndoableChange<Name extends ChangeName, Undo extends UndoName>(
  name: Name,
  undoName: Undo,
  version: number,
) {
  const change = useChange(name, version, undefined, 'form')
  const undoing = useAction(undoName)
  /** The last publication or undoing, until the form changes; null means none. */
  const [done, setDone] = useState<Published | null>(null)
  return {
    ...change,
    isUnderWay: change.isUnderWay || undoing.isUnderWay,
    failure: change.failure ?? undoing.failure,
    undoAnswer: undoing.answer,
    done,
    setDone,
    /** Forgets all answers, because the form has changed. */
    reset: (): void => {
      change.reset()
      undoing.reset()
    },
    publish: async (...[bodyOf, replaces]: Parameters<typeof change.publish>): Promise<Published | null> => {
      const published = await change.publish(bodyOf, replaces)
      if (published === null) return null
      setDone(published)
      undoing.reset()
      return published
    },
    /** Undoes a publication. The form is then made from the version that this publishes. */
    undo: async (body: ActionBody<Undo>): Promise<Published | null> => {
      const undone = publishedIn(await undoing.run(body))
      if (undone === null) return null
      change.setSince(undone.version)
      change.reset()
      setDone(null)
      return undone
    },
  }
}

type AnyAnswer = { readonly kind: string } | Published

function publishedIn(answer: AnyAnswer | null): Published | null {
  return answer !== null && isPublished(answer) ? answer : null
}

function isPublished(answer: AnyAnswer): answer is Published {
  return answer.kind === 'published'
}
