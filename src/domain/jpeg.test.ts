import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EXIF, jpegOf, segment } from '../../test/fakes/jpeg.ts'
import { readJpeg, withoutMetadata } from './jpeg.ts'
import { MAX_PICTURE_BYTES, readPicture } from './picture-rules.ts'

const PROFILE = segment(0xe2, [0x49, 0x43, 0x43])
const PROGRESSIVE = [0x12, 0xff, 0xd3, 0x34, ...segment(0xc4, [0, 0]), ...segment(0xda, [1, 1, 0, 1, 5, 0]), 0x56]

describe('a JPEG', () => {
  test('readJpeg reads the size of baseline and progressive pictures', () => {
    expect(readJpeg(jpegOf(1131, 1600))).toEqual({ ok: true, value: { width: 1131, height: 1600 } })
    expect(readJpeg(jpegOf(8, 9, [PROFILE], PROGRESSIVE))).toEqual({ ok: true, value: { width: 8, height: 9 } })
  })

  test.each([
    ['is empty', new Uint8Array(), 'not-jpeg'],
    ['is a PNG', Uint8Array.from([0x89, 0x50, 0x4e, 0x47]), 'not-jpeg'],
    ['ends early', jpegOf(8, 8).slice(0, -1), 'broken'],
    ['has a byte after its end', Uint8Array.from([...jpegOf(8, 8), 0]), 'broken'],
    ['has a second picture after its end', Uint8Array.from([...jpegOf(8, 8), ...jpegOf(8, 8)]), 'broken'],
    ['has no width', jpegOf(0, 8), 'broken'],
    ['has neither frame nor scan', Uint8Array.from([0xff, 0xd8, 0xff, 0xd9]), 'broken'],
    ['has a segment that is longer than the file', jpegOf(8, 8, [Uint8Array.from([0xff, 0xe0, 0xff, 0xff])]), 'broken'],
    ['has EXIF', jpegOf(8, 8, [EXIF]), 'has-metadata'],
    [
      'has EXIF between two scans',
      jpegOf(8, 8, [], [0x12, ...EXIF, ...segment(0xda, [1, 1, 0]), 0x56]),
      'has-metadata',
    ],
    ['has a comment', jpegOf(8, 8, [segment(0xfe, [65])]), 'has-metadata'],
  ])('readJpeg refuses a JPEG that %s', (_name, bytes, mistake) => {
    expect(readJpeg(bytes)).toEqual({ ok: false, error: mistake })
  })

  test('withoutMetadata removes only the metadata', () => {
    expect(withoutMetadata(jpegOf(8, 8, [EXIF, PROFILE, segment(0xed, [1])]))).toEqual(jpegOf(8, 8, [PROFILE]))
    expect(withoutMetadata(Uint8Array.from([1, 2, 3]))).toEqual(Uint8Array.from([1, 2, 3]))
  })

  test('readJpeg and withoutMetadata do not throw for any bytes', () => {
    const whole = jpegOf(8, 8, [EXIF])
    const damaged = fc.tuple(fc.nat(whole.length - 1), fc.nat(255)).map(([at, byte]) => whole.with(at, byte))
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array({ maxLength: 80 }), damaged), (bytes) => {
        const clean = withoutMetadata(bytes)
        expect(clean.length).toBeLessThanOrEqual(bytes.length)
        if (readJpeg(bytes).ok) expect(clean).toEqual(Uint8Array.from(bytes))
      }),
    )
  })
})

test('readPicture refuses a picture above 1,600 px or 300 kB', () => {
  expect(readPicture(jpegOf(1600, 1600)).ok).toBe(true)
  expect(readPicture(jpegOf(1601, 8))).toEqual({ ok: false, error: 'too-wide' })
  const filled = jpegOf(
    8,
    8,
    [],
    Array.from({ length: MAX_PICTURE_BYTES }, () => 1),
  )
  expect(readPicture(filled)).toEqual({ ok: false, error: 'too-large' })
})
