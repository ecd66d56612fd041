import { polarCurve, ringSvg } from './engraving/guilloche.ts'
import { lettered, lineWidth, textPath } from './lettering.ts'
import { ARCHIVO, BESLEY } from './letters.ts'

const NAVY = '#12233f'
const PAPER = '#fbfcf8'
const TEAL = '#0d6470'

export interface Inks {
  readonly disc: string
  readonly letter: string
  readonly bead: string
}

const DAY: Inks = { disc: NAVY, letter: PAPER, bead: '#c79a3b' }

/** 24 lobes are the hours of a day (gün), the gold bead is the moment (an). */
export function mark(radius: number, { disc, letter, bead }: Inks = DAY): string {
  const width = Number((radius * 0.014).toFixed(2))
  const ring = { radius: radius * 0.765, amplitude: radius * 0.075, lobes: 24, threads: 6, width, segmentsPerLobe: 3 }
  return [
    `<path fill="${disc}" d="${scallop(radius, 24, 0.03)}"/>`,
    `<g fill="none" stroke="${letter}" stroke-width="${width}" opacity=".75">${ringSvg('m', ring)}</g>`,
    initial(radius, letter),
    beadAt(radius, disc, bead),
  ].join('')
}

/** The mark for 16 to 32 px: half the lobes, one ring. */
export function smallMark(radius: number, { disc, letter, bead }: Inks = DAY): string {
  const ring = `r="${radius * 0.77}" stroke="${letter}" stroke-opacity=".5" stroke-width="${radius * 0.045}"`
  return [
    `<path fill="${disc}" d="${scallop(radius, 12, 0.045)}"/>`,
    `<circle fill="none" ${ring}/>`,
    initial(radius, letter),
    beadAt(radius, disc, bead),
  ].join('')
}

const scallop = (radius: number, lobes: number, depth: number) =>
  polarCurve((t) => radius * (0.955 + depth * Math.cos(lobes * t)), lobes * 4)

const initial = (radius: number, fill: string) =>
  `<path fill="${fill}" d="${textPath(BESLEY, 'A', { size: radius * 1.06, anchor: 0.5, y: radius * 0.37 })}"/>`

const beadAt = (radius: number, disc: string, bead: string) =>
  `<g transform="rotate(45)"><circle cy="${-radius * 0.765}" r="${radius * 0.115}" fill="${disc}"/><circle cy="${-radius * 0.765}" r="${radius * 0.078}" fill="${bead}"/></g>`

export interface LogoInks extends Inks {
  readonly word: string
  readonly dots: string
  readonly descriptor: string
}

export const LOGO: LogoInks = { ...DAY, word: NAVY, dots: '#a87a1f', descriptor: TEAL }
export const LOGO_ON_NIGHT: LogoInks = {
  disc: '#e9eee6',
  letter: '#101d33',
  bead: '#a87a1f',
  word: '#f1f4ec',
  dots: '#dcb562',
  descriptor: '#7fcfc6',
}

const WORD = { size: 54, tracking: 3.2 } as const
const DESCRIPTOR = 'DÖVİZ VE ALTIN'

/** Mark and wordmark, 84 high; the dots of the Ü are coins. */
export function logo(inks: LogoInks): { body: string; width: number } {
  const word = lettered(BESLEY, 'ANGUN', WORD)
  const wordWidth = lineWidth(BESLEY, 'ANGUN', WORD)
  const u = word[3]
  const middle = u === undefined ? 0 : u.x + u.width / 2
  const dots = [-7, 7].map((side) => `<circle cx="${(middle + side).toFixed(1)}" cy="-46" r="4.1"/>`)
  const small = { size: 12.6, y: 21 }
  const tracking = (wordWidth - lineWidth(ARCHIVO, DESCRIPTOR, small)) / (DESCRIPTOR.length - 1)
  const body = [
    `<g transform="translate(41 42)">${mark(40, inks)}</g><g transform="translate(96 56)">`,
    `<path fill="${inks.word}" d="${word.map(({ path }) => path).join('')}"/><g fill="${inks.dots}">${dots.join('')}</g>`,
    `<path fill="${inks.descriptor}" d="${textPath(ARCHIVO, DESCRIPTOR, { ...small, tracking })}"/></g>`,
  ]
  return { body: body.join(''), width: Math.round(98 + wordWidth) }
}

export function logoSvg(inks: LogoInks): string {
  const { body, width } = logo(inks)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 84" width="${width}" height="84">${body}</svg>`
}

export const monogramSvg = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100">${mark(49)}</svg>`

export const faviconSvg = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-16 -16 32 32">${smallMark(16)}</svg>`

/** A neutral badge with a bank's initials: nobody's trademark. */
export function bankSvg(initials: string, lobes: number): string {
  const text = textPath(BESLEY, initials, { size: 25, anchor: 0.5, y: 8.8, tracking: 0.6 })
  const ring = ringSvg('r', { radius: 25.6, amplitude: 3.4, lobes, threads: 5, width: 0.55, segmentsPerLobe: 3 })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-32 -32 64 64" width="64" height="64"><circle r="31.5" fill="${NAVY}"/><g fill="none" stroke="#9fd0c9" opacity=".8">${ring}</g><path fill="${PAPER}" d="${text}"/></svg>`
}

/** An authority's abbreviation between two ribbons, in place of its logo. */
export function abbreviationSvg(abbreviation: string): string {
  const text = textPath(BESLEY, abbreviation, { size: 22, anchor: 0.5, x: 72, y: 36, tracking: 1.6 })
  const ribbons = [9, 47].flatMap((y) =>
    [-4, -2, 2, 4].map((swing) => {
      const waves = Array.from({ length: 16 }, (_, i) => `q2 ${i % 2 === 0 ? swing : -swing} 4 0t4 0`)
      return `<path d="M8 ${y}${waves.join('')}"/>`
    }),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 144 56" width="144" height="56"><rect x=".75" y=".75" width="142.5" height="54.5" rx="3" fill="${PAPER}" stroke="${NAVY}" stroke-width="1.5"/><g fill="none" stroke="${TEAL}" stroke-width=".5" opacity=".55">${ribbons.join('')}</g><path fill="${NAVY}" d="${text}"/></svg>`
}
