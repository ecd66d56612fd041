import type { ReactNode } from 'react'

/** A part of a page whose code comes when somebody reaches for it, or when the page is at rest. Until then it is the server's HTML. */
export interface LaterPart {
  /** Of the ids in it, which it counts apart from the page's. */
  readonly prefix: string
  /** Brings the code. Rejects where that fails; the next reach tries again. */
  readonly bring: () => Promise<void>
  /** Renders what was brought before. */
  readonly Part: () => ReactNode
}

export function laterPart(prefix: string, load: () => Promise<() => ReactNode>): LaterPart {
  let component: (() => ReactNode) | undefined

  async function bring(): Promise<void> {
    component ??= await load()
  }

  function Part(): ReactNode {
    if (component === undefined) throw new Error('a part is rendered before its code was brought')
    const Component = component
    return <Component />
  }
  return { prefix, bring, Part }
}
