import { type ReactNode, useEffect, useRef } from 'react'
import { panelFrame } from '../../copy/panel.ts'

interface DialogProps {
  readonly title: string
  readonly text?: ReactNode
  /** The page without the question: "Vazgeç" and Escape lead there. */
  readonly back: string
  readonly children: ReactNode
}

/** A question over the page at an address of its own, a sheet from below on phones. The page behind is inert. */
export function Dialog({ title, text, back, children }: DialogProps) {
  useEffect(() => {
    const leave = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') location.assign(back)
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [back])
  return (
    <Sheet title={title} text={text}>
      {children}
    </Sheet>
  )
}

/** The sheet itself, which holds the focus. */
export function Sheet({ title, text, children }: Pick<DialogProps, 'title' | 'text' | 'children'>) {
  const sheet = useRef<HTMLElement>(null)
  useEffect(() => sheet.current?.focus(), [])
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

/** Under what does it. */
export function CancelLink({ to }: { to: string }) {
  return (
    <a className="btn line" href={to}>
      {panelFrame.cancel}
    </a>
  )
}
