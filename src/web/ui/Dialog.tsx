import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { closeLabel } from '../copy/frame.ts'
import { IconButton } from './IconButton.tsx'
import { x } from './icons.ts'
import styles from './Dialog.module.css'

interface DialogProps {
  open: boolean
  /** Asked for by the X, Escape or the browser; the owner then sets `open` to false, or removes the dialog. */
  onClose: () => void
  title: string
  /** `question`: a short one with answers of its own instead of the X; on phones it comes up from below. */
  size?: 'small' | 'large' | 'question'
  /** Names the X. */
  close?: string
  children: ReactNode
}

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), [tabindex="0"]'

/** A modal over the native element: the page behind is inert, Escape closes, and the focus goes back. */
export function Dialog({ open, onClose, title, size = 'small', close = closeLabel, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    if (open) {
      noteScrollbar()
      dialog.current?.showModal()
      // A field would bring a phone's keyboard up over the answers.
      if (size === 'question') dialog.current?.focus()
    } else dialog.current?.close()
  }, [open, size])

  // An element that leaves the document while it is open gives no focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    return () => {
      if (element?.open === true) element.close()
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles[size]}`}
      aria-labelledby={titleId}
      tabIndex={-1}
      onCancel={(event) => {
        // The owner closes it, as by the X: the close event comes a task later, and a key in between would be lost.
        event.preventDefault()
        onClose()
      }}
      onClose={({ currentTarget }) => {
        // Closed past us, as a second Escape may. After a close of ours it may be open again by now, and stays so.
        if (!currentTarget.open) onClose()
      }}
      onKeyDown={keepFocusInside}
    >
      <header className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {size === 'question' ? null : <IconButton icon={x} label={close} onClick={onClose} />}
      </header>
      <div className={styles.body}>{children}</div>
    </dialog>
  )
}

/** The answers of a question: that which does it first. Side by side where there is room, it stands on the right. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}

/** Only a scrollbar that takes room leaves a gap when the page stops scrolling (site.css); CSS alone can't tell. */
function noteScrollbar(): void {
  const root = document.documentElement
  root.toggleAttribute('data-scrollbar', innerWidth > root.clientWidth)
}

/** The native modal lets Tab leave to the browser's own bars; here it goes round. */
function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)]
  const from = event.shiftKey ? stops.at(0) : stops.at(-1)
  if (document.activeElement !== from) return
  event.preventDefault()
  const to = event.shiftKey ? stops.at(-1) : stops.at(0)
  to?.focus()
}
