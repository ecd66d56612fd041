import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PermitPicture } from '#contract/office-facts.ts'
import { type PictureMistake, readPicture } from '#domain/picture-rules.ts'
import { ok, type Result } from '#domain/result.ts'

/** A valid picture and its bytes. */
export interface PictureFile {
  readonly picture: PermitPicture
  readonly bytes: Uint8Array
}

/** Hex digits of a SHA-256, enough to be unique. */
const HASH_LENGTH = 32

export function pictureFileOf(bytes: Uint8Array): Result<PictureFile, PictureMistake> {
  const read = readPicture(bytes)
  if (!read.ok) return read
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH)
  return ok({ picture: { hash, ...read.value }, bytes })
}

/** Reads a file beside the office file; null if it does not exist. */
export type ReadBeside = (name: string) => Promise<Uint8Array | null>

export function filesIn(folder: string): ReadBeside {
  return async (name) => {
    try {
      return await readFile(join(folder, name))
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
      throw error
    }
  }
}
