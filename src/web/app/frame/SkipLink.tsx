import type { MouseEvent } from 'react'
import styles from './Frame.module.css'

/** The address keeps its fragment: it may name an open chart. */
export function SkipLink({ to, text }: { readonly to: string; readonly text: string }) {
  const skip = (event: MouseEvent): void => {
    event.preventDefault()
    document.querySelector<HTMLElement>(`#${to}`)?.focus()
  }
  return (
    <a className={`${styles.skip} screen-only`} href={`#${to}`} onClick={skip}>
      {text}
    </a>
  )
}
