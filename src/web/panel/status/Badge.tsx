import type { Tone } from '#contract/panel/office.ts'
import { check, type IconPath, octagonAlert, pause, triangleAlert } from '../../ui/icons.ts'
import { Icon } from '../parts/Icon.tsx'

const LOOKS: Readonly<Record<Tone, { readonly look: string; readonly icon: IconPath }>> = {
  good: { look: 'ok', icon: check },
  fair: { look: 'y', icon: triangleAlert },
  bad: { look: 'r', icon: octagonAlert },
  calm: { look: 'n', icon: pause },
}

interface BadgeProps {
  readonly tone: Tone
  readonly word: string
  /** In place of the sign of the tone. */
  readonly icon?: IconPath | undefined
}

/** A word with the sign of how that is. */
export function Badge({ tone, word, icon = LOOKS[tone].icon }: BadgeProps) {
  return (
    <span className={`st8 ${LOOKS[tone].look}`}>
      <Icon of={icon} />
      <span>{word}</span>
    </span>
  )
}
