import type { ButtonHTMLAttributes } from 'react'
import { Icon } from './Icon.tsx'
import type { IconPath } from './icons.ts'
import styles from './IconButton.module.css'

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style' | 'type' | 'children' | 'aria-label'> & {
  icon: IconPath
  /** The accessible name, because the button has no text. */
  label: string
}

/** A round button of 44 px with an icon. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      className={className === undefined ? styles.round : `${styles.round} ${className}`}
    >
      <Icon of={icon} />
    </button>
  )
}
