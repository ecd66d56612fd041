import { createContext, createElement, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { PageState } from '#contract/page-state.ts'
import { byCurrency, type CurrencyCode } from '#domain/currency.ts'
import { useLiveBridge } from '../live/index.ts'
import { PageStateProvider, usePageState } from '../page-state/index.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { useAllWords, type Words, WordsProvider } from '../words/index.ts'
import { BugBoundary } from './BugBoundary.tsx'
import { holdPress } from './early-input.ts'
import { hydrate } from './hydrate.ts'
import { importCode, siteAnswers } from './network.ts'
import { whenIdle } from './when-idle.ts'

/** A part of the site, or a whole page, whose code is in its own chunk. */
export interface Island<Props extends object = object> {
  /** The prefix of its ids, if it has its own React root. */
  readonly prefix: string
  /** Rejects if the chunk fails to load. The next call retries, but many browsers cache a failure per document. */
  readonly load: () => Promise<void>
  readonly isLoaded: () => boolean
  /** After `load`, loads the islands inside it that the state of the page requires, so that its HTML matches. */
  readonly loadInner?: (state: PageState) => Promise<void>
  /** Renders the loaded component synchronously. Throws if it was not loaded. */
  readonly Component: (props: Props) => ReactNode
}

/**
 * Replaces React.lazy, which suspends once even for a loaded chunk. During hydration that would discard the server's
 * markup. The server loads every island before it renders.
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

interface CurrencyPart extends Pick<Island, 'loadInner'> {
  readonly Part: (props: { code: CurrencyCode }) => ReactNode
}

/** Returns the island of each currency's part. All of them load the same chunk. */
export function currencyIslands(
  load: () => Promise<CurrencyPart>,
  prefix: string,
): Readonly<Record<CurrencyCode, Island>> {
  let inner: Island['loadInner']
  return byCurrency((code) => ({
    ...island(async () => {
      const { Part, loadInner } = await load()
      inner = loadInner
      return () => <Part code={code} />
    }, `${prefix}-${code}-`),
    loadInner: async (state) => inner?.(state),
  }))
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
    importCode(load).then(settle('here'), settle('missing'))
    return () => {
      isGone = true
    }
  }, [load])

  const again = async (): Promise<void> => {
    setState('coming')
    try {
      await importCode(load)
      setState('here')
    } catch {
      // If the site answers, the chunk belongs to an older release, or the browser has cached the failure. Reload then.
      if (await siteAnswers(location.pathname)) location.reload()
      else setState('missing')
    }
  }

  if (isLoaded()) return { kind: 'here' }
  return state === 'missing' ? { kind: 'missing', again: () => void again() } : { kind: 'coming' }
}

/** On the server, registers an island for rendering and returns its placeholder. Null in the browser. */
const RenderingContext = createContext<((island: Island, words: Partial<Words>) => string) | null>(null)

/**
 * Shows the server's HTML of an island until its code is loaded, which is when the page is idle or the visitor touches
 * it. Typed text, the focus and an early click are kept. `soon` loads the code at once, for parts that must not
 * contradict the live prices beside them.
 */
export function IslandRoot({ island: own, soon = false }: { island: Island; soon?: boolean }) {
  const placeholderOf = use(RenderingContext)
  const state = usePageState()
  const words = useAllWords()
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
    // Unmounting is deferred, because React may be rendering the page around the island.
    const leave = (): void => void setTimeout(() => unmount?.())
    const pressAgain = holdPress(host)
    const onArrived = (): void => {
      isThere = true
      if (isGone) leave()
      else pressAgain()
    }
    const load = async (): Promise<void> => {
      await own.load()
      await own.loadInner?.(state)
      if (isGone) return
      const tree = (
        <PageStateProvider state={state}>
          <WordsProvider words={words}>
            <Arrival onArrived={onArrived}>
              <BugBoundary>{bridge(<own.Component />)}</BugBoundary>
            </Arrival>
          </WordsProvider>
        </PageStateProvider>
      )
      unmount = host.hasChildNodes() ? hydrate(host, tree, own.prefix) : show(host, tree, own.prefix)
    }
    const cancel = whenIdle(load, { part: host, ...((soon || !host.hasChildNodes()) && { wait: 0 }) })
    return () => {
      isGone = true
      cancel()
      // Unmounting before hydration has finished would make React render the island again and log a warning.
      if (isThere) leave()
    }
  }, [own, state, words, bridge, soon])

  if (placeholderOf !== null) return <div>{placeholderOf(own, words)}</div>
  if (!served) return <div ref={place} />
  return (
    // The empty text differs from the server's content, so React keeps the server's elements.
    <div ref={place} suppressHydrationWarning>
      {''}
    </div>
  )
}

/** Calls `onArrived` after hydration. It wraps the tree, because a sibling would change the ids of useId. */
function Arrival({ onArrived, children }: { onArrived: () => void; children: ReactNode }) {
  useEffect(onArrived, [onArrived])
  return children
}

/** Renders an island after a navigation, when there is no server HTML to hydrate. */
function show(host: Element, tree: ReactNode, prefix: string): () => void {
  const root = createRoot(host, { identifierPrefix: prefix })
  root.render(tree)
  return () => root.unmount()
}

type RenderTree = (tree: ReactNode, options?: { identifierPrefix?: string }) => string

/** Returns the HTML of a page. Each island is rendered separately inside `around`. */
export function renderWithIslands(page: ReactNode, around: (tree: ReactNode) => ReactNode, render: RenderTree): string {
  const asked: { readonly island: Island; readonly words: Partial<Words> }[] = []
  const ask = (each: Island, words: Partial<Words>): string => {
    asked.push({ island: each, words })
    return placeholder(each)
  }
  const markup = render(createElement(RenderingContext, { value: ask }, page))
  return asked.reduce((whole, { island: each, words }) => {
    const tree = (
      <WordsProvider words={words}>
        <each.Component />
      </WordsProvider>
    )
    const html = render(around(tree), { identifierPrefix: each.prefix })
    return whole.replace(placeholder(each), () => html)
  }, markup)
}

/** Returns private-use characters, which no text of a page contains. */
function placeholder({ prefix }: Island): string {
  return `\uE000${prefix}\uE001`
}
