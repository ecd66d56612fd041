import '../ui/base.css'
import { hydrateRoot } from 'react-dom/client'
import { WINDOW_PATH } from '#contract/window-board.ts'
import { orderPageCache } from '../features/offline/index.ts'
import { documentTime, LiveRates } from '../live/index.ts'
import { PageStateProvider, readPageState } from '../page-state/index.ts'
import { openScreen, ScreenContext } from './screen.ts'
import { WindowBoard } from './WindowBoard.tsx'

const { root, state } = readPageState()
const screen = openScreen(state.renderedAt, documentTime())

hydrateRoot(
  root,
  <PageStateProvider state={state}>
    <ScreenContext value={screen}>
      <LiveRates time={screen.time}>
        <WindowBoard />
      </LiveRates>
    </ScreenContext>
  </PageStateProvider>,
)
// The cached page is shown after a power cut if the network returns later.
void orderPageCache({ page: WINDOW_PATH, everything: false })
