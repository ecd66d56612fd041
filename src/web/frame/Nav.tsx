import { PAGES } from '#contract/paths.ts'
import { homeLinkLabel, mainMenu, menuButton, pageLabels } from '../copy/frame.ts'
import { usePageState } from '../page-state.tsx'
import { Icon } from '../ui/Icon.tsx'
import { menu, x } from '../ui/icons.ts'
import { usePlace } from '../walk/visit.ts'
import { useMenu } from './use-menu.ts'
import styles from './Nav.module.css'

const LINKS = ['home', 'about', 'rates', 'accounts', 'contact'] as const
const MENU_ID = 'ana-menu'

/** The fixed bar. On small screens the links are a menu. */
export function Nav() {
  const { office } = usePageState()
  const { path } = usePlace()
  const { open, close, bar, button, links } = useMenu(MENU_ID)
  return (
    <header ref={bar} className={styles.bar}>
      <div className={`wrap ${styles.inner}`}>
        <a href={PAGES.home.path} className={styles.logo} aria-label={homeLinkLabel(office.name)} />
        <button type="button" className={styles.toggle} {...button} aria-expanded={open}>
          <Icon of={open === true ? x : menu} />
          {menuButton}
        </button>
        <nav {...links} id={MENU_ID} className={styles.links} aria-label={mainMenu} data-open={open}>
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
