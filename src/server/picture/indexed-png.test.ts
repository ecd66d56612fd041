import { crc32, inflateSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { indexedPng } from './indexed-png.ts'

type Colour = readonly [red: number, green: number, blue: number]

interface Decoded {
  readonly width: number
  readonly height: number
  readonly colours: readonly Colour[]
}

/** As the standard has it: lengths, names, checksums; rows without a filter. */
function decode(png: Buffer): Decoded {
  const parts = new Map<string, Buffer>()
  for (let at = 8; at < png.length;) {
    const end = at + 8 + png.readUInt32BE(at)
    expect(png.readUInt32BE(end), 'checksum').toBe(crc32(png.subarray(at + 4, end)))
    parts.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, end))
    at = end + 4
  }
  const part = (name: string): Buffer => parts.get(name) ?? Buffer.alloc(0)
  const width = part('IHDR').readUInt32BE(0)
  const height = part('IHDR').readUInt32BE(4)
  const rows = inflateSync(part('IDAT'))
  const palette = part('PLTE')
  const colours = Array.from({ length: width * height }, (_, pixel): Colour => {
    const place = 3 * (rows[pixel + Math.floor(pixel / width) + 1] ?? 0)
    return [palette[place] ?? -1, palette[place + 1] ?? -1, palette[place + 2] ?? -1]
  })
  return { width, height, colours }
}

const rgbaOf = (colours: readonly Colour[]): Buffer => Buffer.from(colours.flatMap((colour) => [...colour, 255]))

const channel = fc.integer({ min: 0, max: 255 })
const colour = fc.tuple(channel, channel, channel)

test('a picture of few colours comes back, none of them off by more than the eye sees', async () => {
  const pictures = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.array(colour, { minLength: 1, maxLength: 60 }))
  await fc.assert(
    fc.asyncProperty(pictures, async ([width, some]) => {
      const colours = some.slice(0, Math.max(1, Math.floor(some.length / width)) * width)
      while (colours.length % width !== 0) colours.push([0, 0, 0])
      const height = colours.length / width
      const decoded = decode(await indexedPng({ rgba: rgbaOf(colours), width, height }))
      expect([decoded.width, decoded.height]).toEqual([width, height])
      for (const [at, shown] of decoded.colours.entries())
        for (const [part, value] of shown.entries())
          expect(Math.abs(value - (colours[at]?.[part] ?? Number.NaN))).toBeLessThan(8)
    }),
  )
})

test('the first of its colours, the paper, comes back exactly', async () => {
  const paper: Colour = [0xef, 0xf2, 0xec]
  const decoded = decode(await indexedPng({ rgba: rgbaOf([paper, [0xe9, 0xf1, 0xe9]]), width: 2, height: 1 }))
  expect(decoded.colours[0]).toEqual(paper)
})

test('with more colours than a palette holds, each is shown by the nearest', async () => {
  const greys = Array.from({ length: 32 }, (_, step): Colour => [step * 8, step * 8, step * 8])
  const reds = Array.from({ length: 300 }, (_, step): Colour => [255, (step % 32) * 8, Math.floor(step / 32) * 8])
  const decoded = decode(await indexedPng({ rgba: rgbaOf([...greys, ...reds]), width: 332, height: 1 }))
  const [red = 0, green = 0] = decoded.colours.at(-1) ?? []
  expect(red).toBe(255)
  expect(Math.abs(green - 88)).toBeLessThan(40)
})
