import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import type { IconPath } from '../../ui/icons.ts'

interface StandstillProps {
  readonly icon: IconPath
  readonly heading: string
  /** True if the page has no other `h1`. */
  readonly isTitle?: boolean
  /** The circumstances (start, person), then the consequence. Either may be empty. */
  readonly texts: readonly [string, string]
  /** True if the server is silent: the note is red, and screen readers announce it at once. */
  readonly isLost?: boolean
  /** Buttons or links that help. */
  readonly children: ReactNode
}

/** Reports that a price is not sold, or that its state is unknown. */
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

/** Replaces an empty list, and explains what it would contain. */
export function Empty({ icon, title, text }: EmptyProps) {
  return (
    <div className="empty">
      <Icon of={icon} />
      <b>{title}</b>
      <span>{text}</span>
    </div>
  )
}
