import { readFileSync } from 'node:fs'

/** Small samples that we wrote in the formats of the real sources. */
export type SampleName =
  | 'price-changed.frame'
  | 'feed.json'
  | 'bulletin-utf-8.xml'
  | 'bulletin-iso-8859-9.xml'
  | 'hourly.xml'
  | 'evds.json'

export function sample(name: SampleName): Uint8Array {
  return readFileSync(new URL(`samples/${name}`, import.meta.url))
}

export function sampleText(name: SampleName): string {
  return new TextDecoder().decode(sample(name)).trim()
}

/** Returns the body of a recorded text frame, `42["price_changed",{…}]`. */
export function bodyOfFrame(frame: string): unknown {
  const event: unknown = JSON.parse(frame.trim().slice(2))
  return Array.isArray(event) ? event[1] : undefined
}
