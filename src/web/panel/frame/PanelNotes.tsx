import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Stack } from '../../ui/Stack.tsx'
import { NOTES_ID } from '../parts/PageNote.tsx'
import { usePanel } from '../state/panel-context.ts'
import styles from './PanelNotes.module.css'

/** A note above this share of the screen is a part of the page: it would cover too much. */
const MAX_SHARE = 0.4

/**
 * Notes above the page. A note that appears moves nothing that a finger is about to press: its room is added above the
 * page, the page is scrolled by as much, and until the person scrolls up, the note covers the top of the page.
 */
export function PanelNotes({ children }: { children: ReactNode }) {
  const { address } = usePanel()
  const room = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const [space, notes] = [room.current, content.current]
    if (space === null || notes === null) return
    // A page that has just been opened begins with its notes.
    let reserved = notes.offsetHeight
    const take = (height: number): void => {
      reserved = height
      document.documentElement.style.setProperty('--room', `${height}px`)
    }
    const follow = (): void => {
      const height = notes.offsetHeight
      const isTall = Math.max(height, reserved) > MAX_SHARE * innerHeight
      space.toggleAttribute('data-tall', isTall)
      if (isTall) {
        const appears = height > reserved
        take(height)
        if (appears) space.scrollIntoView({ block: 'start', behavior: 'instant' })
        return
      }
      // Above the page there is nothing to scroll to, so room that is free stays until the person scrolls down.
      const change = Math.max(height - reserved, -scrollY)
      if (change === 0) return
      take(reserved + change)
      scrollBy({ top: change, behavior: 'instant' })
    }
    take(reserved)
    const observer = new ResizeObserver(follow)
    observer.observe(notes)
    addEventListener('scroll', follow, { passive: true })
    return () => {
      observer.disconnect()
      removeEventListener('scroll', follow)
    }
  }, [address])
  return (
    <div ref={room} className={styles.notes}>
      <Stack ref={content} id={NOTES_ID}>
        {children}
      </Stack>
    </div>
  )
}
