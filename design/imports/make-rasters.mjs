// Draws the pictures that cannot be SVG: link previews, icons of home screens, the picture of the about page.
import { readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { mark } from '../marks.ts'
import { socialCardSvg } from '../social-card.ts'

const site = new URL('../../public/', import.meta.url)
const PAPER = '#fafbf7'

function save(name, pixels) {
  writeFileSync(new URL(name, site), pixels)
  console.log(`${name}  ${pixels.length}`)
}

/** Drawn four times as large and scaled down: finer than the renderer's own edges. */
const drawn = (svg, width, height) =>
  sharp(Buffer.from(svg), { density: 288 }).resize(width, height, { kernel: 'cubic' })

const png = (image, colours) =>
  image.png({ palette: true, colours, dither: 0, effort: 10, compressionLevel: 9 }).toBuffer()

const icon = (scale, paper) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100" width="512" height="512">${paper ? `<path fill="${PAPER}" d="M-50-50h100v100h-100z"/>` : ''}<g transform="scale(${scale})">${mark(49)}</g></svg>`

save('logo.png', await png(drawn(socialCardSvg(), 1200, 630), 16))
save('apple-touch-icon.png', await png(drawn(icon(0.84, true), 180, 180), 64))
save('icon-192.png', await png(drawn(icon(1, false), 192, 192), 64))
save('icon-512.png', await png(drawn(icon(1, false), 512, 512), 64))
// A launcher may cut a maskable icon down to the middle circle, four fifths wide.
save('icon-maskable-512.png', await png(drawn(icon(0.76, true), 512, 512), 64))

const street = readFileSync(new URL('../../src/web/assets/plates/bazaar-street.svg', import.meta.url), 'utf8')
const picture = await drawn(street.replace('stroke="#000"', 'stroke="#12233f"'), 1000, 750)
  .flatten({ background: PAPER })
  .png()
  .toBuffer()
save('img/a4.jpg', await sharp(picture).jpeg({ quality: 38, mozjpeg: true, quantisationTable: 3 }).toBuffer())
