import { createContext, type ReactNode, use, useMemo } from 'react'
import type { Language, LanguageDates } from '#contract/languages.ts'
import { foreignWords } from '../../copy/foreign.ts'
import type { LanguageWords } from '../../copy/language-words.ts'
import { usePageState } from '../../page-state/index.ts'
import { type Words, WordsProvider } from '../../words/index.ts'

/** The language of a page, its copy, and its names of months, weekdays and currencies. */
export interface LanguageParts {
  readonly language: Language
  readonly words: LanguageWords
  readonly dates: LanguageDates
}

/** The parts that each language must have. Its boards show no daily change, its slips have no lines, and the words about banknotes come later. */
type ForeignWords = Omit<Words, 'change' | 'notes' | 'slip'>

const LanguageContext = createContext<Pick<LanguageParts, 'language' | 'words'> | null>(null)

interface LanguageProviderProps extends Pick<LanguageParts, 'language' | 'words'> {
  readonly children: ReactNode
}

export function LanguageProvider({ language, words, children }: LanguageProviderProps) {
  const { dates } = usePageState()
  const current = useMemo(() => ({ language, words }), [language, words])
  const shared = useMemo(
    () => (dates === undefined ? {} : (foreignWords(language, words, dates) satisfies ForeignWords)),
    [language, words, dates],
  )
  return (
    <LanguageContext value={current}>
      <WordsProvider words={shared}>{children}</WordsProvider>
    </LanguageContext>
  )
}

export function useLanguage(): LanguageParts {
  const current = use(LanguageContext)
  const { dates } = usePageState()
  if (current === null || dates === undefined)
    throw new Error('useLanguage is called outside of a foreign-language page')
  return { ...current, dates }
}
