import { type ReactNode, startTransition } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { holdTypedText } from './early-input.ts'

/** Has React take over the server's HTML in `root`, whose ids begin with `prefix`. Returns what unmounts it. */
export function hydrate(root: Element, site: ReactNode, prefix = ''): () => void {
  const served = [...root.childNodes]
  const typeAgain = holdTypedText(root)

  // A bug of the first render is the only one that no boundary holds back. React has cleared the root by now; what
  // the server sent reads, and links, without it, and its forms have their buttons. Outside the root, where React
  // still listens.
  const showAsServed = (bug: unknown): void => {
    const still = document.createElement('div')
    still.append(...served)
    root.replaceWith(still)
    delete document.documentElement.dataset['scripts']
    console.error(bug)
  }

  // React has found other words than it expects, and made the page anew.
  const sayAndTypeAgain = (mismatch: unknown): void => {
    typeAgain()
    reportError(mismatch)
  }

  let hydrated: Root | undefined
  // As a transition, which React does in slices: the page answers to touches meanwhile.
  startTransition(() => {
    hydrated = hydrateRoot(root, site, {
      identifierPrefix: prefix,
      onUncaughtError: showAsServed,
      onRecoverableError: sayAndTypeAgain,
    })
  })
  return () => hydrated?.unmount()
}
