import './site.css'
import '../pages/language/language.css'
import { pageAt } from '#contract/paths.ts'
import { hydrate } from '../islands/index.ts'
import { createServerTime, documentTime } from '../live/index.ts'
import { readPageState } from '../page-state/index.ts'
import { patchDomForTranslators } from './frame/foreign-nodes.ts'
import { LOAD_WORDS } from './language-loaders.ts'
import { LanguageSite } from './LanguageSite.tsx'

const { root, state } = readPageState()
const address = pageAt(location.pathname)
if (address?.key !== 'language') throw new Error('The path is not that of a language page')

const { language } = address
const { words } = await LOAD_WORDS[language]()
patchDomForTranslators()
const time = createServerTime(state.renderedAt, documentTime())
hydrate(root, <LanguageSite state={state} language={language} words={words} time={time} />)
