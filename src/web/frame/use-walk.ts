import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { linkedPage } from './linked-page.ts'

/** A click on a link to a page walks there without a new document. One listener for all links: the router's own has each of them resolve its address. */
export function useWalk(): void {
  const navigate = useNavigate()

  useEffect(() => {
    const walk = (event: MouseEvent): void => {
      const link = linkedPage(event)?.link
      if (link === undefined || event.defaultPrevented || !isPlain(event) || link.target !== '' || link.hash !== '')
        return
      event.preventDefault()
      void navigate(link.pathname + link.search, { replace: link.href === location.href })
    }
    document.addEventListener('click', walk)
    return () => document.removeEventListener('click', walk)
  }, [navigate])
}

/** Others open a tab or a window, or keep the file. */
function isPlain({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey)
}
