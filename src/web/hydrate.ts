import { type ReactNode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Hands what the server has rendered into `root` over to React. */
export function hydrate(root: Element, site: ReactNode): void {
  const served = [...root.childNodes]

  // A bug of the first render is the only one that no boundary holds back. React has cleared the root by now; what the server sent reads,
  // and links, without it. Outside the root, where React still listens.
  const showAsServed = (bug: unknown): void => {
    const still = document.createElement('div')
    still.append(...served)
    root.replaceWith(still)
    console.error(bug)
  }

  // As a transition, which React does in slices: the page answers to touches meanwhile.
  startTransition(() => {
    hydrateRoot(root, site, { onUncaughtError: showAsServed })
  })
}
