import { useEffect, useRef, useState } from 'react'
import { MINUTE } from '#domain/calendar.ts'
import { sourceAnnouncements } from '../../copy/rates.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { SourceWord } from './SourceChip.tsx'

/** Each word is announced no more often than this; one that stands longer is announced in the end. */
const PAUSE = MINUTE

/** A page begins with the time of its prices, and is expected to receive one. */
const BEGINNING: ReadonlySet<SourceWord> = new Set(['dated', 'live'])

interface SourceAnnouncementProps {
  word: SourceWord
  words?: typeof sourceAnnouncements
}

/** Tells screen readers when the source changes, and only then: prices themselves are no live region. */
export function SourceAnnouncement({ word, words = sourceAnnouncements }: SourceAnnouncementProps) {
  const [announced, setAnnounced] = useState<SourceWord | null>(null)
  const before = useRef(word)
  const announcedAt = useRef(new Map<SourceWord, number>())
  useEffect(() => {
    if (before.current === word) return
    if (BEGINNING.has(before.current) && BEGINNING.has(word)) {
      before.current = word
      return
    }
    const announce = (): void => {
      before.current = word
      announcedAt.current.set(word, performance.now())
      setAnnounced(word)
    }
    const pause = (announcedAt.current.get(word) ?? Number.NEGATIVE_INFINITY) + PAUSE - performance.now()
    if (pause <= 0) {
      announce()
      return
    }
    const timer = setTimeout(announce, pause)
    return () => clearTimeout(timer)
  }, [word])
  return (
    <div role="status">
      <VisuallyHidden>{announced === null || announced === 'dated' ? '' : words[announced]}</VisuallyHidden>
    </div>
  )
}
