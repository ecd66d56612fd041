import { resolve } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { currencyColumns } from '../scripts/currency-columns.ts'
import { TURKISH_CURRENCIES } from '../src/domain/currency-records/turkish-column.ts'

/** Returns the code of a bundle whose only module is this column. */
async function bundleOf(column: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [currencyColumns],
    build: {
      write: false,
      minify: false,
      lib: { entry: resolve(`src/domain/currency-records/${column}-column.ts`), formats: ['es'] },
    },
  })
  return JSON.stringify(built)
}

test('a bundle carries the column of the currencies that it uses, and no other one', async () => {
  const turkish = await bundleOf('turkish')
  expect(turkish).toContain(TURKISH_CURRENCIES.CHF.name)
  for (const other of ['dolarları', '100-seritsiz', '59.938']) expect(turkish).not.toContain(other)
})
