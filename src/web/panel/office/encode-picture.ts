import { withoutMetadata } from '#domain/jpeg.ts'
import { MAX_PICTURE_BYTES, MAX_PICTURE_SIDE } from '#domain/picture-rules.ts'
import { fail, ok, type Result } from '#domain/result.ts'

/** JPEG qualities, tried in this order until the file is small enough. */
const QUALITIES = [0.9, 0.82, 0.74, 0.66, 0.58, 0.5, 0.42, 0.34, 0.26, 0.18]

/** The longest side of the preview in px. If CSS scaled a larger canvas down, it would look worse than the picture. */
const PREVIEW_SIDE = 800

/**
 * Encodes any picture that the browser can decode as the JPEG that the site publishes: long side at most 1,600 px, at
 * most 300 kB, upright, without metadata. Draws the result on `canvas`.
 */
export async function encodePicture(
  file: Blob,
  canvas: HTMLCanvasElement,
): Promise<Result<Uint8Array<ArrayBuffer>, 'unreadable' | 'too-detailed'>> {
  try {
    await draw(await createImageBitmap(file), canvas, MAX_PICTURE_SIDE)
    for (const quality of QUALITIES) {
      const jpeg = new Uint8Array(withoutMetadata(await encodedAt(quality, canvas)))
      if (jpeg.length > MAX_PICTURE_BYTES) continue
      await draw(await createImageBitmap(new Blob([jpeg], { type: 'image/jpeg' })), canvas, PREVIEW_SIDE)
      return ok(jpeg)
    }
    return fail('too-detailed')
  } catch {
    return fail('unreadable')
  }
}

async function draw(bitmap: ImageBitmap, canvas: HTMLCanvasElement, maxSide: number): Promise<void> {
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height))
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('the browser has no 2D canvas')
  // JPEG has no transparency.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
}

async function encodedAt(quality: number, canvas: HTMLCanvasElement): Promise<Uint8Array> {
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality)
  })
  if (blob === null) throw new Error('the browser cannot encode JPEG')
  return new Uint8Array(await blob.arrayBuffer())
}

/** Encodes in pieces, because a call cannot take 300,000 arguments. */
export function base64Of(bytes: Uint8Array): string {
  const pieces = Array.from({ length: Math.ceil(bytes.length / PIECE) }, (_, index) =>
    String.fromCharCode(...bytes.subarray(index * PIECE, (index + 1) * PIECE)),
  )
  return btoa(pieces.join(''))
}

const PIECE = 8192
