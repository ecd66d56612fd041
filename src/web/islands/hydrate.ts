import { type ReactNode, startTransition } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { holdTypedText } from './early-input.ts'

/** Hydrates the server's HTML in `root`. Its ids begin with `prefix`. Returns a function that unmounts it. */
export function hydrate(root: Element, site: ReactNode, prefix = ''): () => void {
  const served = [...root.childNodes]
  const typeAgain = holdTypedText(root)

  // If the first render throws, React clears the root. The server's nodes work without React, but must be outside the
  // root, because React's listeners are still on it.
  const showAsServed = (bug: unknown): void => {
    const still = document.createElement('div')
    still.append(...served)
    root.replaceWith(still)
    delete document.documentElement.dataset['scripts']
    console.error(bug)
  }

  // After a mismatch React has rendered the page again, so the typed text must be restored.
  const sayAndTypeAgain = (mismatch: unknown): void => {
    typeAgain()
    reportError(mismatch)
  }

  let hydrated: Root | undefined
  // React renders a transition in slices, so the page reacts to touches during hydration.
  startTransition(() => {
    hydrated = hydrateRoot(root, site, {
      identifierPrefix: prefix,
      onUncaughtError: showAsServed,
      onRecoverableError: sayAndTypeAgain,
    })
  })
  return () => hydrated?.unmount()
}
