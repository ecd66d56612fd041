import type { ComponentProps, ReactNode } from 'react'
import { newTabNote } from '../copy/frame.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './Button.module.css'

/** A block has at most one filled button; all others have an outline or are plain text. */
export type ButtonKind = 'filled' | 'line' | 'text'

interface Look {
  kind?: ButtonKind | undefined
  /** True for a red button, which stops, erases or refuses something. */
  stop?: boolean | undefined
  /** True if the button is as wide as its block. */
  wide?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

type ButtonProps = Look & Omit<ComponentProps<'button'>, 'style' | keyof Look>

export function Button({ kind, stop, wide, className, type = 'button', children, ...rest }: ButtonProps) {
  return (
    // oxlint-disable-next-line react/button-has-type -- `type` defaults to "button"
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
  /** The note that a new tab opens; Turkish by default. */
  note?: string | undefined
}

/** A link to another site or to a document. It opens a new tab, and its note says so. */
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
