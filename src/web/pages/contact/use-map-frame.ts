import { useEffect, useRef, useState } from 'react'
import { SECOND } from '#domain/calendar.ts'

/**
 * Drawn until scrolled to; then the map's address is asked whether it answers at all, and framed if it does. The map stands once its
 * frame has loaded. One that does not come is given up, until the network is back.
 */
export type MapStage = 'drawn' | 'asking' | 'loading' | 'shown' | 'given-up'

/** For the question and the frame together. */
const PATIENCE = 8 * SECOND

/** How far below the window loading begins, so that the map is often there when it comes into view. */
const AHEAD = '200px'

export function useMapFrame(address: string) {
  const [stage, setStage] = useState<MapStage>('drawn')
  const place = useRef<HTMLDivElement>(null)
  const onTheWay = stage === 'asking' || stage === 'loading'

  useEffect(() => {
    if (stage !== 'drawn' || place.current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setStage('asking')
      },
      { rootMargin: AHEAD },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [stage])

  useEffect(() => {
    if (stage !== 'asking') return
    const abort = new AbortController()
    // A frame fires `load` for a browser's own error page, too, and tells nothing else of another origin. A fetch that may not be
    // read tells one thing: whether there was an answer.
    fetch(address, { mode: 'no-cors', credentials: 'omit', signal: abort.signal }).then(
      () => setStage('loading'),
      () => abort.signal.aborted || setStage('given-up'),
    )
    return () => abort.abort()
  }, [stage, address])

  useEffect(() => {
    if (!onTheWay) return
    const patience = setTimeout(() => setStage('given-up'), PATIENCE)
    return () => clearTimeout(patience)
  }, [onTheWay])

  useEffect(() => {
    if (stage !== 'given-up') return
    const again = (): void => setStage('drawn')
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [stage])

  useEffect(() => {
    if (stage !== 'loading' && stage !== 'shown') return
    // As the content policy does when the map's address leads on to another host.
    const refused = ({ effectiveDirective }: SecurityPolicyViolationEvent): void => {
      if (effectiveDirective === 'frame-src') setStage('given-up')
    }
    document.addEventListener('securitypolicyviolation', refused)
    return () => document.removeEventListener('securitypolicyviolation', refused)
  }, [stage])

  return { stage, place, shown: () => setStage('shown') }
}
