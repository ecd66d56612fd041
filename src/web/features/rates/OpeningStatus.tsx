import { useAsOfNow } from '../../live/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { entranceClosed, entranceOpen } from '../../ui/icons.ts'
import { useWords } from '../../words/index.ts'
import styles from './OpeningStatus.module.css'

interface OpeningStatusProps {
  night?: boolean
  className?: string | undefined
  /** True if the prices beside it are live. */
  isLive?: boolean
}

/**
 * The opening status: a door icon with text. It has no dot, because dots mark the price source. It follows the page's
 * clock without announcing changes. `night` is true on bands that are dark in both themes.
 */
export function OpeningStatus({ night = false, className, isLive = false }: OpeningStatusProps) {
  const words = useWords('live')
  const kind = useAsOfNow(({ opening }) => opening.kind)
  const text = useAsOfNow(({ opening, now }) => words.opening(opening, now, isLive))
  const classes = [styles.status, 'screen-only', styles[kind], night && styles.night, className]
  return (
    <span className={classes.filter(Boolean).join(' ')}>
      <Icon of={kind === 'open' ? entranceOpen : entranceClosed} className={styles.icon} />
      <span>{text}</span>
    </span>
  )
}
