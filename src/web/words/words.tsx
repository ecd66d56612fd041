import { createContext, type ReactNode, use, useMemo } from 'react'
import type { FrameWords } from '../copy/frame-words.ts'
import type { NoteSumWords } from '../copy/note-sum-words.ts'
import type { ChangeWords, LiveWords, RateWords } from '../copy/rate-words.ts'
import type { AskWords, CurrencySumWords, SlipWords } from '../copy/sum-words.ts'
import type { Figures } from '../format/page-figures.ts'

/** The words of each language. A page provides only the parts that its components use, so that it loads no others. */
export interface Words {
  readonly figures: Figures
  readonly frame: FrameWords
  readonly rates: RateWords
  readonly live: LiveWords
  readonly change: ChangeWords
  readonly sums: CurrencySumWords
  /** The lines of a slip. */
  readonly slip: SlipWords
  /** Only pages of offices with rules for banknotes have them. */
  readonly notes: NoteSumWords
  readonly ask: AskWords
}

export type LoadedWords = Partial<Words>

const WordsContext = createContext<LoadedWords>({})

/** Adds parts to those of the page around it. Pass the same object in every render. */
export function WordsProvider({ words, children }: { words: LoadedWords; children: ReactNode }) {
  const outer = use(WordsContext)
  const all = useMemo(() => ({ ...outer, ...words }), [outer, words])
  return <WordsContext value={all}>{children}</WordsContext>
}

/** Returns one part of the page's words. Throws if the page does not provide it. */
export function useWords<Part extends keyof Words>(part: Part): Words[Part] {
  return wordsIn(use(WordsContext), part)
}

/** Returns one part of `words`. Throws if they do not have it. */
export function wordsIn<Part extends keyof Words>(loaded: LoadedWords, part: Part): Words[Part] {
  const words = loaded[part]
  if (words === undefined) throw new Error(`The page provides no words for "${part}"`)
  return words
}

/** Returns all parts. */
export function useAllWords(): LoadedWords {
  return use(WordsContext)
}
