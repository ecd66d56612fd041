import { useEffect, useRef, useState } from 'react'
import { sourceAnnouncements } from '../copy/rates.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import type { SourceWord } from './source-word.ts'

/** Tells those who listen when the source changes, and only then: prices themselves are no live region. */
export function SourceAnnouncement({ word }: { word: SourceWord }) {
  const [said, setSaid] = useState('')
  const before = useRef(word)
  useEffect(() => {
    if (before.current !== word) setSaid(sourceAnnouncements[word])
    before.current = word
  }, [word])
  return (
    <div role="status">
      <VisuallyHidden>{said}</VisuallyHidden>
    </div>
  )
}
