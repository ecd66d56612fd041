// Draws all plates and ornaments: npm run plates
import { writeFileSync } from 'node:fs'
import { bandSvg, rosetteSvg } from './engraving/guilloche.ts'
import { BAND, BAND_WIDE, COIN, OVAL, SUN } from './ornaments.ts'
import { bankFront } from './plates/bank-front.ts'
import { bazaarStreet } from './plates/bazaar-street.ts'
import { coins } from './plates/coins.ts'
import { galata } from './plates/galata.ts'
import { bangleMark, barMark, coinMark } from './plates/gold-marks.ts'
import { bar, coin } from './plates/gold-pieces.ts'
import { oldTownMap } from './plates/old-town-map.ts'
import { peninsula } from './plates/peninsula.ts'
import { quay } from './plates/quay.ts'
import { scales } from './plates/scales.ts'
import { spiceBazaar } from './plates/spice-bazaar.ts'

/** A banner on a phone is 250 px high instead of 556, so half as many lines are enough. They take half the bytes. */
const SMALL = { coarseness: 1.6, grid: 1 }

const assets = new URL('../src/web/assets/', import.meta.url)

const pictures: Record<string, () => string> = {
  'plates/galata': galata,
  'plates/galata-small': () => galata(SMALL),
  'plates/spice-bazaar': spiceBazaar,
  'plates/spice-bazaar-small': () => spiceBazaar(SMALL),
  'plates/peninsula': peninsula,
  'plates/peninsula-small': () => peninsula(SMALL),
  'plates/quay': quay,
  'plates/bazaar-street': bazaarStreet,
  'plates/old-town-map': oldTownMap,
  'plates/coins': coins,
  'plates/scales': scales,
  'plates/bank-front': bankFront,
  'gold/gram': () => bar({ text: '1 g', size: 34, fineness: '995' }),
  'gold/quarter': () => coin({ text: '¼', size: 70 }),
  'gold/half': () => coin({ text: '½', size: 70 }),
  'gold/full': () => coin({ text: '1', size: 78 }),
  'gold/ata': () => coin({ text: 'Ata', size: 44, drop: -2, tracking: -0.4 }),
  'gold/marks/gram': () => barMark({ text: '1 g', size: 14 }),
  'gold/marks/pure': () => barMark({ text: 'Au', size: 15 }),
  'gold/marks/quarter': () => coinMark({ text: '¼', size: 29 }),
  'gold/marks/half': () => coinMark({ text: '½', size: 29 }),
  'gold/marks/full': () => coinMark({ text: '1', size: 27 }),
  'gold/marks/gremse': () => coinMark({ text: '2½', size: 22 }),
  'gold/marks/ata': () => coinMark({ text: 'Ata', size: 15.5, rise: 0.6 }),
  'gold/marks/ata-five': () => coinMark({ text: '5', size: 27 }),
  'gold/marks/bangle': bangleMark,
  'gold/marks/ounce': () => barMark({ text: 'oz', size: 15 }),
  'gold/marks/kilogram': () => barMark({ text: 'kg', size: 15 }),
  'gold/marks/silver': () => barMark({ text: 'Ag', size: 15 }),
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
