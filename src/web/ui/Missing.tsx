import { DASH } from '../format/format.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** Replaces a missing figure: a dash, and a word for screen readers. */
export function Missing({ word }: { word: string }) {
  return (
    <span className="missing">
      <span aria-hidden="true">{DASH}</span>
      <VisuallyHidden>{word}</VisuallyHidden>
    </span>
  )
}
