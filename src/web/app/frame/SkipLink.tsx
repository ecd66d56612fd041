import type { MouseEvent } from 'react'
import { useWords } from '../../words/index.ts'
import styles from './PageFrame.module.css'

/** Moves the focus without changing the URL's fragment, because the fragment may name an open chart. */
export function SkipLink({ to }: { readonly to: string }) {
  const { skip: text } = useWords('frame')
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
