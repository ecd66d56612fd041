import { type ReactNode, startTransition } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { holdTypedText } from './early-input.ts'

/** Has React take over the server's HTML in `root`, whose ids begin with `prefix`. Returns what unmounts it. */
export function hydrate(root: Element, site: ReactNode, prefix = ''): () => void {
  const served = [...root.childNodes]
  const typeAgain = holdTypedText(root)

  // After a bug of the first render, which no boundary holds back, React has cleared the root. What the server sent
  // works without it, outside the root, where React still listens.
  const showAsServed = (bug: unknown): void => {
    const still = document.createElement('div')
    still.append(...served)
    root.replaceWith(still)
    delete document.documentElement.dataset['scripts']
    console.error(bug)
  }

  // After a mismatch, React has made the page anew.
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
