import { withoutMetadata } from '#domain/jpeg.ts'
import { MAX_PICTURE_BYTES, MAX_PICTURE_SIDE } from '#domain/picture-rules.ts'
import { fail, ok, type Result } from '#domain/result.ts'

/** From the first that fits on: what is hardly seen goes first. */
const QUALITIES = [0.9, 0.82, 0.74, 0.66, 0.58, 0.5, 0.42, 0.34, 0.26, 0.18]

/** A canvas that the sheet shrinks looks worse than what visitors get. */
const PREVIEW_SIDE = 800

/**
 * Makes the picture that the site publishes of any picture that this browser can show: a JPEG, its long side at most
 * 1,600 px, at most 300 kB, upright, without the camera's notes. Draws on the canvas what it makes.
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
  if (pen === null) throw new Error('the browser draws nothing')
  // A JPEG has no transparency.
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
  if (blob === null) throw new Error('the browser writes no JPEG')
  return new Uint8Array(await blob.arrayBuffer())
}

/** In pieces, because a call takes no 300,000 arguments. */
export function base64Of(bytes: Uint8Array): string {
  const pieces = Array.from({ length: Math.ceil(bytes.length / PIECE) }, (_, index) =>
    String.fromCharCode(...bytes.subarray(index * PIECE, (index + 1) * PIECE)),
  )
  return btoa(pieces.join(''))
}

const PIECE = 8192
