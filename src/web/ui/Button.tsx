import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { ExternalLink } from './ExternalLink.tsx'
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

/** Goes to another page of the site. */
export function ButtonLink({ to, kind = 'filled', className, children }: Look & { to: string }) {
  return (
    <a href={to} className={classOf(kind, className)}>
      {children}
    </a>
  )
}

/** Leaves the site, in a new tab. */
export function ExternalButtonLink({ href, kind = 'filled', className, children }: Look & { href: string }) {
  return (
    <ExternalLink href={href} className={classOf(kind, className)}>
      {children}
    </ExternalLink>
  )
}

function classOf(kind: ButtonKind, className: string | undefined): string {
  return [styles.button, styles[kind], className].filter(Boolean).join(' ')
}
