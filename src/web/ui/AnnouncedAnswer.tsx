import { useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const PAUSE_MS = 800

/** Screen readers announce the answer after the visitor has stopped typing, but not after each change of price. */
export function AnnouncedAnswer({ question, text }: { question: string; text: string }) {
  const [announced, setAnnounced] = useState('')
  const latest = useRef(text)
  const answered = useRef(question)

  useEffect(() => {
    latest.current = text
  }, [text])
  useEffect(() => {
    // The answer in the initial page is already part of the page's text.
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
