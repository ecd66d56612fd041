import type { ReactNode } from 'react'
import { pricePanel } from '../../copy/panel-prices.ts'

interface BarProps {
  /** Green is done, red can't be. */
  readonly tone?: 'ok' | 'no' | undefined
  readonly title: ReactNode
  readonly text: ReactNode
  /** The one teal button of the screen. */
  readonly children: ReactNode
}

/** What a form will publish, and its button: above the dock on phones. What it says of a publication is read out. */
export function Bar({ tone, title, text, children }: BarProps) {
  return (
    <div className={tone === undefined ? 'bar' : `bar ${tone}`} role="region" aria-label={pricePanel.bar}>
      <div className="w" role={tone === undefined ? undefined : 'status'}>
        <b>{title}</b> <span>{text}</span>
      </div>
      {children}
    </div>
  )
}
