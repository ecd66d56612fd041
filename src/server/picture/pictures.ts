import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PictureWords } from '#contract/page-state.ts'
import { escapeHtml } from '../text/index.ts'
import { indexedPng } from './indexed-png.ts'

/** Drawn by `npm run marks` in design/. */
const BACKGROUND = join(import.meta.dirname, 'background.svg')

const FONT = {
  loadSystemFonts: false,
  fontFiles: ['archivo-400', 'archivo-600', 'besley-500'].map((face) => join(import.meta.dirname, `fonts/${face}.ttf`)),
  defaultFontFamily: 'Archivo',
}

export type Pictures = ReturnType<typeof createPictures>

/** Draws pictures of shared calculations as PNG, all but a few milliseconds of it in the pool of threads. */
export function createPictures(readBackground = (): Promise<string> => readFile(BACKGROUND, 'utf8')) {
  let background: Promise<Buffer> | undefined
  return {
    async draw(words: PictureWords): Promise<Buffer> {
      // Its rosette takes ten times as long as the words.
      background ??= readBackground().then(rasterised)
      try {
        return await rasterised(pictureSvg(words, await background))
      } catch (failure) {
        // It may be the background's: the next picture asks for it anew.
        background = undefined
        throw failure
      }
    },
  }
}

async function rasterised(svg: string): Promise<Buffer> {
  // With its first use: few visitors ask for a picture, and a start waits for no library.
  const { renderAsync } = await import('@resvg/resvg-js')
  const { pixels, width, height } = await renderAsync(svg, { font: FONT })
  return indexedPng({ rgba: pixels, width, height })
}

const LEFT = 94
/** From the left margin to the right one. */
const WIDTH = 1012

const INK = '#12233f'
const INK_2 = '#3d4d65'

const TEXT = 'font-family="Archivo"'
const STRONG = 'font-family="Archivo SemiBold" font-weight="600"'
const FIGURES = 'font-family="Besley Medium" font-weight="500"'

const SUM = 132
/** The sign after the sum, in parts of its size: how large it is, and how far away. */
const SIGN = { size: 0.44, gap: 0.14 }

/** The words of a picture over its background. Always light: a messenger shows it in whatever theme it has. */
export function pictureSvg({ question, sum, rate, note, sample }: PictureWords, background: Buffer): string {
  const figureWidth = widthOf(sum.figure)
  const size = Math.min(SUM, WIDTH / (figureWidth + SIGN.gap + SIGN.size * AVERAGE_CAPITAL * sum.sign.length))
  const signAt = LEFT + (figureWidth + SIGN.gap) * size
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">',
    `<image width="1200" height="630" href="data:image/png;base64,${background.toString('base64')}"/>`,
    sample === null ? '' : sampleTag(sample),
    line(295, 40, question.length, `${STRONG} fill="${INK_2}"`, escapeHtml(question)),
    `<text x="${LEFT - 4}" y="432" ${FIGURES} font-size="${size}" letter-spacing="${TRACKING * size}" fill="${INK}">${escapeHtml(sum.figure)}</text>`,
    // A text of its own: Besley has no ₺, and where one sign is missing the whole text is drawn in another face.
    `<text x="${signAt}" y="432" ${TEXT} font-size="${SIGN.size * size}" fill="${INK_2}">${escapeHtml(sum.sign)}</text>`,
    rate === null ? '' : rateLine(rate),
    line(536, 24, note.length, `${TEXT} fill="${INK_2}"`, escapeHtml(note)),
    '</svg>',
  ].join('')
}

function rateLine({ side, figure, time }: NonNullable<PictureWords['rate']>): string {
  const length = side.length + figure.length + time.length + 4
  const words = `${escapeHtml(side)} <tspan ${STRONG}>${escapeHtml(figure)}</tspan> · ${escapeHtml(time)}`
  return line(484, 34, length, `${TEXT} fill="${INK}"`, words)
}

function line(y: number, largest: number, length: number, style: string, words: string): string {
  const size = Math.min(largest, WIDTH / (length * AVERAGE))
  return `<text x="${LEFT}" y="${y}" ${style} font-size="${size}">${words}</text>`
}

function sampleTag(sample: string): string {
  const width = 44 + sample.length * 26 * AVERAGE
  const left = LEFT + WIDTH - width
  return [
    `<rect x="${left}" y="86" width="${width}" height="52" rx="4" fill="#f3ead3" stroke="#74530f" stroke-width="2" stroke-dasharray="8 5"/>`,
    `<text x="${left + width / 2}" y="121" text-anchor="middle" ${STRONG} font-size="26" fill="#74530f">${escapeHtml(sample)}</text>`,
  ].join('')
}

/** Of a letter of Archivo in a line of ours, and of its capitals, in parts of their size; rather too wide. */
const AVERAGE = 0.53
const AVERAGE_CAPITAL = 0.68

const TRACKING = -0.018
/** Of Besley's signs, in parts of their size. */
const WIDTHS: Readonly<Record<string, number>> = {
  '0': 0.603,
  '1': 0.535,
  '2': 0.59,
  '3': 0.542,
  '4': 0.556,
  '5': 0.534,
  '6': 0.566,
  '7': 0.535,
  '8': 0.546,
  '9': 0.566,
  '.': 0.247,
  ',': 0.268,
  ' ': 0.3,
}
const LETTER = 0.6

function widthOf(figure: string): number {
  return Array.from(figure).reduce((sum, character) => sum + (WIDTHS[character] ?? LETTER) + TRACKING, 0)
}
