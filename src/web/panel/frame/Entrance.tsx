import type { FrameState } from '#contract/panel/frame-state.ts'
import { shortOpeningText } from '../../copy/opening-words.ts'
import { Icon } from '../../ui/Icon.tsx'
import { entranceClosed, entranceOpen } from '../../ui/icons.ts'
import { toneClass } from '../../ui/tone.ts'
import { usePanel } from '../state/panel-context.ts'
import styles from './Entrance.module.css'

interface EntranceProps {
  readonly frame: FrameState
  /** True on a band that is dark in both themes. */
  readonly night?: boolean
}

/** Shows, for example, "Açık, 18.00’e kadar". */
export function Entrance({ frame: { opening }, night = false }: EntranceProps) {
  const { now } = usePanel()
  const isOpen = opening.kind === 'open'
  return (
    <span className={`${styles.entrance} ${toneClass(isOpen ? 'good' : 'fair', night)}`}>
      <Icon of={isOpen ? entranceOpen : entranceClosed} />
      <span>{shortOpeningText(opening, now)}</span>
    </span>
  )
}
