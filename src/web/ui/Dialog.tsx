import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { closeLabel } from '../copy/frame.ts'
import { IconButton } from './IconButton.tsx'
import { x } from './icons.ts'
import styles from './Dialog.module.css'

interface DialogProps {
  open: boolean
  /** Called after X or Escape. The parent then sets `open` to false, or removes the dialog. */
  onClose: () => void
  title: string
  /** `question`: a short dialog with its own buttons instead of the X; on phones at the bottom of the screen. */
  size?: 'small' | 'large' | 'question'
  /** The label of the X. */
  close?: string
  children: ReactNode
}

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), [tabindex="0"]'

/** A native modal dialog: the page behind it is inert, Escape closes it, and the focus returns afterwards. */
export function Dialog({ open, onClose, title, size = 'small', close = closeLabel, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    if (open) {
      noteScrollbar()
      dialog.current?.showModal()
      // If a field had the focus, a phone's keyboard would cover the buttons.
      if (size === 'question') dialog.current?.focus()
    } else dialog.current?.close()
  }, [open, size])

  // The browser returns the focus only if the element is closed before it leaves the document.
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
        // The parent closes the dialog, as after X. The native close event comes a task later and could lose a key.
        event.preventDefault()
        onClose()
      }}
      onClose={({ currentTarget }) => {
        // A second Escape may close the dialog natively. After our own close, the dialog may already be open again.
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

/** The buttons of a question, the confirming one first. In wide windows that one is on the right. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}

/** Marks pages whose scrollbar takes space, because they shift when scrolling is disabled; CSS cannot detect that. */
function noteScrollbar(): void {
  const root = document.documentElement
  root.toggleAttribute('data-scrollbar', innerWidth > root.clientWidth)
}

/** Tab cycles inside the dialog; the native modal would move the focus to the browser's own controls. */
function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)]
  const from = event.shiftKey ? stops.at(0) : stops.at(-1)
  if (document.activeElement !== from) return
  event.preventDefault()
  const to = event.shiftKey ? stops.at(-1) : stops.at(0)
  to?.focus()
}
