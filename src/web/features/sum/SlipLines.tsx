import type { ReactNode } from 'react'
import { useAsOfNow } from '../../live/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { ExternalLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { entranceClosed, entranceOpen, type IconPath } from '../../ui/icons.ts'
import { useWords } from '../../words/index.ts'
import styles from './SlipLines.module.css'

/** The facts that matter for a sum, one in each line. */
export function SlipLines({ children }: { children: ReactNode }) {
  return (
    <div role="list" className={styles.lines} aria-label={useWords('slip').lines}>
      {children}
    </div>
  )
}

interface SlipLineProps {
  readonly icon: IconPath
  readonly tone?: 'good' | 'warm' | undefined
  readonly isOnPaper?: boolean
  /** A short link at the end of the line. */
  readonly link?: ReactNode
  readonly children: ReactNode
}

export function SlipLine({ icon, tone, isOnPaper = true, link, children }: SlipLineProps) {
  const classes = [styles.line, tone && styles[tone], !isOnPaper && 'screen-only']
  return (
    <div role="listitem" className={classes.filter(Boolean).join(' ')}>
      <Icon of={icon} />
      <span>{children}</span>
      {link}
    </div>
  )
}

/** The opening status with a link to the way. It is not printed, because it changes. */
export function DoorLine() {
  const words = useWords('live')
  const { newTab } = useWords('ask')
  const { way } = useWords('slip')
  const { map } = usePageState().office
  const kind = useAsOfNow(({ opening }) => opening.kind)
  const text = useAsOfNow(({ opening, now }) => words.opening(opening, now, false))
  const isOpen = kind === 'open'
  return (
    <SlipLine
      icon={isOpen ? entranceOpen : entranceClosed}
      tone={isOpen ? 'good' : 'warm'}
      isOnPaper={false}
      link={
        <ExternalLink href={map.directions} note={newTab}>
          {way}
        </ExternalLink>
      }
    >
      {text}
    </SlipLine>
  )
}
