import type { StateTone } from '#contract/panel/office-pages.ts'
import { check, type IconPath, octagonAlert, pause, triangleAlert } from '../../ui/icons.ts'
import { PanelIcon } from './PanelIcon.tsx'

interface MarkProps {
  /** Gold or red; grey. */
  readonly variant?: 'y' | 'r' | 'off' | ''
  /** null: a dot. */
  readonly sign: IconPath | null
  /** What the sign says, for who does not see it. */
  readonly hidden?: string
  readonly text: string
}

/** A sign with a word or an age. */
export function StateMark({ variant = '', sign, hidden, text }: MarkProps) {
  return (
    <span className={`mark ${variant}`}>
      {sign === null ? <i /> : <PanelIcon of={sign} />}
      {hidden === undefined ? null : <span className="vh">{hidden}</span>}
      <span>{text}</span>
    </span>
  )
}

const LOOKS: Readonly<Record<StateTone, { readonly className: string; readonly icon: IconPath }>> = {
  good: { className: 'ok', icon: check },
  fair: { className: 'y', icon: triangleAlert },
  bad: { className: 'r', icon: octagonAlert },
  calm: { className: 'n', icon: pause },
}

interface BadgeProps {
  readonly tone: StateTone
  readonly word: string
  /** In place of the sign of the tone; null: none. */
  readonly icon?: IconPath | null | undefined
}

/** A word with the sign of how that is. */
export function ToneBadge({ tone, word, icon = LOOKS[tone].icon }: BadgeProps) {
  return (
    <span className={`st8 ${LOOKS[tone].className}`}>
      {icon === null ? null : <PanelIcon of={icon} />}
      <span>{word}</span>
    </span>
  )
}
