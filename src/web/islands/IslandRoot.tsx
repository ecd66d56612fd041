import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { useLiveBridge } from '../live/index.ts'
import { PageStateProvider, usePageState } from '../page-state/index.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { whenAtRest } from './at-rest.ts'
import { BugBoundary } from './BugBoundary.tsx'
import { holdPress } from './early-input.ts'
import { hydrate } from './hydrate.ts'
import type { Island } from './island.tsx'

/**
 * On the server: asks for an island, and gives the placeholder of its HTML. React renders one tree at a time, and an island
 * has a tree of its own. null in a browser, which finds its islands in the document.
 */
export const RenderingContext = createContext<((island: Island) => string) | null>(null)

/**
 * An island with a root of its own: the server's HTML stands and works as it came until the code is there, once the page is
 * at rest or somebody reaches for it. What was typed and the focus stay, and a button that was pressed before is pressed then.
 */
export function IslandRoot({ island }: { island: Island }) {
  const placeholderOf = use(RenderingContext)
  const state = usePageState()
  const bridge = useLiveBridge()
  const hydrated = useHydrated()
  const [served] = useState(!hydrated)
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const host = place.current
    if (host === null) return
    let unmount: (() => void) | undefined
    let isThere = false
    let isGone = false
    // Not while React is at work on the page around it.
    const leave = (): void => void setTimeout(() => unmount?.())
    const pressAgain = holdPress(host)
    const onArrived = (): void => {
      isThere = true
      if (isGone) leave()
      else pressAgain()
    }
    const isServed = host.hasChildNodes()
    const load = async (): Promise<void> => {
      await island.load()
      if (isGone) return
      const tree = (
        <PageStateProvider state={state}>
          <Arrival onArrived={onArrived}>
            <BugBoundary>{bridge(<island.Component />)}</BugBoundary>
          </Arrival>
        </PageStateProvider>
      )
      unmount = isServed ? hydrate(host, tree, island.prefix) : show(host, tree, island.prefix)
    }
    const cancel = whenAtRest(load, { part: host, ...(!isServed && { wait: 0 }) })
    return () => {
      isGone = true
      cancel()
      // Taken away before it has taken over, it would be made anew first, and React would say so.
      if (isThere) leave()
    }
  }, [island, state, bridge])

  if (placeholderOf !== null) return <div>{placeholderOf(island)}</div>
  if (!served) return <div ref={place} />
  return (
    // A text that differs from the server's is left as it is, and so are the elements in its place.
    <div ref={place} suppressHydrationWarning>
      {''}
    </div>
  )
}

/** Calls when the tree in it has taken over. Beside the tree, it would shift the ids that the server has counted. */
function Arrival({ onArrived, children }: { onArrived: () => void; children: ReactNode }) {
  useEffect(onArrived, [onArrived])
  return children
}

/** On a page that came without a document there is nothing to take over. */
function show(host: Element, tree: ReactNode, prefix: string): () => void {
  const root = createRoot(host, { identifierPrefix: prefix })
  root.render(tree)
  return () => root.unmount()
}
