import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { OnStage } from './stage.ts'

/** Checks prints in engines whose driver can print. */
export function checkPaper(stage: OnStage): void {
  test('a print of the rates page has its prices on the first sheet', async () => {
    const { page, demo } = stage()
    await page.visit(`${demo}/rates`)
    await page.boxOf({ is: 'main tbody tr' })
    // Text whose font is still loading is not drawn.
    await page.driver.evaluate(async () => void (await document.fonts.ready))
    const pdf = await page.driver.print?.()
    const [first = 0, ...others] = textsBySheet(pdf ?? Buffer.alloc(0))
    expect(first, `${others.join(', ')} on the others`).toBeGreaterThan(20)
  })
}

/** Returns the number of texts on each sheet. Every sheet is a compressed stream that starts with a vertical flip. */
function textsBySheet(pdf: Buffer): number[] {
  const sheets: number[] = []
  for (let at = pdf.indexOf('stream\n'); at !== -1; at = pdf.indexOf('stream\n', at + 1)) {
    const drawing = inflated(pdf.subarray(at + 'stream\n'.length))
    if (drawing.startsWith('1 0 0 -1 0 ')) sheets.push(drawing.match(/\bT[jJ]\b/g)?.length ?? 0)
  }
  return sheets
}

/** Returns '' if the bytes are not a compressed stream. Bytes after the end of the stream are ignored. */
function inflated(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString('latin1')
  } catch {
    return ''
  }
}
