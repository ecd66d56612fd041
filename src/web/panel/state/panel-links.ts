import { dialogAt } from '../dialogs.ts'
import { goTo, openDialog } from './panel-address.ts'

/** Follows links to other addresses of the panel without another document. Returns what ends it. */
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

/** Others open a tab or a window, or keep the file. */
function isPlain({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey)
}
