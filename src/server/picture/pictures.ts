import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PictureWords } from '#contract/render.ts'
import { indexedPng } from './indexed-png.ts'
import { pictureSvg } from './picture-svg.ts'

/** Drawn by `npm run marks` in design/. */
const GROUND = join(import.meta.dirname, 'ground.svg')

const FACES = join(import.meta.dirname, 'fonts')
const FONT = {
  loadSystemFonts: false,
  fontFiles: ['archivo-400', 'archivo-600', 'besley-500'].map((face) => join(FACES, `${face}.ttf`)),
  defaultFontFamily: 'Archivo',
}

/** Draws pictures of shared calculations as PNG, in the pool of threads: all but a few milliseconds of it are spent there. */
export interface Pictures {
  draw(words: PictureWords): Promise<Buffer>
}

export function createPictures(readGround = (): Promise<string> => readFile(GROUND, 'utf8')): Pictures {
  let ground: Promise<Buffer> | undefined
  return {
    async draw(words) {
      // Its rosette takes ten times as long as the words.
      ground ??= readGround().then(rasterised)
      try {
        return await rasterised(pictureSvg(words, await ground))
      } catch (failure) {
        // It may be the ground's: the next picture asks for it anew.
        ground = undefined
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
