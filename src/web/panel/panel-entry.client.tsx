import './panel.css'
import { createRoot } from 'react-dom/client'
import { Panel } from './Panel.tsx'
import { askState } from './state/follow-state.ts'
import { placeNow } from './state/panel-address.ts'

const OWN_SCRIPT = new URL(import.meta.url).pathname

/** Until the first state arrives, the document shows its static form, which stops all prices without a script. */
async function start(root: Element): Promise<void> {
  const first = await askState(placeNow().page, true)
  if (first === null) {
    setTimeout(() => void start(root), 1000)
    return
  }
  createRoot(root).render(<Panel first={first} script={OWN_SCRIPT} reload={() => location.reload()} />)
}

const root = document.querySelector('#root')
if (root === null) throw new Error('the document has no #root element')
void start(root)
