import { useState } from 'react'
import { usePanel } from '../state/panel-context.ts'
import { type AnyAnswer, isPublished } from './is-published.ts'
import { PublishedNote } from './PublishedNote.tsx'

/** `send` receives the version at which the form was opened; null means that newer changes by others are replaced. */
type Publish = (send: (since: number | null) => Promise<AnyAnswer | null>, replaces?: boolean) => Promise<boolean>

/**
 * Returns a function that publishes a form and shows the result over the page. It resolves to true if the server has
 * published. The server compares the form with the version at which it was opened, even if newer states arrive.
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
