import type { ReactNode } from 'react'
import type { IconPath } from '../../ui/icons.ts'
import { PanelIcon } from './PanelIcon.tsx'

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
      <PanelIcon of={icon} />
      <span>{children}</span>
      {below}
    </div>
  )
}

interface StandstillProps {
  readonly icon: IconPath
  readonly heading: string
  /** The page has no other title. */
  readonly isTitle?: boolean
  /** Since when and by whom, and what it means; either may be empty. */
  readonly texts: readonly [string, string]
  /** Nothing comes from the server: it is read out at once, in red. */
  readonly isLost?: boolean
  /** What can be done about it. */
  readonly children: ReactNode
}

/** What is not sold just now, or not known. */
export function Standstill({ icon, heading, isTitle = false, texts, isLost = false, children }: StandstillProps) {
  const Heading = isTitle ? 'h1' : 'b'
  return (
    <section className={isLost ? 'sheet halted lost' : 'sheet halted'} role={isLost ? 'alert' : 'status'}>
      <div className="w">
        <PanelIcon of={icon} />
        <div>
          <Heading>{heading}</Heading>
          <small>
            <span>{texts[0]}</span> <span>{texts[1]}</span>
          </small>
        </div>
      </div>
      {children}
    </section>
  )
}

interface EmptyProps {
  readonly icon: IconPath
  readonly title: string
  readonly text: string
}

/** In the place of a list that has nothing in it: that there is nothing, and what would be there. */
export function Empty({ icon, title, text }: EmptyProps) {
  return (
    <div className="empty">
      <PanelIcon of={icon} />
      <b>{title}</b>
      <span>{text}</span>
    </div>
  )
}
