import { METAL_CODES, type MetalCode } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'

/** The screen in the shop window and the printed sheet. Both are separate documents outside the site's pages. */
export const WINDOW_PATH = '/tabela'
export const WINDOW_LIST_PATH = '/tabela/liste'

/** The QR code to the site itself, drawn by the server from the office file. */
export const SITE_QR_PATH = '/img/site-qr.svg'

export const WINDOW_ENTRY = 'src/web/window-board/window-entry.client.tsx'
export const WINDOW_HEAD = 'public/tabela.js'

/** The number of rows on the window board, which is the number of currencies. */
const WINDOW_ROWS = 8

/** The instruments that people look for first in a window. */
const WINDOW_METALS: ReadonlySet<MetalCode> = new Set([
  'KULCEALTIN',
  'CEYREK_YENI',
  'CEYREK_ESKI',
  'YARIM_YENI',
  'YARIM_ESKI',
  'TEK_YENI',
  'TEK_ESKI',
  'ATA_YENI',
])

/**
 * Returns the preferred products that the office trades, filled up with its other coins; empty without a gold board.
 */
export function windowMetals(gold: { readonly traded: readonly MetalCode[] } | undefined): MetalCode[] {
  const traded = METAL_CODES.filter((code) => gold?.traded.includes(code) === true)
  const asked = traded.filter((code) => WINDOW_METALS.has(code))
  const pieces = traded.filter((code) => INSTRUMENTS[code].unitKind === 'piece')
  const shown = new Set([...new Set([...asked, ...pieces])].slice(0, WINDOW_ROWS))
  return traded.filter((code) => shown.has(code))
}

/** The settings of a screen, from its address or else as last set on the device. */
export interface WindowChoice {
  readonly pano: (typeof PARTS.pano)[number]
  readonly tema: (typeof PARTS.tema)[number]
  readonly boy: (typeof PARTS.boy)[number]
}

/** The values in the address; the first of each is the default. */
const PARTS = {
  pano: ['doviz', 'altin', 'doviz,altin'],
  tema: ['gece', 'gunduz', 'saat'],
  boy: ['2', '1', '3'],
} as const

interface Query {
  readonly get: (name: string) => string | null
}

/**
 * Reads the choice from the address (`asked`), or else from the device (`kept`). An office without gold has one board.
 */
export function readWindowChoice(asked: Query, kept: Query, hasGold: boolean): WindowChoice {
  const read = <Name extends keyof typeof PARTS>(name: Name): (typeof PARTS)[Name][number] => {
    const known: readonly (typeof PARTS)[Name][number][] = PARTS[name]
    const named = (query: Query) => known.find((value) => value === query.get(name))
    return named(asked) ?? named(kept) ?? PARTS[name][0]
  }
  return { pano: hasGold ? read('pano') : 'doviz', tema: read('tema'), boy: read('boy') }
}

/** "pano=doviz,altin&tema=gece&boy=2" */
export function writeWindowChoice({ pano, tema, boy }: WindowChoice): string {
  return `pano=${pano}&tema=${tema}&boy=${boy}`
}
