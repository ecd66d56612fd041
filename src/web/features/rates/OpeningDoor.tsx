import { doorText } from '../../copy/opening.ts'
import { useAsOfNow } from '../../live/index.ts'
import { useZone } from '../../page-state/page-state.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { doorClosed, doorOpen } from '../../ui/icons.ts'
import styles from './OpeningDoor.module.css'

interface OpeningDoorProps {
  /** On a band that stays dark in both themes. */
  night?: boolean
  className?: string | undefined
}

/**
 * Whether the counter is open: a door with words, never a dot, since dots tell of the feed. It turns with the page's clock and says
 * nothing when it does.
 */
export function OpeningDoor({ night = false, className }: OpeningDoorProps) {
  const zone = useZone()
  const kind = useAsOfNow(({ opening }) => opening.kind)
  const text = useAsOfNow(({ opening, now }) => doorText(opening, now, zone))
  const classes = [styles.door, styles[kind], night && styles.night, className]
  return (
    <span className={classes.filter(Boolean).join(' ')}>
      <Icon of={kind === 'open' ? doorOpen : doorClosed} className={styles.icon} />
      <span>{text}</span>
    </span>
  )
}
