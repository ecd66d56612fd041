import { floats as copy } from '../copy/frame.ts'
import { usePageState } from '../page-state.tsx'
import { ExternalLink } from '../ui/ExternalLink.tsx'
import { Icon } from '../ui/Icon.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { arrowUp, messageCircle } from '../ui/icons.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { useScrolledPast } from './use-scrolled-past.ts'
import styles from './Floats.module.css'

const SHOWS_AFTER = 300

/**
 * Chat and the way to the top. They never lie on a figure: in wide windows they float in the margin, which is kept wide enough for
 * them; in narrow ones they stand in an opaque bar at the foot that belongs to the frame, as the navigation does at the top.
 */
export function Floats() {
  const { chat } = usePageState().office
  const scrolled = useScrolledPast(SHOWS_AFTER)
  return (
    <aside className={styles.floats} aria-label={copy.region} data-above-bar="">
      {scrolled ? <IconButton icon={arrowUp} label={copy.toTop} className={styles.up} onClick={scrollToTop} /> : null}
      <ExternalLink href={chat.href} className={styles.chat}>
        <span className={styles.button}>
          <Icon of={messageCircle} className={styles.icon} />
          <VisuallyHidden>{copy.chat} </VisuallyHidden>
        </span>
        <span className={styles.badge}>{copy.badge}</span>
      </ExternalLink>
    </aside>
  )
}

function scrollToTop(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
}
