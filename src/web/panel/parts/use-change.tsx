import { useState } from 'react'
import type { ActionAnswer, ActionBody, ActionName } from '#contract/panel/action-shapes.ts'
import { usePanel } from '../state/panel-context.ts'
import { useAction } from '../state/use-action.ts'
import { type Published, PublishedNote } from './PublishedNote.tsx'

/** The actions that publish a change of the settings. */
type ChangeName = {
  [Name in ActionName]: Published extends ActionAnswer<Name> ? Name : never
}[ActionName]

/**
 * Returns an action for a form that was opened at `version`. The server compares the form with that version, even if
 * newer states arrive. After a publication, a note over the page shows the result.
 */
export function useChange<Name extends ChangeName>(name: Name, version: number, onPublished?: () => void) {
  const { showNote } = usePanel()
  const action = useAction(name)
  const [since, setSince] = useState(version)
  return {
    ...action,
    /** Sends the body that `bodyOf` makes with the version of the form; null replaces newer changes by others. */
    publish: async (bodyOf: (since: number | null) => ActionBody<Name>, replaces = false): Promise<void> => {
      const answer: { readonly kind: string } | Published | null = await action.run(bodyOf(replaces ? null : since))
      if (answer === null || !isPublished(answer)) return
      setSince(answer.version)
      showNote(<PublishedNote answer={answer} />)
      onPublished?.()
    },
  }
}

function isPublished(answer: { readonly kind: string } | Published): answer is Published {
  return answer.kind === 'published'
}
