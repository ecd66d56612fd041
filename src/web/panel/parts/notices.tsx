import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import type { IconPath } from '../../ui/icons.ts'

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
        <Icon of={icon} />
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
      <Icon of={icon} />
      <b>{title}</b>
      <span>{text}</span>
    </div>
  )
}
