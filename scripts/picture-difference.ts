/// <reference lib="dom" />
import type { Page } from '@playwright/test'

/** The pixels that differ between two pictures, and the smallest rectangle that contains them. */
export interface Difference {
  readonly pixels: number
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  readonly sizes: readonly string[]
  /** A PNG with the differing pixels in red. */
  readonly picture: Buffer
}

/** The most pixels with an invisible difference in a picture that counts as equal. */
const MAX_NOISE = 200

/** Compares two PNGs in a page of a browser, which decodes them. */
export async function differenceOf(page: Page, before: Buffer, after: Buffer): Promise<Difference> {
  const pngs = [before.toString('base64'), after.toString('base64')]
  const { picture, ...found } = await page.evaluate(compare, [pngs, MAX_NOISE] as const)
  return { ...found, picture: Buffer.from(picture, 'base64') }
}

/** Runs in the page. */
async function compare([pngs, maxNoise]: readonly [readonly string[], number]) {
  const pictures = await Promise.all(
    pngs.map(async (png) => {
      const picture = new Image()
      picture.src = `data:image/png;base64,${png}`
      await picture.decode()
      return picture
    }),
  )
  const width = Math.max(...pictures.map((picture) => picture.width))
  const height = Math.max(...pictures.map((picture) => picture.height))
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('The browser has no canvas')
  // A pixel outside of a picture is transparent, so it differs from every pixel of a page.
  const [before = new Uint32Array(), after = new Uint32Array()] = pictures.map((picture) => {
    context.clearRect(0, 0, width, height)
    context.drawImage(picture, 0, 0)
    return new Uint32Array(context.getImageData(0, 0, width, height).data.buffer)
  })
  // The browser draws some corners with shades that differ by one or two between runs.
  const isNoise = (pixel: number, other: number): boolean =>
    [0, 8, 16, 24].every((bits) => Math.abs(((pixel >>> bits) & 255) - ((other >>> bits) & 255)) <= 2)
  const [columns, rows] = [new Set<number>(), new Set<number>()]
  let pixels = 0
  let noise = 0
  context.globalAlpha = 0.3
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  const shown = context.getImageData(0, 0, width, height)
  const marked = new Uint32Array(shown.data.buffer)
  for (const [index, pixel] of before.entries()) {
    const other = after[index] ?? 0
    if (pixel === other) continue
    pixels += 1
    if (isNoise(pixel, other)) noise += 1
    columns.add(index % width)
    rows.add(Math.floor(index / width))
    marked[index] = 0xff_00_00_ff
  }
  context.putImageData(shown, 0, 0)
  const [x, y] = [Math.min(...columns), Math.min(...rows)]
  return {
    pixels: noise === pixels && pixels <= maxNoise ? 0 : pixels,
    box: { x, y, width: Math.max(...columns) - x + 1, height: Math.max(...rows) - y + 1 },
    sizes: pictures.map((picture) => `${picture.width}×${picture.height}`),
    picture: canvas.toDataURL('image/png').replace(/^.*,/, ''),
  }
}
