import type { Query } from '#contract/question.ts'

/** What stands in a form, for the readers of addresses. */
export function queryOf(form: HTMLFormElement): Query {
  const fields = new FormData(form)
  return {
    get(name) {
      const value = fields.get(name)
      return typeof value === 'string' ? value : null
    },
  }
}
