import { type Language, languagePath, LANGUAGES } from '#contract/languages.ts'
import type { OfficeFacts } from '#contract/office-facts.ts'
import type { PageState } from '#contract/page-state.ts'
import { PAGES } from '#contract/paths.ts'
import { headOf } from '../copy/language-head-words.ts'
import type { LanguageWords } from '../copy/language-words.ts'
import type { Alternate, DocumentHead } from './document.ts'
import { languageStructuredData } from './structured-data.ts'

interface Spoken {
  readonly language: Language
  readonly words: LanguageWords
}

/** Returns the title, description and structured data of a foreign-language page. */
export function languageHead({ language, words }: Spoken, state: PageState): DocumentHead {
  const { office } = state
  const { title, sample } = words
  const { dir, locale, description, exchange } = headOf(language)
  const place = office.directions[language].place ?? office.directions.tr.place
  const name = `${title(place)} | ${office.shortName}`
  const page = { path: languagePath(language), name, description, inLanguage: language }
  return {
    title: name,
    description,
    canonical: office.origin + languagePath(language),
    language: { lang: language, dir, locale },
    alternates: alternatesOf(office),
    structuredData: languageStructuredData(page, { ...exchange, sample: sample.mark }, state),
  }
}

/** Returns the Turkish front page and the pages of all languages. Each of these pages lists all of them. */
export function alternatesOf({ origin }: Pick<OfficeFacts, 'origin'>): readonly Alternate[] {
  return [
    { lang: 'tr', address: origin + PAGES.home.path },
    ...LANGUAGES.map((lang) => ({ lang, address: origin + languagePath(lang) })),
  ]
}
