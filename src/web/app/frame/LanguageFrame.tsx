import { type Language, LANGUAGE_RECORDS, languagePath, LANGUAGES } from '#contract/languages.ts'
import { PAGES } from '#contract/paths.ts'
import { LOAD_CONSENT } from '../../copy/language-files.ts'
import type { LanguageWords } from '../../copy/language-words.ts'
import { useConsent } from '../../features/consent/index.ts'
import { OfflineBar } from '../../features/offline/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { LanguageProvider, useLanguage } from '../../pages/language/language-context.tsx'
import { LanguagePage } from '../../pages/language/LanguagePage.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useWords } from '../../words/index.ts'
import { Floats } from './Floats.tsx'
import { LanguageFooter } from './LanguageFooter.tsx'
import { SampleNotice } from './SampleNotice.tsx'
import { SkipLink } from './SkipLink.tsx'
import { usePerformanceReport } from './use-performance-report.ts'
import frame from './Frame.module.css'
import nav from './Nav.module.css'

const MAIN_ID = 'content'

/** The frame of a foreign-language page. Its links load new documents, because the Turkish pages are another bundle. */
export function LanguageFrame({ language, words }: { language: Language; words: LanguageWords }) {
  const { office, demo } = usePageState()
  useConsent(LOAD_CONSENT[language])
  usePerformanceReport()
  return (
    <LanguageProvider language={language} words={words}>
      <SkipLink to={MAIN_ID} text={words.skip} />
      <header className={`${nav.bar} lang-bar screen-only`}>
        <div className={`wrap ${nav.inner}`}>
          <a href={PAGES.home.path} className={`${nav.logo} ornament`} aria-label={words.homeLink(office.name)} />
          <LanguageNav language={language} label={words.languages} />
        </div>
      </header>
      <Offline />
      <p className={`${frame.letterhead} paper-only`} translate="no" dir="ltr">{`${office.name} · ${office.origin}`}</p>
      <SampleNotice words={words.sample} rates={demo.market} />
      <main id={MAIN_ID} tabIndex={-1}>
        <LanguagePage />
      </main>
      <LanguageFooter />
      <Floats
        words={{
          ...words.floats,
          ...(office.chat.isWhatsApp ? {} : { write: words.sum.ask.otherChat }),
          newTab: words.newTab,
        }}
      />
    </LanguageProvider>
  )
}

function Offline() {
  const languageParts = useLanguage()
  return (
    <OfflineBar
      page={languagePath(languageParts.language)}
      words={languageParts.words.offline}
      momentOf={useWords('figures').moment}
    />
  )
}

function LanguageNav({ language, label }: { language: Language; label: string }) {
  return (
    <nav className={`${nav.tabs} lang-nav`} aria-label={label}>
      {[...LANGUAGES, 'tr' as const].map((each) => (
        <a
          key={each}
          href={each === 'tr' ? PAGES.home.path : languagePath(each)}
          lang={each}
          hrefLang={each}
          aria-current={each === language ? 'page' : undefined}
        >
          <span className="lang-short" aria-hidden="true">
            {each === 'tr' ? 'TR' : LANGUAGE_RECORDS[each].shortName}
          </span>
          <VisuallyHidden only="to768">{each === 'tr' ? 'Türkçe' : LANGUAGE_RECORDS[each].name}</VisuallyHidden>
        </a>
      ))}
    </nav>
  )
}
