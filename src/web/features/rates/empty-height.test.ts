import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CURRENCY_CODES } from '#domain/currency.ts'
import { BAR_CODES } from '#domain/instrument.ts'
import { GOLD_BOARDS, metalsOf } from '../gold/GoldBoards.tsx'

/** What a sheet counts, as "2 groups" or "8 rows": `2 * 2.25rem`. */
function countsIn(sheet: string, pattern: RegExp): string[] {
  return [...readFileSync(`src/web/features/${sheet}`, 'utf8').matchAll(pattern)].map(([, ...counts]) =>
    counts.join(' '),
  )
}

test('an empty board of currencies has room for a row of each', () => {
  const rows = ['rates/EmptyBody.module.css', 'rates/Board.module.css'].flatMap((sheet) =>
    countsIn(sheet, /(\d+) \* 3\.5rem/g),
  )
  expect(rows).toEqual(Array(4).fill(String(CURRENCY_CODES.length)))
})

test('an empty board of gold has room for its groups and a row of each metal that every office shows', () => {
  // Bars stand there where an office lists them.
  const rows = (groups: (typeof GOLD_BOARDS)[number]) =>
    groups.flatMap(metalsOf).filter((code) => !BAR_CODES.some((bar) => bar === code)).length
  const boards = GOLD_BOARDS.map((groups) => `${groups.length} ${rows(groups)}`)
  const counted = countsIn('gold/gold-boards.css', /--empty-height: calc\(\S+ \+ (\d+) \* \S+ \+ (\d+) \*/g)
  expect(counted).toEqual([...boards, ...boards])
})
