import { useEffect, useRef, useState } from 'react'
import { MINUTE } from '#domain/calendar.ts'
import { sourceAnnouncements } from '../../copy/rates.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { SourceWord } from './source-word.ts'

/** Each word is said no more often than this; one that stands longer is said in the end. */
const PAUSE = MINUTE

/** A page begins with the time of its prices, and to hear one is what is expected of it. */
const BEGINNING: ReadonlySet<SourceWord> = new Set(['dated', 'live'])

/** Tells those who listen when the source changes, and only then: prices themselves are no live region. */
export function SourceAnnouncement({ word }: { word: SourceWord }) {
  const [said, setSaid] = useState<SourceWord | null>(null)
  const before = useRef(word)
  const saidAt = useRef(new Map<SourceWord, number>())
  useEffect(() => {
    if (before.current === word) return
    if (BEGINNING.has(before.current) && BEGINNING.has(word)) {
      before.current = word
      return
    }
    const say = (): void => {
      before.current = word
      saidAt.current.set(word, performance.now())
      setSaid(word)
    }
    const pause = (saidAt.current.get(word) ?? Number.NEGATIVE_INFINITY) + PAUSE - performance.now()
    if (pause <= 0) {
      say()
      return
    }
    const timer = setTimeout(say, pause)
    return () => clearTimeout(timer)
  }, [word])
  return (
    <div role="status">
      <VisuallyHidden>{said === null || said === 'dated' ? '' : sourceAnnouncements[said]}</VisuallyHidden>
    </div>
  )
}
