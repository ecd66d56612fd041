import type { ReactNode } from 'react'
import { pricePanel } from '../../copy/panel-prices.ts'

interface BarProps {
  /** Green is done, red can't be. */
  readonly look?: 'ok' | 'no' | undefined
  readonly title: ReactNode
  readonly text: ReactNode
  /** The one teal button of the screen. */
  readonly children: ReactNode
}

/** What a form will publish, and its button: above the dock on phones. What it says of a publication is read out. */
export function Bar({ look, title, text, children }: BarProps) {
  return (
    <div className={look === undefined ? 'bar' : `bar ${look}`} role="region" aria-label={pricePanel.bar}>
      <div className="w" role={look === undefined ? undefined : 'status'}>
        <b>{title}</b> <span>{text}</span>
      </div>
      {children}
    </div>
  )
}
