import type { ReactNode } from 'react'
import { newTabNote } from '../copy/frame.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

interface ExternalLinkProps {
  href: string
  children: ReactNode
  className?: string | undefined
}

/** A link that leaves the site, or opens a document: in a new tab, and says so. */
export function ExternalLink({ href, children, className }: ExternalLinkProps) {
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden>{` ${newTabNote}`}</VisuallyHidden>
    </a>
  )
}
