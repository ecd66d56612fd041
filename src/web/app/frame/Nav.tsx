import { pageAt, PAGES, type PageKey } from '#contract/paths.ts'
import { homeLinkLabel, mainMenu, menuButton, pageLabels } from '../../copy/frame.ts'
import { usePlace } from '../../navigation/index.ts'
import { usePageState } from '../../page-state/page-state.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { menu, x } from '../../ui/icons.ts'
import { useMenu } from './use-menu.ts'
import styles from './Nav.module.css'

const LINKS = ['home', 'about', 'rates', 'gold', 'accounts', 'contact'] as const
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
          {LINKS.filter((page) => page !== 'gold' || office.gold !== undefined).map((page) => (
            <a key={page} href={PAGES[page].path} aria-current={currentAt(path, page)} onClick={close}>
              {pageLabels[page]}
            </a>
          ))}
        </nav>
      </div>
    </header>
  )
}

/** The page of a currency stands under the rates. */
function currentAt(path: string, page: PageKey): 'page' | 'true' | undefined {
  if (path === PAGES[page].path) return 'page'
  return page === 'rates' && pageAt(path)?.key === 'currency' ? 'true' : undefined
}
