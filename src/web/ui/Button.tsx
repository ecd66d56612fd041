import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { newTabNote } from '../copy/frame.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './Button.module.css'

/** One filled button a block; all others are drawn with a line. */
export type ButtonKind = 'filled' | 'line'

interface Look {
  kind?: ButtonKind
  className?: string | undefined
  children: ReactNode
}

type ButtonProps = Look & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style' | keyof Look>

export function Button({ kind = 'filled', className, type = 'button', children, ...rest }: ButtonProps) {
  return (
    // oxlint-disable-next-line react/button-has-type -- the type is an argument with "button" as its default
    <button {...rest} type={type} className={classOf(kind, className)}>
      {children}
    </button>
  )
}

export function ButtonLink({ to, kind = 'filled', className, children }: Look & { to: string }) {
  return (
    <a href={to} className={classOf(kind, className)}>
      {children}
    </a>
  )
}

export function ExternalButtonLink({ href, kind = 'filled', className, children }: Look & { href: string }) {
  return (
    <ExternalLink href={href} className={classOf(kind, className)}>
      {children}
    </ExternalLink>
  )
}

interface ExternalLinkProps {
  href: string
  children: ReactNode
  className?: string | undefined
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

function classOf(kind: ButtonKind, className: string | undefined): string {
  return [styles.button, styles[kind], className].filter(Boolean).join(' ')
}
