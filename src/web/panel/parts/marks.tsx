import type { Tone } from '#contract/panel/office.ts'
import { check, type IconPath, octagonAlert, pause, triangleAlert } from '../../ui/icons.ts'
import { Icon } from './Icon.tsx'

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
export function Mark({ variant = '', sign, hidden, text }: MarkProps) {
  return (
    <span className={`mark ${variant}`}>
      {sign === null ? <i /> : <Icon of={sign} />}
      {hidden === undefined ? null : <span className="vh">{hidden}</span>}
      <span>{text}</span>
    </span>
  )
}

const LOOKS: Readonly<Record<Tone, { readonly className: string; readonly icon: IconPath }>> = {
  good: { className: 'ok', icon: check },
  fair: { className: 'y', icon: triangleAlert },
  bad: { className: 'r', icon: octagonAlert },
  calm: { className: 'n', icon: pause },
}

interface BadgeProps {
  readonly tone: Tone
  readonly word: string
  /** In place of the sign of the tone; null: none. */
  readonly icon?: IconPath | null | undefined
}

/** A word with the sign of how that is. */
export function Badge({ tone, word, icon = LOOKS[tone].icon }: BadgeProps) {
  return (
    <span className={`st8 ${LOOKS[tone].className}`}>
      {icon === null ? null : <Icon of={icon} />}
      <span>{word}</span>
    </span>
  )
}
