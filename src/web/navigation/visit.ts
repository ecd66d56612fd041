import { createContext, use } from 'react'

/** Where on the site a visitor is. */
export interface Place {
  readonly path: string
  /** With its question mark. The server keeps its pages by path and knows none: what a page renders first must not depend on it. */
  readonly search: string
}

/** The way to a page is blocked: neither its code nor the site itself can be reached. */
export interface Blockade {
  readonly tryAgain: () => void
  /** Gives the walk up: the visitor stays on the page that shows. */
  readonly stay: () => void
}

/** What a visitor sees of their walks. */
export interface Visit {
  /** Of the page that shows. Each arrival is an object of its own, one at the same page again, too. */
  readonly place: Place
  readonly blockade: Blockade | null
  /** A step to another page is under way. */
  readonly underWay: boolean
}

export const VisitContext = createContext<Visit | null>(null)

export function usePlace(): Place {
  return useVisit().place
}

export function useBlockade(): Blockade | null {
  return useVisit().blockade
}

export function useUnderWay(): boolean {
  return useVisit().underWay
}

function useVisit(): Visit {
  const visit = use(VisitContext)
  if (visit === null) throw new Error('a page is shown outside <Visitor>')
  return visit
}
