import { useState } from 'react'
import { usePanel } from '../state/panel-context.ts'
import { type AnyAnswer, isPublished } from './is-published.ts'
import { PublishedNote } from './PublishedNote.tsx'

/** `send` gets the version that the form was made from, null to replace what others have changed since. */
type Publish = (send: (since: number | null) => Promise<AnyAnswer | null>, replaces?: boolean) => Promise<boolean>

/**
 * Publishes what a form changes, and says over the page what came of it. The form is compared with the version at which
 * it was opened, however often the state is renewed. Resolves with whether it was published.
 */
export function usePublishing(version: number): Publish {
  const { tell } = usePanel()
  const [since, setSince] = useState(version)
  return async (send, replaces = false) => {
    const answer = await send(replaces ? null : since)
    if (answer === null || !isPublished(answer)) return false
    setSince(answer.version)
    tell(<PublishedNote answer={answer} />)
    return true
  }
}
