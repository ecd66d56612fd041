import { dialogAt } from '../pages.ts'
import { goTo, openDialog } from './panel-address.ts'

/** Follows links within the panel without loading a document. Returns a function that stops it. */
export function followLinks(): () => void {
  const follow = (click: MouseEvent): void => {
    const link = click.target instanceof Element ? click.target.closest('a') : null
    if (link === null || click.defaultPrevented || !isPlain(click)) return
    if (link.origin !== location.origin || link.target !== '' || link.hasAttribute('download') || link.hash !== '')
      return
    click.preventDefault()
    const address = link.pathname + link.search
    if (dialogAt(address) === null) goTo(address)
    else openDialog(address)
  }
  document.addEventListener('click', follow)
  return () => document.removeEventListener('click', follow)
}

/** Returns false for clicks that open a tab or a window, or download the file. */
function isPlain({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey)
}
