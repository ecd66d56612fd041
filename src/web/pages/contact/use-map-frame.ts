import { useEffect, useRef, useState } from 'react'
import { SECOND } from '#domain/calendar.ts'

/** Drawn until scrolled to; then the real map is asked for, and stands once it has loaded. A map that doesn't come is given up. */
export type MapStage = 'drawn' | 'loading' | 'shown' | 'given-up'

const PATIENCE = 8 * SECOND

/** How far below the window loading begins, so that the map is often there when it comes into view. */
const AHEAD = '200px'

export function useMapFrame() {
  const [stage, setStage] = useState<MapStage>('drawn')
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (stage !== 'drawn' || place.current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setStage('loading')
      },
      { rootMargin: AHEAD },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [stage])

  useEffect(() => {
    if (stage !== 'loading') return
    const patience = setTimeout(() => setStage('given-up'), PATIENCE)
    return () => clearTimeout(patience)
  }, [stage])

  useEffect(() => {
    if (stage !== 'loading' && stage !== 'shown') return
    // A frame never fires `error`, and of another origin nothing more can be learned than that the content policy stopped it,
    // as it does when the map's address leads on to another host.
    const refused = ({ effectiveDirective }: SecurityPolicyViolationEvent): void => {
      if (effectiveDirective === 'frame-src') setStage('given-up')
    }
    document.addEventListener('securitypolicyviolation', refused)
    return () => document.removeEventListener('securitypolicyviolation', refused)
  }, [stage])

  return { stage, place, shown: () => setStage('shown') }
}
