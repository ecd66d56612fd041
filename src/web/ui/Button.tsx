import type { ComponentProps, ReactNode } from 'react'
import { newTabNote } from '../copy/frame.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './Button.module.css'

/** One filled button a block; all others are drawn with a line, or are words alone. */
export type ButtonKind = 'filled' | 'line' | 'text'

interface Look {
  kind?: ButtonKind | undefined
  /** In red: it stops, erases or refuses. */
  stop?: boolean | undefined
  /** As wide as its block. */
  wide?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

type ButtonProps = Look & Omit<ComponentProps<'button'>, 'style' | keyof Look>

export function Button({ kind, stop, wide, className, type = 'button', children, ...rest }: ButtonProps) {
  return (
    // oxlint-disable-next-line react/button-has-type -- the type is an argument with "button" as its default
    <button {...rest} type={type} className={classOf({ kind, stop, wide, className })}>
      {children}
    </button>
  )
}

export function ButtonLink({ to, children, ...rest }: Look & { to: string }) {
  return (
    <a href={to} className={classOf(rest)}>
      {children}
    </a>
  )
}

export function ExternalButtonLink({ href, note, children, ...rest }: Look & Pick<ExternalLinkProps, 'href' | 'note'>) {
  return (
    <ExternalLink href={href} note={note} className={classOf(rest)}>
      {children}
    </ExternalLink>
  )
}

interface ExternalLinkProps {
  href: string
  children: ReactNode
  className?: string | undefined
  /** Says that a new tab opens; in Turkish, if it is left out. */
  note?: string | undefined
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

function classOf({ kind = 'filled', stop = false, wide = false, className }: Omit<Look, 'children'>): string {
  return [styles.button, styles[kind], stop && styles.stop, wide && styles.wide, className].filter(Boolean).join(' ')
}
