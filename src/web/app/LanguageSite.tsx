import type { Language } from '#contract/languages.ts'
import type { PageState } from '#contract/page-state.ts'
import type { LanguageWords } from '../copy/language-words.ts'
import { BugBoundary } from '../islands/index.ts'
import { LiveRates, type ServerTime } from '../live/index.ts'
import { PageStateProvider } from '../page-state/index.ts'
import { LanguageFrame } from './frame/LanguageFrame.tsx'

interface LanguageSiteProps {
  state: PageState
  language: Language
  words: LanguageWords
  time?: ServerTime
}

/** Renders the page of one foreign language, which has its own document. The server passes no `time`. */
export function LanguageSite({ state, language, words, time }: LanguageSiteProps) {
  return (
    <PageStateProvider state={state}>
      <BugBoundary>
        <LiveRates time={time}>
          <LanguageFrame language={language} words={words} />
        </LiveRates>
      </BugBoundary>
    </PageStateProvider>
  )
}
