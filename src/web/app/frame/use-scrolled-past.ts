import { useCallback, useSyncExternalStore } from 'react'

const AT_THE_TOP = () => false

/** Whether the page is scrolled more than `distance` px; renders only when the answer changes. */
export function useScrolledPast(distance: number): boolean {
  const read = useCallback(() => scrollY > distance, [distance])
  return useSyncExternalStore(followScrolling, read, AT_THE_TOP)
}

function followScrolling(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}
