import { type ReactNode, use } from 'react'

type PageComponent = () => ReactNode

/** A page whose code comes in a chunk of its own. */
export interface LazyPage {
  readonly Page: PageComponent
  /** Brings the chunk; once it is there, `Page` renders at once, without a moment of suspense. */
  readonly preload: () => Promise<PageComponent>
}

/**
 * React.lazy suspends once even for a chunk that is there, which would throw away the server's markup while hydrating.
 * Here the server preloads every page and the browser its own one, and the first render finds the component in place.
 */
export function lazyPage(load: () => Promise<PageComponent>): LazyPage {
  let component: PageComponent | undefined
  let loading: Promise<PageComponent> | undefined
  let failed = false

  function preload(): Promise<PageComponent> {
    // After a failure the network may be back: whoever asks anew, by a click or by pointing at a link, gets another try.
    if (loading === undefined || failed) {
      failed = false
      loading = bring()
    }
    return loading
  }

  async function bring(): Promise<PageComponent> {
    try {
      component = await load()
      return component
    } catch (error) {
      failed = true
      throw error
    }
  }

  function Page(): ReactNode {
    // Rendering never tries again by itself: a promise that React hasn't seen would suspend the page for ever.
    const Component = component ?? use(loading ?? preload())
    return <Component />
  }
  return { Page, preload }
}
