import { fail, ok, type Result } from './result.ts'

/** Reads the structure of a JPEG and decodes no pixel (ITU-T T.81, annex B). */

export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** `broken`: the file ends before the picture does, or holds something else. */
export type JpegMistake = 'not-jpeg' | 'broken' | 'has-metadata'

const MARKER = 0xff
const START = 0xd8
const END = 0xd9
const SCAN = 0xda
const COMMENT = 0xfe
/** Baseline, extended and progressive frames; browsers show no other. */
const FRAMES: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2])
/** JFIF, the colour profile and Adobe's colour transform say how to show the picture; others say who took it where. */
const SHOWN: ReadonlySet<number> = new Set([0xe0, 0xe2, 0xee])

/** A marker and what belongs to it, the coded data after the head of a scan included. */
interface Segment {
  readonly marker: number
  readonly from: number
  readonly to: number
}

/** The size of a picture that is complete and holds nothing but itself, or what is wrong with the file. */
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

/** The segments between the first marker and the last; null if they form no chain or the end marker is missing. */
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

/** Coded data hold no marker but restarts: a byte 255 among them is followed by a zero. */
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

/** Without a length. */
function isAlone(marker: number): boolean {
  return isRestart(marker) || marker === START || marker === END
}

function wordAt(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0)
}
