import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { OnStage } from './stage.ts'

/** What an engine prints, where it prints for its driver. */
export function checkPaper(stage: OnStage): void {
  test('on paper the prices begin on the first sheet', async () => {
    const { page, demo } = stage()
    await page.visit(`${demo}/rates`)
    await page.boxOf({ is: 'main tbody tr' })
    // A text whose face is on its way is drawn as nothing.
    await page.driver.evaluate(async () => void (await document.fonts.ready))
    const pdf = await page.driver.print?.()
    const [first = 0, ...others] = textsBySheet(pdf ?? Buffer.alloc(0))
    expect(first, `${others.join(', ')} on the others`).toBeGreaterThan(20)
  })
}

/** How many texts are drawn on each sheet: its drawing is a compressed stream that begins by turning the sheet over. */
function textsBySheet(pdf: Buffer): number[] {
  const sheets: number[] = []
  for (let at = pdf.indexOf('stream\n'); at !== -1; at = pdf.indexOf('stream\n', at + 1)) {
    const drawing = inflated(pdf.subarray(at + 'stream\n'.length))
    if (drawing.startsWith('1 0 0 -1 0 ')) sheets.push(drawing.match(/\bT[jJ]\b/g)?.length ?? 0)
  }
  return sheets
}

/** Empty where it is no compressed stream. What follows its end is not of it. */
function inflated(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString('latin1')
  } catch {
    return ''
  }
}
