import { expect, test } from 'vitest'
import type { EnginePage, Thing } from './page.ts'
import { columnAt } from './pixels.ts'
import type { OnStage } from './stage.ts'

const DOLLAR: Thing = { is: 'table tr', named: /^USD/ }
const ROW: Thing = { is: 'button', named: /^Dolar \/ TL grafiğini göster$/ }
const PANEL_TITLE: Thing = { is: 'h2', named: /^Dolar \/ TL/ }
const PLOT: Thing = { is: '[role=img][aria-label$="alış ve satış grafiği"] canvas' }

/** Prices on an open page, and the chart of a row. */
export function checkPrices(stage: OnStage): void {
  test('a price reaches the open page by its socket', async () => {
    const { page, market } = stage()
    await page.visit(`${market.site.url}/rates`)
    await page.expectText(DOLLAR, /47,4770/)
    market.says('47.5000')
    await page.expectText(DOLLAR, /47,5000/)
    await page.expectText({ is: 'section', named: /canlı kurlar/ }, /(?:^|\n)Canlı(?:\n|$)/)
  })

  test('a row opens its chart, which has the focus until it is closed', async () => {
    const { page, demo } = stage()
    await page.visit(`${demo}/rates`)
    await page.click(ROW)
    await page.expectFocus(PANEL_TITLE)
    await page.boxOf(PLOT)
    expect(await page.driver.evaluate(() => location.hash)).toBe('#USD-daily')
    await page.click({ is: 'button', named: /^Grafiği kapat$/ })
    await page.expectFocus(ROW)
  })

  test('the pointer over a chart says the time and both prices', async () => {
    const { page, demo } = stage()
    await page.visit(`${demo}/rates#USD-monthly`)
    await page.boxOf(PLOT)
    const over = { is: '.u-over' }
    const { width } = await page.boxOf(over)
    await page.hover(over, { x: width / 2, y: 40 })
    await page.hover(over, { x: width / 2 + 5, y: 50 })
    await page.expectText({ is: '[aria-hidden="true"] dl' }, /\d\d,\d{4}[^]*\d\d,\d{4}/)
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
