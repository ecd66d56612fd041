import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'

interface SheetProps {
  readonly title: string
  readonly text?: string | undefined
  readonly children: ReactNode
}

/** The sheet itself: it holds the focus, and gives it back where it came over a page that somebody worked in. */
export function Sheet({ title, text, children }: SheetProps) {
  const sheet = useRef<HTMLElement>(null)
  const before = useRef<Element>(null)
  // Before the browser takes the focus from what has become inert.
  useLayoutEffect(() => {
    before.current = document.activeElement
    sheet.current?.focus()
  }, [])
  // After the page can be reached again.
  useEffect(
    () => () => {
      if (before.current instanceof HTMLElement) before.current.focus()
    },
    [],
  )
  return (
    <div className="scrim">
      <section ref={sheet} className="dlg" role="dialog" aria-modal="true" aria-labelledby="dialog-title" tabIndex={-1}>
        <h2 id="dialog-title">{title}</h2>
        {text === undefined ? null : <p>{text}</p>}
        {children}
      </section>
    </div>
  )
}
