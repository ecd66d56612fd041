import './panel.css'
import { PANEL_PAGE_ID, type PanelPage } from '#contract/panel/page.ts'
import { hydrate } from '../islands/index.ts'
import { Panel } from './Panel.tsx'

const root = document.querySelector('#root')
const data = document.querySelector(`#${PANEL_PAGE_ID}`)?.textContent
if (root === null || data === undefined) throw new Error('The document carries no page')

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own server wrote it into this very document
const page = JSON.parse(data) as PanelPage

hydrate(root, <Panel page={page} path={location.pathname + location.search} />)
