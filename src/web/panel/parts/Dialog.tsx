import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import type { Outcome, PanelFrame } from '#contract/panel/frame.ts'
import type { IconPath } from '../../ui/icons.ts'
import { Icon } from './Icon.tsx'
import { OutcomeNote } from './OutcomeNote.tsx'
import { CancelLink, PanelForm } from './PanelForm.tsx'

interface SheetProps {
  readonly title: string
  readonly text?: string | undefined
  readonly children: ReactNode
}

interface QuestionProps extends Partial<SheetProps> {
  readonly frame: PanelFrame
  readonly title: string
  /** Why it could not be done a moment ago. */
  readonly outcome: Outcome | null
  /** The address that does it, after the passkey if `confirm`. */
  readonly to: string
  readonly confirm?: boolean
  /** The page without the question: "Vazgeç" and Escape lead there. */
  readonly back: string
  /** On the button that does it; null: there is nothing to do. */
  readonly yes: string | null
  readonly icon?: IconPath
  /** Nothing is lost by it: the button is no red one. */
  readonly isMild?: boolean
  /** Under the form. */
  readonly below?: ReactNode
}

/** A question over the page at an address of its own, a sheet from below on phones. The page behind is inert. */
export function Question(props: QuestionProps) {
  const { frame, title, text, outcome, to, confirm = false, back, yes, icon, isMild = false, children, below } = props
  const form = useId()
  useEffect(() => {
    const leave = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') location.assign(back)
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [back])
  return (
    <Sheet title={title} text={text}>
      <OutcomeNote frame={frame} outcome={outcome} form={form} />
      <PanelForm frame={frame} to={to} id={form} confirm={confirm}>
        {children}
        <div className="go">
          {yes === null ? null : (
            <button className={isMild ? 'btn' : 'btn stop'} type="submit">
              {icon === undefined ? null : <Icon of={icon} />}
              {yes}
            </button>
          )}
          <CancelLink to={back} />
        </div>
      </PanelForm>
      {below}
    </Sheet>
  )
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
