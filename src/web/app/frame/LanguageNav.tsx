import { type Language, LANGUAGE_RECORDS, languagePath, LANGUAGES } from '#contract/languages.ts'
import { PAGES } from '#contract/paths.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Bar } from './Bar.tsx'
import bar from './Bar.module.css'
import styles from './LanguageNav.module.css'

/** The bar of a foreign-language page, with the other languages. Its links load new documents. */
export function LanguageNav({ language, label }: { language: Language; label: string }) {
  return (
    <Bar className={styles.bar}>
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
              {each === 'tr' ? 'TR' : LANGUAGE_RECORDS[each].shortName}
            </span>
            <VisuallyHidden only="to768">{each === 'tr' ? 'Türkçe' : LANGUAGE_RECORDS[each].name}</VisuallyHidden>
          </a>
        ))}
      </nav>
    </Bar>
  )
}
