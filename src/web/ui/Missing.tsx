import { DASH } from '../format/format.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './Missing.module.css'

/** In place of a figure that there is not: a dash for the eye, words for those who hear the page. */
export function Missing({ word }: { word: string }) {
  return (
    <span className={styles.missing}>
      <span aria-hidden="true">{DASH}</span>
      <VisuallyHidden>{word}</VisuallyHidden>
    </span>
  )
}
