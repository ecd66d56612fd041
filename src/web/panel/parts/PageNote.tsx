import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'

/** The id of the place of notes above the page. */
export const NOTES_ID = 'notlar'

interface PageNoteProps {
  readonly isShown: boolean
  /** True if the person has just caused it, so that no finger aims at the page. */
  readonly isOwn?: boolean
  readonly children: ReactNode
}

/**
 * A warning of the page: in its place if the page opened with it. A warning that appears later is shown above the
 * page, so that it moves nothing that a finger is about to press.
 */
export function PageNote({ isShown, isOwn = false, children }: PageNoteProps) {
  const [hasPlace, setPlace] = useState(isShown)
  if (hasPlace && !isShown) setPlace(false)
  if (!hasPlace && isShown && isOwn) setPlace(true)
  if (!isShown) return null
  const notes = hasPlace ? null : document.querySelector(`#${NOTES_ID}`)
  return notes === null ? children : createPortal(children, notes)
}
