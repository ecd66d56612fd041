import { useEffect, useRef, useState } from 'react'
import { PAGES } from '#contract/paths.ts'
import { homeLinkLabel, mainMenu, menuButton, pageLabels } from '../copy/frame.ts'
import { usePageState } from '../page-state.tsx'
import { Icon } from '../ui/Icon.tsx'
import { menu, x } from '../ui/icons.ts'
import { usePlace } from '../walk/visit.ts'
import styles from './Nav.module.css'

const LINKS = ['home', 'about', 'rates', 'accounts', 'contact'] as const
const MENU_ID = 'ana-menu'
/** The same width as in Nav.module.css: from here on the links stand in the bar. */
const WIDE = '(min-width: 900px)'

/**
 * The fixed bar. On small screens the links are a native popover: the browser opens it, closes it on Escape and on a click outside,
 * and does all of that without JavaScript, too.
 */
export function Nav() {
  const { office } = usePageState()
  const { path } = usePlace()
  const links = useRef<HTMLElement>(null)
  // Unset until hydration: without JavaScript nobody would keep the attribute true.
  const [open, setOpen] = useState<boolean>()
  const close = () => links.current?.hidePopover()

  useEffect(() => {
    setOpen(links.current?.matches(':popover-open') ?? false)
    const wide = matchMedia(WIDE)
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [])

  return (
    <header className={styles.bar}>
      <div className={`wrap ${styles.inner}`}>
        <a href={PAGES.home.path} className={styles.logo} aria-label={homeLinkLabel(office.name)} />
        <button type="button" className={styles.toggle} popoverTarget={MENU_ID} aria-expanded={open}>
          <Icon of={open === true ? x : menu} />
          {menuButton}
        </button>
        <nav
          ref={links}
          id={MENU_ID}
          className={styles.links}
          aria-label={mainMenu}
          popover="auto"
          onToggle={(event) => setOpen(event.newState === 'open')}
        >
          {LINKS.map((page) => (
            <a
              key={page}
              href={PAGES[page].path}
              aria-current={path === PAGES[page].path ? 'page' : undefined}
              onClick={close}
            >
              {pageLabels[page]}
            </a>
          ))}
        </nav>
      </div>
    </header>
  )
}
