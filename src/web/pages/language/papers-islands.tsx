import { byLanguage, type Language } from '#contract/languages.ts'
import { LOAD_PAPERS, LOAD_WORDS } from '../../copy/language-files.ts'
import { type Island, island } from '../../islands/index.ts'
import { LanguageProvider } from './language-context.tsx'

/** The full list of documents. It is folded and below the first view, so its code comes after the page. */
export const papersIslands: Readonly<Record<Language, Island>> = byLanguage((language) =>
  island(async () => {
    const [{ Papers }, words, papers] = await Promise.all([
      import('./Papers.tsx'),
      LOAD_WORDS[language](),
      LOAD_PAPERS[language](),
    ])
    return () => (
      <LanguageProvider language={language} words={words}>
        <Papers papers={papers} />
      </LanguageProvider>
    )
  }, 'papers-'),
)
