import type { Block } from './document.ts'
import { artifact, drawRule } from './ornament.ts'
import { type Element, type Pen, STYLE, type Style } from './pen.ts'
import { INK, TEXT } from './sheet.ts'

export type Table = Extract<Block, { kind: 'table' }>

const PADDING = { x: 7, y: 4.5 } as const

interface Row {
  readonly cells: readonly string[]
  readonly tag: 'TH' | 'TD'
  readonly first: Style
  readonly rest: Style
}

export function setTable(pen: Pen, parent: Element, { head, shares, rows }: Table): void {
  const { doc } = pen
  const table = pen.child(parent, 'Table')
  artifact(doc, 'Layout', () => {
    doc.rect(TEXT.x, pen.y, TEXT.width, rowHeight(pen, head, shares, STYLE.tableHead)).fill(INK.wash)
    drawRule(doc, pen.y, 1, INK.navy, TEXT.x)
  })
  setRow(pen, table, shares, { cells: head, tag: 'TH', first: STYLE.tableHead, rest: STYLE.tableHead })
  for (const cells of rows) {
    artifact(doc, 'Layout', () => drawRule(doc, pen.y, 0.5, INK.rule, TEXT.x))
    setRow(pen, table, shares, { cells, tag: 'TD', first: STYLE.rowHead, rest: STYLE.cell })
  }
  artifact(doc, 'Layout', () => drawRule(doc, pen.y, 0.7, INK.navy, TEXT.x))
  table.end()
}

export function tableHeight(pen: Pen, { head, shares, rows }: Table): number {
  const body = rows.map((cells) => rowHeight(pen, cells, shares, STYLE.cell))
  return body.reduce((sum, height) => sum + height, rowHeight(pen, head, shares, STYLE.tableHead))
}

function setRow(pen: Pen, table: Element, shares: readonly number[], { cells, tag, first, rest }: Row): void {
  const row = pen.child(table, 'TR')
  const top = pen.y
  let x: number = TEXT.x
  for (const [i, cell] of cells.entries()) {
    const width = (shares[i] ?? 0) * TEXT.width
    pen.y = top + PADDING.y
    pen.put(row, tag, cell, i === 0 ? first : rest, x + PADDING.x, width - 2 * PADDING.x)
    x += width
  }
  row.end()
  pen.y = top + rowHeight(pen, cells, shares, rest)
}

function rowHeight(pen: Pen, cells: readonly string[], shares: readonly number[], style: Style): number {
  const heights = cells.map((cell, i) => pen.height(cell, style, (shares[i] ?? 0) * TEXT.width - 2 * PADDING.x))
  return Math.max(...heights) + 2 * PADDING.y
}
