import type { Language } from '#contract/languages.ts'
import type { PageState } from '#contract/page-state.ts'
import type { LanguageWords } from '../copy/language-words.ts'
import { BugBoundary } from '../islands/index.ts'
import { type ClockSpan, LiveRates } from '../live/index.ts'
import { PageStateProvider } from '../page-state/index.ts'
import { LanguageFrame } from './frame/LanguageFrame.tsx'

interface LanguageSiteProps {
  state: PageState
  language: Language
  words: LanguageWords
  clock?: ClockSpan | null
}

/** Renders the page of one foreign language, which has its own document. `clock` is null on the server. */
export function LanguageSite({ state, language, words, clock = null }: LanguageSiteProps) {
  return (
    <PageStateProvider state={state}>
      <BugBoundary>
        <LiveRates clock={clock}>
          <LanguageFrame language={language} words={words} />
        </LiveRates>
      </BugBoundary>
    </PageStateProvider>
  )
}
