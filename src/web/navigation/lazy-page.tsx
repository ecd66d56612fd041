import type { ReactNode } from 'react'

type PageComponent = () => ReactNode

/** A page whose code comes in a chunk of its own. */
export interface LazyPage {
  /**
   * Brings the chunk. Rejects where that fails; whoever asks anew has it tried again, but many browsers remember a module that failed for as
   * long as the document lives.
   */
  readonly bring: () => Promise<void>
  /** Renders at once what was brought before. */
  readonly Page: PageComponent
}

/**
 * React.lazy suspends once even for a chunk that is there, which would throw away the server's markup while hydrating, and an error of it
 * takes the page away that shows. So the server brings every page before it renders, the browser each before a visitor arrives at it.
 */
export function lazyPage(load: () => Promise<PageComponent>): LazyPage {
  let component: PageComponent | undefined

  async function bring(): Promise<void> {
    component ??= await load()
  }

  function Page(): ReactNode {
    if (component === undefined) throw new Error('a page is rendered before its code was brought')
    const Component = component
    return <Component />
  }
  return { bring, Page }
}
