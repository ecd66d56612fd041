import { ringSvg } from './engraving/guilloche.ts'
import { LOGO, logo } from './marks.ts'
import { SUN } from './ornaments.ts'

const INK = '#12233f'

/**
 * What stands on every picture of a shared calculation, 1200 by 630, before its words: paper, rosette, frame and name.
 */
export function sharePictureSvg(): string {
  const rosette = SUN.map((ring, i) => ringSvg(`r${i}`, ring))
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">',
    '<defs><radialGradient id="ink" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="360">',
    '<stop offset=".08" stop-color="#b98a2c"/><stop offset=".46" stop-color="#0d6470"/></radialGradient></defs>',
    '<path fill="#eff2ec" d="M0 0h1200v630H0z"/>',
    `<g transform="translate(1050 320) scale(1.25)" fill="none" stroke="url(#ink)" opacity=".3">${rosette.join('')}</g>`,
    '<path fill="none" stroke="#7b8a88" d="M29.5 29.5h1141v571h-1141z"/>',
    `<path fill="none" stroke="${INK}" stroke-width="2" d="M37 37h1126v556H37z"/>`,
    `<g transform="translate(94 82) scale(.714)">${logo(LOGO).body}</g></svg>`,
  ].join('')
}
