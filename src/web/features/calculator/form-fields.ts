import { type Asked, readAsked } from '#contract/question.ts'
import { queryOf } from '../../navigation/index.ts'

/** What stands elsewhere on the page and belongs to the form names it. A page has one. */
export const CALCULATOR_FORM = 'hesap'

/** What a form asks, by the reader of the addresses. */
export function readForm(form: HTMLFormElement): Asked {
  return readAsked(queryOf(form))
}

/** Tells of each input in a field of the form: of all, or of those that stand elsewhere on the page. Returns what ends it. */
export function followFields(form: HTMLFormElement, which: 'all' | 'outside', listener: () => void): () => void {
  const heard = ({ target }: Event): void => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement
    if (isField && target.form === form && (which === 'all' || !form.contains(target))) listener()
  }
  document.addEventListener('input', heard)
  return () => document.removeEventListener('input', heard)
}
