import type { ReactNode } from 'react'
import { Sheet, SheetPart } from './Sheet.tsx'
import { Title } from './Title.tsx'

interface PlainPageProps {
  readonly title: string
  readonly text: string
  readonly role?: 'alert'
  /** The way on. */
  readonly children: ReactNode
}

/** Replaces a page that cannot be shown. */
export function PlainPage({ title, text, role, children }: PlainPageProps) {
  return (
    <>
      <Title heading={title} />
      <Sheet role={role}>
        <SheetPart>
          <p>{text}</p>
          <div className="actions">{children}</div>
        </SheetPart>
      </Sheet>
    </>
  )
}
