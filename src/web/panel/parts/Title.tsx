import type { ReactNode } from 'react'

/** The heading of a page, a sentence under it, and what stands beside them. */
export function Title({ heading, lead, children }: TitleProps) {
  return (
    <header className="ttl">
      <div>
        <h1>{heading}</h1>
        {lead === undefined ? null : <p>{lead}</p>}
      </div>
      {children}
    </header>
  )
}

interface TitleProps {
  readonly heading: string
  readonly lead?: string
  readonly children?: ReactNode
}
