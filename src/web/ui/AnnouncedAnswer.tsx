import { useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const PAUSE_MS = 800

/** Reads the answer out to screen readers: once somebody has stopped typing, and never because a price has moved. */
export function AnnouncedAnswer({ question, text }: { question: string; text: string }) {
  const [announced, setAnnounced] = useState('')
  const latest = useRef(text)
  const answered = useRef(question)

  useEffect(() => {
    latest.current = text
  }, [text])
  useEffect(() => {
    // The answer that the page came with is read in its place.
    if (answered.current === question) return
    const timer = setTimeout(() => {
      answered.current = question
      setAnnounced(latest.current)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [question])

  return (
    <VisuallyHidden>
      <span role="status">{announced}</span>
    </VisuallyHidden>
  )
}
