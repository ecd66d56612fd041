import type { IconPath } from '../../ui/icons.ts'
import { Icon } from './Icon.tsx'

interface EmptyProps {
  readonly icon: IconPath
  readonly title: string
  readonly text: string
}

/** In the place of a list that has nothing in it: that there is nothing, and what would be there. */
export function Empty({ icon, title, text }: EmptyProps) {
  return (
    <div className="empty">
      <Icon of={icon} />
      <b>{title}</b>
      <span>{text}</span>
    </div>
  )
}
