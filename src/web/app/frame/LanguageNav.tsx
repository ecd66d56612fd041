import { type Language, languagePath, LANGUAGES, namesOfLanguage } from '#contract/languages.ts'
import { PAGES } from '#contract/paths.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { SiteBar } from './SiteBar.tsx'
import styles from './LanguageNav.module.css'
import bar from './SiteBar.module.css'

/** The bar of a foreign-language page, with the other languages. Its links load new documents. */
export function LanguageNav({ language, label }: { language: Language; label: string }) {
  return (
    <SiteBar className={styles.bar}>
      <nav className={`${bar.tabs} ${styles.languages}`} aria-label={label}>
        {[...LANGUAGES, 'tr' as const].map((each) => (
          <a
            key={each}
            href={each === 'tr' ? PAGES.home.path : languagePath(each)}
            lang={each}
            hrefLang={each}
            aria-current={each === language ? 'page' : undefined}
          >
            <span className={styles.short} aria-hidden="true">
              {namesOfLanguage(each).shortName}
            </span>
            <VisuallyHidden only="to768">{namesOfLanguage(each).name}</VisuallyHidden>
          </a>
        ))}
      </nav>
    </SiteBar>
  )
}
