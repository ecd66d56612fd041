import { expect, test } from 'vitest'
import type { EnginePage, Thing } from './page.ts'
import { columnAt } from './pixels.ts'
import type { OnStage } from './stage.ts'

const DOLLAR: Thing = { is: 'table tr', named: /^USD/ }

/** Checks prices on an open page. */
export function checkPrices(stage: OnStage): void {
  test('a new price reaches the open page over its socket', async () => {
    const { page, market } = stage()
    await page.visit(`${market.site.url}/rates`)
    await page.expectText(DOLLAR, /47,4770/)
    market.sendSell('47.5000')
    await page.expectText(DOLLAR, /47,5000/)
    await page.expectText({ is: 'section', named: /gişe kurları/ }, /(?:^|\n)Canlı(?:\n|$)/)
  })

  test('a line is painted between the rows of a board, even between coloured rows', async () => {
    const { page, demo } = stage()
    await page.visit(`${demo}/rates`)
    await page.boxOf(DOLLAR)
    // Repeat, because the page may move between reading the positions and taking the screenshot.
    await expect.poll(() => rowsWithoutLine(page)).toEqual([])
  })
}

/** Returns rows without a line above: every pixel at their edge has the colour of one of the two rows. */
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
