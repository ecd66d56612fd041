import type { ReactNode } from 'react'
import { newTabNote } from '../copy/frame.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

interface ExternalLinkProps {
  href: string
  children: ReactNode
  className?: string | undefined
  /** In the language of the page. */
  note?: string
}

/** A link that leaves the site, or opens a document: in a new tab, and says so. */
export function ExternalLink({ href, children, className, note = newTabNote }: ExternalLinkProps) {
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden>{` ${note}`}</VisuallyHidden>
    </a>
  )
}
