import { fail, ok, type Result } from './result.ts'

/** Reads the structure of a JPEG (ITU-T T.81, annex B) without decoding pixels. */

export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** `broken` means that the file is incomplete or contains other data. */
export type JpegMistake = 'not-jpeg' | 'broken' | 'has-metadata'

const MARKER = 0xff
const START = 0xd8
const END = 0xd9
const SCAN = 0xda
const COMMENT = 0xfe
/** Baseline, extended and progressive frames. Browsers show only these. */
const FRAMES: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2])
/**
 * JFIF, the colour profile and Adobe's colour transform are needed to show the picture. Other segments are metadata.
 */
const SHOWN: ReadonlySet<number> = new Set([0xe0, 0xe2, 0xee])

/** A marker with its data, including the coded data after the header of a scan. */
interface Segment {
  readonly marker: number
  readonly from: number
  readonly to: number
}

/** Returns the size of a complete picture without metadata, or the mistake in the file. */
export function readJpeg(bytes: Uint8Array): Result<PictureSize, JpegMistake> {
  if (bytes[0] !== MARKER || bytes[1] !== START) return fail('not-jpeg')
  const segments = segmentsOf(bytes)
  const frame = segments?.find(({ marker }) => FRAMES.has(marker))
  if (segments === null || frame === undefined || !segments.some(({ marker }) => marker === SCAN)) return fail('broken')
  if (segments.some(isMetadata)) return fail('has-metadata')
  const height = wordAt(bytes, frame.from + 5)
  const width = wordAt(bytes, frame.from + 7)
  return width === 0 || height === 0 ? fail('broken') : ok({ width, height })
}

/** Returns the same picture without metadata, or the bytes unchanged if they are not a complete JPEG. */
export function withoutMetadata(bytes: Uint8Array): Uint8Array {
  const kept = segmentsOf(bytes)?.filter((segment) => !isMetadata(segment))
  if (kept === undefined) return bytes
  const pieces = [bytes.subarray(0, 2), ...kept.map(({ from, to }) => bytes.subarray(from, to)), bytes.subarray(-2)]
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

function isMetadata({ marker }: Segment): boolean {
  return marker === COMMENT || (marker >= 0xe0 && marker <= 0xef && !SHOWN.has(marker))
}

/**
 * Returns the segments between the first and the last marker; null if the chain is broken or the end marker is missing.
 */
function segmentsOf(bytes: Uint8Array): Segment[] | null {
  const segments: Segment[] = []
  const end = bytes.length - 2
  if (bytes[end] !== MARKER || bytes[end + 1] !== END) return null
  let from = 2
  while (from < end) {
    const marker = bytes[from + 1] ?? 0
    if (bytes[from] !== MARKER || marker < 0xc0 || isAlone(marker)) return null
    const length = wordAt(bytes, from + 2)
    const head = from + 2 + length
    const to = marker === SCAN ? endOfScan(bytes, head) : head
    if (length < 2 || to > end) return null
    segments.push({ marker, from, to })
    from = to
  }
  return from === end ? segments : null
}

/** Finds the end of coded data. They contain no marker except restarts, because a zero follows each byte 255. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = from
  while (at < bytes.length) {
    const next = bytes[at + 1] ?? 0
    if (bytes[at] === MARKER && next !== 0 && !isRestart(next)) return at
    at += 1
  }
  return at
}

function isRestart(marker: number): boolean {
  return marker >= 0xd0 && marker <= 0xd7
}

/** Returns true for markers without a length. */
function isAlone(marker: number): boolean {
  return isRestart(marker) || marker === START || marker === END
}

function wordAt(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0)
}
