import { type ReactNode, use, useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { BugBoundary } from '../app/frame/BugBoundary.tsx'
import { hydrate } from '../app/hydrate.ts'
import { useLiveBridge } from '../live/index.ts'
import { PageStateProvider, usePageState } from '../page-state/page-state.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { holdPress } from './hold-press.ts'
import type { LaterPart } from './later-part.tsx'
import { ServedPartsContext } from './served-parts.ts'
import { whenWanted } from './when-wanted.ts'

/**
 * A part with a root of its own: the server's HTML stands and works as it came. What was typed into it, and the focus, stay when its code
 * takes it over, and a button that was pressed before is pressed then.
 */
export function Later({ part }: { part: LaterPart }) {
  const markOf = use(ServedPartsContext)
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
    // Not while React is at work on the page around it.
    const leave = (): void => void setTimeout(() => unmount?.())
    const pressAgain = holdPress(host)
    const abort = new AbortController()
    const arrive = async (): Promise<void> => {
      await part.bring()
      if (abort.signal.aborted) return
      const tree = (
        <PageStateProvider state={state}>
          <Arrival
            onArrived={() => {
              isThere = true
              if (abort.signal.aborted) leave()
              else pressAgain()
            }}
          >
            <BugBoundary>{bridge(<part.Part />)}</BugBoundary>
          </Arrival>
        </PageStateProvider>
      )
      unmount = host.hasChildNodes() ? hydrate(host, tree, part.prefix) : show(host, tree, part.prefix)
    }
    const stop = whenWanted(host, arrive)
    return () => {
      abort.abort()
      stop()
      // Taken away before it has taken over, it would be made anew first, and React would say so.
      if (isThere) leave()
    }
  }, [part, state, bridge])

  if (markOf !== null) return <div>{markOf(part)}</div>
  if (!served) return <div ref={place} />
  return (
    // A text that differs from the server's is left as it is, and so are the elements in its place.
    <div ref={place} suppressHydrationWarning>
      {''}
    </div>
  )
}

/** Tells when the tree in it has taken over. Beside it, it would shift the ids that the server has counted. */
function Arrival({ onArrived, children }: { onArrived: () => void; children: ReactNode }) {
  useEffect(onArrived, [onArrived])
  return children
}

/** On a page that was walked to there is nothing to take over. */
function show(host: Element, tree: ReactNode, prefix: string): () => void {
  const root = createRoot(host, { identifierPrefix: prefix })
  root.render(tree)
  return () => root.unmount()
}
