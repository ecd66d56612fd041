import './site.css'
import '../pages/language/language.css'
import { pageAt } from '#contract/paths.ts'
import { LOAD_WORDS } from '../copy/language-files.ts'
import { officePart } from '../features/sum/index.ts'
import { hydrate } from '../islands/index.ts'
import { createServerTime, documentTime } from '../live/index.ts'
import { readPageState } from '../page-state/index.ts'
import { languageNotes } from '../pages/language/LazyNotes.tsx'
import { patchDomForTranslators } from './frame/foreign-nodes.ts'
import { LanguageFrame } from './frame/LanguageFrame.tsx'
import { SiteShell } from './SiteShell.tsx'

async function hydratePage(): Promise<void> {
  const { root, state } = readPageState()
  const address = pageAt(location.pathname)
  if (address?.key !== 'language') throw new Error('The path is not that of a language page')

  const { language } = address
  const [words] = await Promise.all([
    LOAD_WORDS[language](),
    state.office.banknotes === undefined ? null : languageNotes[language].load(),
    state.officeWords === undefined ? null : officePart.load(),
  ])
  patchDomForTranslators()
  hydrate(
    root,
    <SiteShell state={state} time={createServerTime(state.renderedAt, documentTime())}>
      <LanguageFrame language={language} words={words} />
    </SiteShell>,
  )
}

// oxlint-disable-next-line unicorn/prefer-top-level-await -- the chunks that it awaits import this file, so it would wait for itself
void hydratePage()
