import { inscription } from './gold-lettering.ts'
import { spokes } from './gold-pieces.ts'

interface Face {
  readonly text: string
  readonly size: number
  readonly rise?: number
}

/** A coin in a few lines, for the rows of a table: 36 to 56 px. */
export function coinMark({ text, size, rise = 0 }: Face): string {
  const edge = `<circle r="23" stroke-width="1.1"/><path stroke-width=".9" d="${spokes(48, [20.6, 22.8], 0)}"/>`
  return mark(`${edge}<circle r="18" stroke-width=".8"/>${letters(inscription({ text, size, x: 0, y: -rise }))}`)
}

export function barMark({ text, size }: Face): string {
  const outer = '<rect x="-15" y="-23" width="30" height="46" rx="3" stroke-width="1.1"/>'
  const inner = '<rect x="-12" y="-20" width="24" height="40" rx="1.5" stroke-width=".8"/>'
  const lines = '<path stroke-width=".9" d="M-8 11h16M-8 14.5h16"/>'
  return mark(outer + inner + letters(inscription({ text, size, x: 0, y: -3 })) + lines)
}

export function bangleMark(): string {
  return mark(
    `<circle r="22.4" stroke-width="1.1"/><circle r="17.2" stroke-width=".9"/><path stroke-width=".8" d="${spokes(40, [18, 21.6], 0)}"/>`,
  )
}

function mark(lines: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-24 -24 48 48" width="48" height="48" fill="none" stroke="#000">${lines}</svg>`
}

function letters(path: string): string {
  return `<path fill="#000" stroke="none" fill-rule="evenodd" d="${path}"/>`
}
