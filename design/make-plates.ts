// Cuts every plate and ornament anew: node design/make-plates.ts
import { writeFileSync } from 'node:fs'
import { bandSvg, rosetteSvg } from './engraving/guilloche.ts'
import { BAND, BAND_WIDE, COIN, OVAL, SUN } from './ornaments.ts'
import { bankFront } from './plates/bank-front.ts'
import { bazaarStreet } from './plates/bazaar-street.ts'
import { coins } from './plates/coins.ts'
import { galata } from './plates/galata.ts'
import { oldTownMap } from './plates/old-town-map.ts'
import { peninsula } from './plates/peninsula.ts'
import { scales } from './plates/scales.ts'
import { spiceBazaar } from './plates/spice-bazaar.ts'

/** Phones show a banner 250 px high instead of 556: half as many lines say as much there, in half the bytes. */
const SMALL = { coarseness: 1.6, grid: 1 }

const assets = new URL('../src/web/assets/', import.meta.url)

const pictures: Record<string, () => string> = {
  'plates/galata': galata,
  'plates/galata-small': () => galata(SMALL),
  'plates/spice-bazaar': spiceBazaar,
  'plates/spice-bazaar-small': () => spiceBazaar(SMALL),
  'plates/peninsula': peninsula,
  'plates/peninsula-small': () => peninsula(SMALL),
  'plates/bazaar-street': bazaarStreet,
  'plates/old-town-map': oldTownMap,
  'plates/coins': coins,
  'plates/scales': scales,
  'plates/bank-front': bankFront,
  'ornaments/rosette-sun': () => rosetteSvg(720, SUN),
  'ornaments/rosette-coin': () => rosetteSvg(300, COIN),
  'ornaments/rosette-oval': () => rosetteSvg(400, OVAL),
  'ornaments/band': () => bandSvg(BAND),
  'ornaments/band-wide': () => bandSvg(BAND_WIDE),
}

const only = process.argv.slice(2)
for (const [name, draw] of Object.entries(pictures)) {
  if (only.length === 0 || only.some((part) => name.includes(part))) {
    const svg = draw()
    writeFileSync(new URL(`${name}.svg`, assets), svg)
    console.log(`${name}.svg  ${(svg.length / 1024).toFixed(1)} kB`)
  }
}
