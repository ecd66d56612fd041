import './panel.css'
import { PANEL_PAGE_ID } from '#contract/panel/page.ts'
import { hydrate } from '../islands/index.ts'
import { Panel } from './Panel.tsx'
import { parsePage } from './renewal/renewed-page.ts'

const root = document.querySelector('#root')
const data = document.querySelector(`#${PANEL_PAGE_ID}`)?.textContent
if (root === null || data === undefined) throw new Error('The document carries no page')

hydrate(root, <Panel page={parsePage(data)} path={location.pathname + location.search} />)
