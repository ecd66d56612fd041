import { expect, test } from 'vitest'
import type { EnginePage, Thing } from './page.ts'
import { columnAt } from './pixels.ts'
import type { OnStage } from './stage.ts'

const DOLLAR: Thing = { is: 'table tr', named: /^USD/ }

/** Prices on an open page. */
export function checkPrices(stage: OnStage): void {
  test('a price reaches the open page by its socket', async () => {
    const { page, market } = stage()
    await page.visit(`${market.site.url}/rates`)
    await page.expectText(DOLLAR, /47,4770/)
    market.says('47.5000')
    await page.expectText(DOLLAR, /47,5000/)
    await page.expectText({ is: 'section', named: /canlı kurlar/ }, /(?:^|\n)Canlı(?:\n|$)/)
  })

  test('a line stands between each two rows of a board, also where they are coloured', async () => {
    const { page, demo } = stage()
    await page.visit(`${demo}/rates`)
    await page.boxOf(DOLLAR)
    // Where the rows stand and what is painted there are asked one after the other.
    await expect.poll(() => rowsWithoutLine(page)).toEqual([])
  })
}

/** By what is painted: between two rows stands a pixel that has the colour of neither. */
async function rowsWithoutLine(page: EnginePage): Promise<string[]> {
  const { x, rows } = await page.driver.evaluate(() => {
    const found = [...document.querySelectorAll('table:first-of-type tbody tr')].slice(0, 8)
    const boxes = found.map((row) => row.getBoundingClientRect())
    return {
      x: Math.round((boxes[0]?.left ?? 0) + 4),
      rows: boxes.map(({ top, bottom }, index) => ({
        top,
        bottom,
        name: found[index]?.textContent?.slice(0, 3) ?? '',
      })),
    }
  })
  const column = await columnAt(page.driver, x)
  return rows.slice(1).flatMap(({ top, name }) => {
    const edge = Math.round(top)
    const [above, below] = [column[edge - 6], column[edge + 6]]
    const between = column.slice(edge - 2, edge + 3)
    return between.some((colour) => colour !== above && colour !== below) ? [] : [name]
  })
}
