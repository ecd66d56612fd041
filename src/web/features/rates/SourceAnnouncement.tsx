import { useEffect, useRef, useState } from 'react'
import { MINUTE } from '#domain/calendar.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useWords } from '../../words/index.ts'
import type { SourceWord } from './SourceChip.tsx'

/** The least time between two announcements of the same word. A word that stays longer is announced afterwards. */
const PAUSE = MINUTE

/** The first words of a page. The change from "dated" to "live" is expected and not announced. */
const BEGINNING: ReadonlySet<SourceWord> = new Set(['dated', 'live'])

/** Announces changes of the source to screen readers. Prices are not announced. */
export function SourceAnnouncement({ word }: { word: SourceWord }) {
  const words = useWords('live').announcements
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
