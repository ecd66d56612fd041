import jsQR from 'jsqr'
import { describe, expect, test } from 'vitest'
import { qrSvg } from './qr.ts'

const PIXELS_PER_MODULE = 4

/** Paints the rectangles of the SVG's path, as a screen would, and reads them as a phone would. */
function scan(svg: string): string | undefined {
  const side = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1])
  const width = side * PIXELS_PER_MODULE
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, left, top, run] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let y = Number(top) * PIXELS_PER_MODULE; y < (Number(top) + 1) * PIXELS_PER_MODULE; y++) {
      const from = y * width + Number(left) * PIXELS_PER_MODULE
      for (let x = from; x < from + Number(run) * PIXELS_PER_MODULE; x++) pixels.fill(0, x * 4, x * 4 + 3)
    }
  }
  return jsQR(pixels, width, width)?.data
}

describe('the QR code of the authority’s page', () => {
  test.each([
    'https://masak.hmb.gov.tr/sikca-sorulan-sorular',
    'https://example.org/?soru=müşterinin-tanınması&madde=15#ğüşiöç',
    `https://example.org/${'uzun-yol/'.repeat(40)}`,
  ])('leads a phone to %s', (url) => {
    expect(scan(qrSvg(url))).toBe(url)
  })

  test('keeps the quiet zone of four modules that readers need', () => {
    const svg = qrSvg('https://example.org/')
    const offsets = [...svg.matchAll(/M(\d+) (\d+)h\d+v1h/g)].flatMap(([, x, y]) => [Number(x), Number(y)])
    expect(Math.min(...offsets)).toBe(4)
  })

  test('carries no style that the content policy would refuse', () => {
    expect(qrSvg('https://example.org/')).not.toMatch(/style|<script/)
  })
})
