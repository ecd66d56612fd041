import { bandPaths, ringSvg } from './engraving/guilloche.ts'
import { LOGO, logo } from './marks.ts'
import { BAND, SUN } from './ornaments.ts'

/** The picture that a shared link shows, 1200 by 630. */
export function socialCardSvg(): string {
  const rosette = SUN.slice(0, 3).map((ring, i) => ringSvg(`r${i}`, ring))
  const tile = bandPaths(BAND).map((d) => `<path d="${d}"/>`)
  const band = Array.from({ length: 1200 / BAND.width }, (_, i) => {
    return `<g transform="translate(${i * BAND.width} 0)">${tile.join('')}</g>`
  })
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">',
    '<defs><radialGradient id="ink" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="342">',
    '<stop offset=".08" stop-color="#b98a2c"/><stop offset=".46" stop-color="#0d6470"/></radialGradient></defs>',
    '<path fill="#eff2ec" d="M0 0h1200v630H0z"/>',
    `<g transform="translate(1180 315) scale(.9)" fill="none" stroke="url(#ink)" opacity=".3">${rosette.join('')}</g>`,
    `<g transform="translate(0 612)" fill="none" stroke="#0d6470" stroke-width=".9" opacity=".6">${band.join('')}</g>`,
    `<g transform="translate(86 238) scale(1.66)">${logo(LOGO).body}</g></svg>`,
  ].join('')
}
