import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'

const deflateInPool = promisify(deflate)

const SIGNATURE = Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1')
const MOST_COLOURS = 256

interface Pixels {
  /** Red, green, blue and alpha of each, row by row; all opaque. */
  readonly rgba: Buffer
  readonly width: number
  readonly height: number
}

/**
 * A PNG with a palette: 190 kB where resvg's own, in full colour, takes 670, which messengers refuse to show. Colours
 * are told apart by five bits of each channel; our pictures have some 190 of those, so none looks changed.
 */
export async function indexedPng({ rgba, width, height }: Pixels): Promise<Buffer> {
  const { rows, palette } = indexed({ rgba, width, height })
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits a pixel, with a palette; deflated, unfiltered, not interlaced.
  header.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', await deflateInPool(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Each row begins with its filter: none. */
function indexed({ rgba, width, height }: Pixels) {
  const places = new Int16Array(1 << 15).fill(-1)
  const colours: (readonly [number, number, number])[] = []
  const placeOf = (red: number, green: number, blue: number): number => {
    if (colours.length < MOST_COLOURS) return colours.push([red, green, blue]) - 1
    const distances = colours.map(([r, g, b]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2)
    return distances.indexOf(Math.min(...distances))
  }
  const placeOfPixel = (pixel: number): number => {
    const red = pixel & 255
    const green = (pixel >> 8) & 255
    const blue = (pixel >> 16) & 255
    const bucket = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3)
    const known = places[bucket] ?? -1
    if (known >= 0) return known
    const place = placeOf(red, green, blue)
    places[bucket] = place
    return place
  }
  // One number a pixel, its lowest byte the first, as every processor has it that we run on.
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height)
  const rows = Buffer.alloc((width + 1) * height)
  let last = -1
  let place = 0
  for (let at = 0; at < pixels.length; at += 1) {
    const pixel = pixels[at] ?? 0
    if (pixel !== last) {
      last = pixel
      place = placeOfPixel(pixel)
    }
    rows[at + Math.floor(at / width) + 1] = place
  }
  return { rows, palette: Buffer.from(colours.flat()) }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
