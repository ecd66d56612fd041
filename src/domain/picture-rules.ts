import { type JpegMistake, type PictureSize, readJpeg } from './jpeg.ts'
import { fail, type Result } from './result.ts'

/** Limits of a picture of the permit, which is published as it is stored. */

export const MAX_PICTURE_SIDE = 1600
export const MAX_PICTURE_BYTES = 300_000

export const PICTURE_MISTAKES = [
  'not-jpeg',
  'broken',
  'has-metadata',
  'too-large',
  'too-wide',
] as const satisfies readonly (JpegMistake | 'too-large' | 'too-wide')[]

export type PictureMistake = (typeof PICTURE_MISTAKES)[number]

export function readPicture(bytes: Uint8Array): Result<PictureSize, PictureMistake> {
  if (bytes.length > MAX_PICTURE_BYTES) return fail('too-large')
  const read = readJpeg(bytes)
  if (read.ok && Math.max(read.value.width, read.value.height) > MAX_PICTURE_SIDE) return fail('too-wide')
  return read
}
