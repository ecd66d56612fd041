import { useEffect, useRef, useState } from 'react'
import type { OfficeFacts } from '#contract/office-facts.ts'
import { SECOND } from '#domain/calendar.ts'
import { contact } from '../../copy/contact.ts'
import { floats } from '../../copy/frame.ts'
import { ExternalLink } from '../../ui/Button.tsx'
import { mapPin } from '../../ui/icons.ts'
import { Visual } from '../../ui/Visual.tsx'
import styles from './OfficeMap.module.css'

export function OfficeMap({ office: { address, map, name } }: { office: OfficeFacts }) {
  const { stage, place, shown } = useMapFrame(map.embed)
  const pin = pinAt(map)
  return (
    <figure>
      {/* Hide the frame if there is neither a drawn nor a real map. */}
      <div
        ref={place}
        className={`${styles.map} framed screen-only`}
        data-drawn={pin !== null}
        hidden={pin === null && stage === 'given-up'}
      >
        {stage !== 'shown' && pin !== null && <DrawnMap pin={pin} />}
        {(stage === 'loading' || stage === 'shown') && (
          <iframe
            className={stage === 'shown' ? styles.frame : `${styles.frame} ${styles.waiting}`}
            src={map.embed}
            title={contact.map.frame(name)}
            // oxlint-disable-next-line react/iframe-missing-sandbox -- the map has another origin
            sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
            onLoad={shown}
          />
        )}
      </div>
      <figcaption className={`${styles.caption} screen-only`}>
        <span>
          {address.street}, {address.postalCode} {address.district} / {address.city}
        </span>{' '}
        <span className={styles.links}>
          <ExternalLink href={map.link}>{contact.map.link}</ExternalLink>{' '}
          <ExternalLink href={map.directions}>{floats.directions}</ExternalLink>
        </span>
      </figcaption>
    </figure>
  )
}

const PLACES = ['goldenHorn', 'spiceBazaar', 'newMosque', 'sultanahmet', 'suleymaniye', 'tahtakale'] as const

/**
 * The coordinates of the drawing's edges in degrees. The drawing is not to scale: the pin is off by up to about 200 m,
 * so the text calls its position approximate.
 */
const PLATE = { west: 28.95853, east: 28.98653, north: 41.0286, south: 41.0126 } as const

/** The part of the drawing that is land and visible on phones, as shares of its size. */
const PINNED = { left: 0.31, right: 0.63, top: 0.5, bottom: 0.98 } as const

interface Pin {
  readonly x: number
  readonly y: number
}

/** Returns a position as shares of the drawing's size. Null means that it is outside of the quarter. */
function pinAt({ latitude, longitude }: OfficeFacts['map']): Pin | null {
  if (latitude === null || longitude === null) return null
  const x = (longitude - PLATE.west) / (PLATE.east - PLATE.west)
  const y = (PLATE.north - latitude) / (PLATE.north - PLATE.south)
  return x >= PINNED.left && x <= PINNED.right && y >= PINNED.top && y <= PINNED.bottom ? { x, y } : null
}

/** The drawn plan of the quarter with the office's pin. It is shown until the real map has loaded. */
function DrawnMap({ pin: { x, y } }: { pin: Pin }) {
  return (
    <div className={styles.drawing} role="img" aria-label={contact.map.drawing}>
      <div className={styles.sheet}>
        <Visual of="old-town-map" className={styles.plate} />
        {PLACES.map((place) => (
          <span key={place} className={`${styles.place} ${styles[place]}`}>
            {contact.map.places[place]}
          </span>
        ))}
        {/* Attributes position the pin, because the content policy blocks inline styles. */}
        <svg className={styles.pins} aria-hidden="true">
          <svg x={`${(x * 100).toFixed(1)}%`} y={`${(y * 100).toFixed(1)}%`} overflow="visible">
            <path d={mapPin} transform="scale(1.92) translate(-12 -24)" />
          </svg>
        </svg>
      </div>
    </div>
  )
}

/** The timeout of the request and the frame together. */
const LOAD_TIMEOUT_MS = 8 * SECOND

/** Loading begins when the map is this far below the window. */
const AHEAD = '200px'

/** Loads the real map when it is near the window. If it fails, retries when the browser is online again. */
function useMapFrame(address: string) {
  const [stage, setStage] = useState<'drawn' | 'asking' | 'loading' | 'shown' | 'given-up'>('drawn')
  const place = useRef<HTMLDivElement>(null)
  const isUnderWay = stage === 'asking' || stage === 'loading'

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
    // A frame also fires `load` for the browser's error page. Only a no-cors request shows if another origin has
    // answered.
    fetch(address, { mode: 'no-cors', credentials: 'omit', signal: abort.signal }).then(
      () => setStage('loading'),
      () => abort.signal.aborted || setStage('given-up'),
    )
    return () => abort.abort()
  }, [stage, address])

  useEffect(() => {
    if (!isUnderWay) return
    const patience = setTimeout(() => setStage('given-up'), LOAD_TIMEOUT_MS)
    return () => clearTimeout(patience)
  }, [isUnderWay])

  useEffect(() => {
    if (stage !== 'given-up') return
    const again = (): void => setStage('drawn')
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [stage])

  useEffect(() => {
    if (stage !== 'loading' && stage !== 'shown') return
    // The content policy blocks the frame if the map's address redirects to another host.
    const refused = ({ effectiveDirective }: SecurityPolicyViolationEvent): void => {
      if (effectiveDirective === 'frame-src') setStage('given-up')
    }
    document.addEventListener('securitypolicyviolation', refused)
    return () => document.removeEventListener('securitypolicyviolation', refused)
  }, [stage])

  return { stage, place, shown: () => setStage('shown') }
}
