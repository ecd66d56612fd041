import type { ReactNode } from 'react'
import type { IconPath } from '../../ui/icons.ts'
import { Icon } from './Icon.tsx'

interface NoticeRowProps {
  /** Red refuses, green is done; without one it is gold, and asks to look. */
  readonly tone?: 'no' | 'ok' | undefined
  readonly icon: IconPath
  readonly children: ReactNode
  /** Fields and buttons under the words. */
  readonly below?: ReactNode
  /** Read out when it comes: at once, or in its turn. */
  readonly role?: 'alert' | 'status'
}

/** A sentence in a frame of its own, with what can be done about it. */
export function NoticeRow({ tone, icon, children, below, role }: NoticeRowProps) {
  return (
    <div className={tone === undefined ? 'warnrow' : `warnrow ${tone}`} role={role}>
      <Icon of={icon} />
      <span>{children}</span>
      {below}
    </div>
  )
}
