import './window-board.css'
import { hydrateRoot } from 'react-dom/client'
import { PAGE_STATE_ID, type PageState } from '#contract/page-state.ts'
import { WINDOW_PATH } from '#contract/window-board.ts'
import { orderPageCache } from '../features/offline/index.ts'
import { documentTime, ScreenRates } from '../live/index.ts'
import { PageStateProvider } from '../page-state/index.ts'
import { openScreen, ScreenContext } from './screen.ts'
import { WindowBoard } from './WindowBoard.tsx'

const root = document.querySelector('#root')
const state = document.querySelector(`#${PAGE_STATE_ID}`)?.textContent
if (root === null || state === undefined) throw new Error('The document carries no board')

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own server wrote it into this very document
const page = JSON.parse(state) as PageState
const screen = openScreen(page.renderedAt, documentTime())

hydrateRoot(
  root,
  <PageStateProvider state={page}>
    <ScreenContext value={screen}>
      <ScreenRates time={screen.time}>
        <WindowBoard />
      </ScreenRates>
    </ScreenContext>
  </PageStateProvider>,
)
// For the morning on which the power is back before the network.
void orderPageCache({ page: WINDOW_PATH, everything: false })
