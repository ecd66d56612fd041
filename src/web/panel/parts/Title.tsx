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

/** Two or three views of the same, each an address. */
export function Tabs({ label, tabs, shown }: TabsProps) {
  return (
    <nav className="pick" aria-label={label}>
      {tabs.map(({ href, text }) => (
        <a key={href} href={href} aria-current={href === shown ? 'page' : undefined}>
          {text}
        </a>
      ))}
    </nav>
  )
}

interface TabsProps {
  readonly label: string
  readonly tabs: readonly { readonly href: string; readonly text: string }[]
  readonly shown: string
}
