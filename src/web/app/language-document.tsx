import { renderToString } from 'react-dom/server'
import { type Language, LANGUAGES } from '#contract/languages.ts'
import type { BuildManifest, PageState } from '#contract/page-state.ts'
import { LOAD_CONSENT, LOAD_WORDS } from '../copy/language-files.ts'
import { officeWords } from '../copy/words-for-office.ts'
import { consentIsland } from '../features/consent/index.ts'
import { officePart } from '../features/sum/index.ts'
import { renderWithIslands } from '../islands/index.ts'
import { languageNotes } from '../pages/language/LazyNotes.tsx'
import { papersIslands } from '../pages/language/papers-islands.tsx'
import { writeDocument } from './document.ts'
import { LanguageFrame } from './frame/LanguageFrame.tsx'
import { datesIn } from './language-dates.ts'
import { languageHead } from './language-head.ts'
import { languageAssets } from './page-assets.ts'
import { SiteShell } from './SiteShell.tsx'

// Load all lazy components when the server starts, so that every page renders synchronously.
await Promise.all(
  [consentIsland, officePart, ...Object.values(languageNotes), ...Object.values(papersIslands)].map((each) =>
    each.load(),
  ),
)
const loaded = LANGUAGES.map(async (language) => {
  const [words, consentWords] = await Promise.all([LOAD_WORDS[language](), LOAD_CONSENT[language]()])
  const consent = renderToString(<consentIsland.Component words={consentWords} />, {
    identifierPrefix: consentIsland.prefix,
  })
  return [language, { words, consent, dates: datesIn(language) }] as const
})
const WRITTEN = new Map(await Promise.all(loaded))

/** Returns the document of a foreign-language page. The server adds the names of months and weekdays, and the texts that this office needs, to its state. */
export function writeLanguageDocument(language: Language, served: PageState, manifest: BuildManifest | null): string {
  const written = WRITTEN.get(language)
  if (written === undefined) throw new Error(`No copy is loaded for the language ${language}`)
  const { words, consent, dates } = written
  const state = { ...served, dates, ...officeWords(language, served.office) }
  return writeDocument({
    head: languageHead({ language, words }, state),
    assets: manifest === null ? null : languageAssets(manifest, language),
    state,
    consent,
    markup: renderWithIslands(
      <SiteShell state={state}>
        <LanguageFrame language={language} words={words} />
      </SiteShell>,
      (island) => <SiteShell state={state}>{island}</SiteShell>,
      renderToString,
    ),
  })
}
