import { resolve } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { currencyColumns } from '../scripts/currency-columns.ts'
import { ENGLISH_CURRENCIES } from '../src/domain/currency-records/english-column.ts'

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
  const english = await bundleOf('english')
  expect(english).toContain(ENGLISH_CURRENCIES.CHF.which)
  for (const other of ['швейцарского', 'İsviçre', '100-seritsiz', '59.938']) expect(english).not.toContain(other)
})
