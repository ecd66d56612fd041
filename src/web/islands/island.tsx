import { createContext, createElement, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { useLiveBridge } from '../live/index.ts'
import { PageStateProvider, usePageState } from '../page-state/index.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { whenIdle } from './at-rest.ts'
import { BugBoundary } from './BugBoundary.tsx'
import { holdPress } from './early-input.ts'
import { hydrate } from './hydrate.ts'
import { siteAnswers } from './network.ts'

/** A part of the site, or a whole page, whose code comes in a chunk of its own. */
export interface Island<Props extends object = object> {
  /** Before the ids in it, where it has a React root of its own. */
  readonly prefix: string
  /** Rejects where the chunk fails. The next call tries again, but many browsers remember a failure per document. */
  readonly load: () => Promise<void>
  readonly isLoaded: () => boolean
  /** Renders at once what was loaded before; throws if nothing was. */
  readonly Component: (props: Props) => ReactNode
}

/**
 * In place of React.lazy, which suspends once even for a chunk that is there: while hydrating, that would throw away
 * the server's markup. The server loads every island before it renders.
 */
export function island<Props extends object = object>(
  load: () => Promise<(props: Props) => ReactNode>,
  prefix = '',
): Island<Props> {
  let Loaded: ((props: Props) => ReactNode) | undefined
  return {
    prefix,
    load: async () => {
      Loaded ??= await load()
    },
    isLoaded: () => Loaded !== undefined,
    Component: (props) => {
      if (Loaded === undefined) throw new Error('an island is rendered before its code was loaded')
      return <Loaded {...props} />
    },
  }
}

export type IslandState =
  | { readonly kind: 'here' }
  | { readonly kind: 'coming' }
  | { readonly kind: 'missing'; readonly again: () => void }

export function useIsland({ load, isLoaded }: Pick<Island, 'load' | 'isLoaded'>): IslandState {
  const [state, setState] = useState<IslandState['kind']>('coming')
  useEffect(() => {
    let isGone = false
    const settle = (kind: 'here' | 'missing') => () => {
      if (!isGone) setState(kind)
    }
    load().then(settle('here'), settle('missing'))
    return () => {
      isGone = true
    }
  }, [load])

  const again = async (): Promise<void> => {
    setState('coming')
    try {
      await load()
      setState('here')
    } catch {
      // Where the site answers, the code went with an older release, or the browser remembers that it failed.
      if (await siteAnswers(location.pathname)) location.reload()
      else setState('missing')
    }
  }

  if (isLoaded()) return { kind: 'here' }
  return state === 'missing' ? { kind: 'missing', again: () => void again() } : { kind: 'coming' }
}

/** On the server: asks for an island, which has a React tree of its own, and gives its placeholder. Else null. */
const RenderingContext = createContext<((island: Island) => string) | null>(null)

/**
 * An island with a root of its own: the server's HTML stands until the code is there, once the page is at rest or
 * somebody reaches for it. What was typed and the focus stay, and a button pressed before is pressed then. `soon`: at
 * once, where prices beside it would contradict what the server sent.
 */
export function IslandRoot({ island: own, soon = false }: { island: Island; soon?: boolean }) {
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
    const load = async (): Promise<void> => {
      await own.load()
      if (isGone) return
      const tree = (
        <PageStateProvider state={state}>
          <Arrival onArrived={onArrived}>
            <BugBoundary>{bridge(<own.Component />)}</BugBoundary>
          </Arrival>
        </PageStateProvider>
      )
      unmount = host.hasChildNodes() ? hydrate(host, tree, own.prefix) : show(host, tree, own.prefix)
    }
    const cancel = whenIdle(load, { part: host, ...((soon || !host.hasChildNodes()) && { wait: 0 }) })
    return () => {
      isGone = true
      cancel()
      // Taken away before it has taken over, it would be made anew first, and React would say so.
      if (isThere) leave()
    }
  }, [own, state, bridge, soon])

  if (placeholderOf !== null) return <div>{placeholderOf(own)}</div>
  if (!served) return <div ref={place} />
  return (
    // A text that differs from the server's is left as it is, and so are the elements in its place.
    <div ref={place} suppressHydrationWarning>
      {''}
    </div>
  )
}

/** Around the tree: beside it, it would shift the ids that the server has counted. */
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

type RenderTree = (tree: ReactNode, options?: { identifierPrefix?: string }) => string

/** The HTML of a page with its islands, each rendered by itself inside `around`. */
export function renderWithIslands(page: ReactNode, around: (tree: ReactNode) => ReactNode, render: RenderTree): string {
  const asked: Island[] = []
  const ask = (each: Island): string => {
    asked.push(each)
    return placeholder(each)
  }
  const markup = render(createElement(RenderingContext, { value: ask }, page))
  return asked.reduce((whole, each) => {
    const html = render(around(<each.Component />), { identifierPrefix: each.prefix })
    return whole.replace(placeholder(each), () => html)
  }, markup)
}

/** No text of a page holds such characters. */
function placeholder({ prefix }: Island): string {
  return `\uE000${prefix}\uE001`
}
