/** Links between two or three views of the same data, each with its own address. */
export function Tabs({ label, tabs, shown, className }: TabsProps) {
  return (
    <nav className={className === undefined ? 'tabs' : `tabs ${className}`} aria-label={label}>
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
  readonly className?: string
}
