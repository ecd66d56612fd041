import { fail, ok } from '#domain/result.ts'
import { type OfficeEdit, unreadable } from '../office/index.ts'
import type { TextChange } from './office-change.ts'

/** An edit of one place in a file whose writing can be understood; what else is wrong in it may be what the edit puts right. */
export function readable(edit: OfficeEdit): TextChange {
  return (before) => {
    if (before === null) return fail(['Kurum dosyası okunamadı.'])
    const mistakes = unreadable(before)
    return mistakes.length > 0 ? fail(mistakes) : ok(edit(before))
  }
}
