import styles from './Tabs.module.css'

/** Links between views of the same data, each with its own address. */
export function Tabs({ label, tabs, shown, wraps = false }: TabsProps) {
  return (
    <nav className={wraps ? `${styles.tabs} ${styles.wraps}` : styles.tabs} aria-label={label}>
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
  /** True if narrow windows need two rows. */
  readonly wraps?: boolean
}
