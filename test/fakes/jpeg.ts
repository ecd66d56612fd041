/** Returns the smallest valid JPEG of this size. `more` are segments before the frame header. */
export function jpegOf(width: number, height: number, more: readonly Uint8Array[] = [], scan = [0x12, 0xff, 0x00]) {
  const word = (value: number): number[] => [value >> 8, value & 255]
  return Uint8Array.from([
    0xff,
    0xd8,
    ...segment(0xe0, [0x4a, 0x46, 0x49, 0x46, 0]),
    ...more.flatMap((bytes) => [...bytes]),
    ...segment(0xc0, [8, ...word(height), ...word(width), 1, 1, 0x11, 0]),
    ...segment(0xda, [1, 1, 0, 0, 63, 0]),
    ...scan,
    0xff,
    0xd9,
  ])
}

export function segment(marker: number, content: readonly number[]): Uint8Array {
  const length = content.length + 2
  return Uint8Array.from([0xff, marker, length >> 8, length & 255, ...content])
}

/** An EXIF segment as a camera writes it. */
export const EXIF = segment(0xe1, [0x45, 0x78, 0x69, 0x66, 0, 0])
