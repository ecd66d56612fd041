import type { IconPath } from '../../ui/icons.ts'
import { Icon } from './Icon.tsx'

interface MarkProps {
  /** Gold or red. */
  readonly tone?: 'old' | 'r'
  /** null: a dot. */
  readonly sign: IconPath | null
  /** What the sign says, for who does not see it. */
  readonly hidden?: string
  readonly text: string
}

/** A sign with a word or an age. */
export function Mark({ tone, sign, hidden, text }: MarkProps) {
  return (
    <span className={tone === undefined ? 'mark' : `mark ${tone}`}>
      {sign === null ? <i /> : <Icon of={sign} />}
      {hidden === undefined ? null : <span className="vh">{hidden}</span>}
      <span>{text}</span>
    </span>
  )
}
