import type { ReactNode } from 'react'

interface VisuallyHiddenProps {
  /** The words are hidden only in windows of this width, and visible in others. */
  only?: 'to480' | 'to768' | 'from769'
  children: ReactNode
}

/** Words for screen readers, next to a sign or a shape with the same meaning. */
export function VisuallyHidden({ only, children }: VisuallyHiddenProps) {
  return <span className={only === undefined ? 'visually-hidden' : `visually-hidden ${only}`}>{children}</span>
}

/** Announces a text after each action. A new node for each time makes screen readers repeat an equal text. */
export function Announcement({ text, times }: { text: string; times: number }) {
  return (
    <VisuallyHidden>
      <span role="status">{times > 0 && <span key={times}>{text}</span>}</span>
    </VisuallyHidden>
  )
}
