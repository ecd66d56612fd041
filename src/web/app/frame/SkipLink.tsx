import type { MouseEvent } from 'react'
import styles from './Frame.module.css'

/** Moves the focus without changing the URL's fragment, because the fragment may name an open chart. */
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
