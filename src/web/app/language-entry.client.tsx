import './site.css'
import '../pages/language/language.css'
import { PAGE_STATE_ID, type PageState } from '#contract/page-state.ts'
import { pageAt } from '#contract/paths.ts'
import { hydrate } from '../islands/index.ts'
import { documentTime } from '../live/index.ts'
import { patchDomForTranslators } from './frame/foreign-nodes.ts'
import { LOAD_WORDS } from './language-loaders.ts'
import { LanguageSite } from './LanguageSite.tsx'

const root = document.querySelector('#root')
const state = document.querySelector(`#${PAGE_STATE_ID}`)?.textContent
const address = pageAt(location.pathname)
if (root === null || state === undefined || address?.key !== 'language') throw new Error('The document carries no page')

const { language } = address
const { words } = await LOAD_WORDS[language]()
patchDomForTranslators()
hydrate(
  root,
  <LanguageSite
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own server wrote it into this very document
    state={JSON.parse(state) as PageState}
    language={language}
    words={words}
    clock={documentTime()}
  />,
)
