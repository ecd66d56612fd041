import type { Plugin } from 'vite'
import { fieldsOf } from '../src/contract/json.ts'

/**
 * Replaces each column of the currency records by its values, so that a bundle carries no column that it does not use:
 * a page without banknotes has none, and the texts of a language have only its own names.
 */
export const currencyColumns: Plugin = {
  name: 'currency-columns',
  apply: 'build',
  load: {
    filter: { id: /\/domain\/currency-records\/[a-z]+-column\.ts$/ },
    async handler(id) {
      const columns: unknown = await import(id)
      return Object.entries(fieldsOf(columns))
        .map(([name, values]) => `export const ${name} = ${JSON.stringify(values)}`)
        .join('\n')
    },
  },
}
