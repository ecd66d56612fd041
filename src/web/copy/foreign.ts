import type { Language, LanguageDates } from '#contract/languages.ts'
import { foreignFigures } from './foreign-figures.ts'
import { foreignFrame } from './foreign-frame.ts'
import { foreignLive, foreignRates } from './foreign-rates.ts'
import { foreignAsk, foreignSums } from './foreign-sums.ts'
import type { LanguageWords } from './language-words.ts'

/** Returns the words of a page in a foreign language, without those about banknotes, which only some offices need. */
export function foreignWords(language: Language, words: LanguageWords, dates: LanguageDates) {
  const figures = foreignFigures(language, words, dates)
  return {
    figures,
    frame: foreignFrame(words),
    rates: foreignRates(words, dates),
    live: foreignLive(language, words, dates),
    sums: foreignSums(words, figures),
    ask: foreignAsk(words),
  }
}
