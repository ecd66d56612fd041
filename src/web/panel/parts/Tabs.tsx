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
