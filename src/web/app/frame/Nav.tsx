import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { LANGUAGE_RECORDS, languagePath, LANGUAGES } from '#contract/languages.ts'
import { declarationOf, pageAt, PAGES, type PageKey } from '#contract/paths.ts'
import { mainMenu, menuButton, pageLabels } from '../../copy/frame.ts'
import { usePlace } from '../../navigation/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { globe, menu, x } from '../../ui/icons.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { SiteBar } from './SiteBar.tsx'
import styles from './Nav.module.css'
import bars from './SiteBar.module.css'

const LINKS = ['home', 'about', 'rates', 'gold', 'accounts', 'contact'] as const
const MENU_ID = 'ana-menu'

/** The fixed navigation bar. On small screens its links are in a menu. */
export function Nav() {
  const { office } = usePageState()
  const { path } = usePlace()
  const { open, close, bar, button, links } = useMenu(MENU_ID)
  return (
    <SiteBar ref={bar} className={styles.bar}>
      <nav {...links} id={MENU_ID} className={`${styles.links} ${bars.tabs}`} aria-label={mainMenu} data-open={open}>
        {LINKS.filter((page) => page !== 'gold' || office.gold !== undefined).map((page) => (
          <a key={page} href={PAGES[page].path} aria-current={currentAt(path, page)} onClick={close}>
            {pageLabels[page]}
          </a>
        ))}
      </nav>
      <LanguagesLink />
      <button type="button" className={styles.toggle} {...button} aria-expanded={open}>
        <Icon of={open === true ? x : menu} />
        {menuButton}
      </button>
    </SiteBar>
  )
}

function LanguagesLink() {
  return (
    <a href={languagePath('en')} hrefLang="en" className={styles.languages}>
      <Icon of={globe} />
      <span lang="en" aria-hidden="true">
        {LANGUAGE_RECORDS.en.shortName}
      </span>
      <VisuallyHidden>
        {LANGUAGES.map((lang, index) => (
          <span key={lang} lang={lang}>{`${index === 0 ? '' : ', '}${LANGUAGE_RECORDS[lang].name}`}</span>
        ))}
      </VisuallyHidden>
    </a>
  )
}

/** The pages of a currency are below /rates, so they mark its link with "true", as do pages of its section. */
function currentAt(path: string, page: PageKey): 'page' | 'true' | undefined {
  if (path === PAGES[page].path) return 'page'
  const key = pageAt(path)?.key
  const section = key === 'currency' ? 'rates' : key && declarationOf(key)?.section
  return section === page ? 'true' : undefined
}

/** From this width on the links are in the bar. Nav.module.css uses the same width. */
const WIDE = '(min-width: 56.25em)'

/** Opens and closes the menu. Browsers before iOS 17 and Firefox 125 have no popovers, so this hook replaces them. */
function useMenu(id: string) {
  const bar = useRef<HTMLElement>(null)
  const links = useRef<HTMLElement>(null)
  // The state is undefined until hydration, because without JavaScript nothing would update the attribute.
  const [open, setOpen] = useState<boolean>()
  const close = (): void => {
    if (hasPopovers()) links.current?.hidePopover()
    else setOpen(false)
  }

  useEffect(() => {
    setOpen(hasPopovers() && links.current?.matches(':popover-open') === true)
    const wide = matchMedia(WIDE)
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [])

  useEffect(() => {
    if (open !== true || hasPopovers()) return
    const pressed = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return
      bar.current?.querySelector('button')?.focus()
      close()
    }
    const touched = ({ target }: PointerEvent): void => {
      if (!(target instanceof Node && bar.current?.contains(target) === true)) close()
    }
    document.addEventListener('keydown', pressed)
    document.addEventListener('pointerdown', touched)
    return () => {
      document.removeEventListener('keydown', pressed)
      document.removeEventListener('pointerdown', touched)
    }
  }, [open])

  return {
    open,
    close,
    bar,
    button: {
      popoverTarget: id,
      onClick: () => {
        if (!hasPopovers()) setOpen(open !== true)
      },
    },
    links: {
      ref: links,
      popover: 'auto',
      onToggle: ({ newState }) => setOpen(newState === 'open'),
    } satisfies ComponentProps<'nav'>,
  }
}

function hasPopovers(): boolean {
  return 'popover' in HTMLElement.prototype
}
