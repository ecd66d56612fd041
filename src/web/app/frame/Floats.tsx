import { useSyncExternalStore } from 'react'
import { usePageState } from '../../page-state/index.ts'
import { ExternalLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { arrowUp, mapPin, messageCircle, phoneIcon as telephone } from '../../ui/icons.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useWords } from '../../words/index.ts'
import styles from './Floats.module.css'

/**
 * The chat, call, map and back-to-top buttons. They never cover a figure: in wide windows they are in the margin, in
 * narrow ones in an opaque bar at the bottom.
 */
export function Floats() {
  const { floats: words, newTab } = useWords('frame')
  const { chat, map, phone } = usePageState().office
  const scrolled = useSyncExternalStore(followScrolling, isScrolled, () => false)
  return (
    <aside
      className={`${styles.floats} ${scrolled ? styles.scrolled : ''} screen-only`}
      aria-label={words.region}
      data-above-bar=""
    >
      <ExternalLink href={chat.href} note={newTab} className={styles.chat}>
        <span className={styles.button}>
          <Icon of={messageCircle} className={styles.icon} />
        </span>
        <b className={styles.write}>{words.write(chat.isWhatsApp)}</b>
        <VisuallyHidden>{words.where}</VisuallyHidden>
        <span className={styles.badge}>{words.badge}</span>
      </ExternalLink>
      <a href={`tel:${phone.uri}`} className={styles.tool}>
        <Icon of={telephone} />
        <span>
          {words.call}
          <VisuallyHidden>{` ${phone.text}`}</VisuallyHidden>
        </span>
      </a>
      <ExternalLink href={map.directions} note={newTab} className={styles.tool}>
        <Icon of={mapPin} />
        {words.directions}
      </ExternalLink>
      {scrolled ? <IconButton icon={arrowUp} label={words.toTop} className={styles.up} onClick={scrollToTop} /> : null}
    </aside>
  )
}

function scrollToTop(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
}

function isScrolled(): boolean {
  return scrollY > 300
}

function followScrolling(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}
