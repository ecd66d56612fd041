import type { ReactNode } from 'react'
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
      <section className="sheet" role={role}>
        <div className="in">
          <p>{text}</p>
          <div className="actions">{children}</div>
        </div>
      </section>
    </>
  )
}
