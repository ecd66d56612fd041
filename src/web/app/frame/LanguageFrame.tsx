import { type Language, languagePath } from '#contract/languages.ts'
import { PAGES } from '#contract/paths.ts'
import { LOAD_CONSENT } from '../../copy/language-files.ts'
import type { LanguageWords } from '../../copy/language-words.ts'
import { useConsent } from '../../features/consent/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { LanguageProvider } from '../../pages/language/language-context.tsx'
import { LanguagePage } from '../../pages/language/LanguagePage.tsx'
import { FooterFrame } from './FooterFrame.tsx'
import { LanguageNav } from './LanguageNav.tsx'
import { PageFrame } from './PageFrame.tsx'

interface LanguageFrameProps {
  readonly language: Language
  readonly words: LanguageWords
}

/** The frame of a foreign-language page. Its links load new documents, because the Turkish pages are another bundle. */
export function LanguageFrame({ language, words }: LanguageFrameProps) {
  const { demo, office } = usePageState()
  const { footer } = words
  useConsent(LOAD_CONSENT[language])
  const links = [
    { href: PAGES.home.path, text: footer.site },
    ...(office.gold === undefined ? [] : [{ href: PAGES.gold.path, text: footer.gold }]),
    { href: PAGES.cookiePolicy.path, text: footer.cookies },
  ]
  return (
    <LanguageProvider language={language} words={words}>
      <PageFrame
        bar={<LanguageNav language={language} label={words.languages} />}
        page={languagePath(language)}
        sampleRates={demo.market}
        footer={<FooterFrame links={links} />}
      >
        <LanguagePage />
      </PageFrame>
    </LanguageProvider>
  )
}
