import type { Block } from './document.ts'
import { artifact, drawFrame } from './ornament.ts'
import { type Element, type Pen, STYLE } from './pen.ts'
import { INK, TEXT } from './sheet.ts'
import { setTable, tableHeight } from './table.ts'

const INDENT = { bead: 14, letter: 20, notice: 14 } as const
const BELOW_ITEM = 2.5
const BELOW_TERM = 5

/** The room that a block needs in one piece; terms may break between one and the next. */
export function blockHeight(pen: Pen, block: Block): number {
  switch (block.kind) {
    case 'paragraph':
      return pen.height(block.text, STYLE.text, TEXT.width)
    case 'list':
      return itemsHeight(pen, block.items, INDENT.bead)
    case 'lettered':
      return itemsHeight(
        pen,
        block.items.map(([, text]) => text),
        INDENT.letter,
      )
    case 'terms':
      return termHeight(pen, block.items[0]?.[1] ?? '')
    case 'notice':
      return noticeHeight(pen, block.text) + 6
    case 'table':
      return tableHeight(pen, block)
  }
}

/** `makeRoom` turns the page when the height that it is given does not fit any more. */
export function setBlock(pen: Pen, parent: Element, block: Block, makeRoom: (height: number) => void): void {
  switch (block.kind) {
    case 'paragraph':
      pen.put(parent, 'P', block.text, STYLE.text, TEXT.x, TEXT.width)
      break
    case 'list': {
      const items = block.items.map((text) => ['', text] as const)
      setItems(pen, parent, items, INDENT.bead)
      break
    }
    case 'lettered': {
      const items = block.items.map(([letter, text]) => [`${letter})`, text] as const)
      setItems(pen, parent, items, INDENT.letter)
      break
    }
    case 'terms':
      for (const [term, text] of block.items) {
        makeRoom(termHeight(pen, text))
        pen.put(parent, 'P', term, STYLE.term, TEXT.x, TEXT.width)
        pen.put(parent, 'P', text, STYLE.text, TEXT.x, TEXT.width)
        pen.y += BELOW_TERM
      }
      break
    case 'notice':
      setNotice(pen, parent, block.title, block.text)
      break
    case 'table':
      setTable(pen, parent, block)
      break
  }
}

const itemsHeight = (pen: Pen, items: readonly string[], indent: number): number =>
  items.reduce((sum, text) => sum + pen.height(text, STYLE.text, TEXT.width - indent) + BELOW_ITEM, 0)

const termHeight = (pen: Pen, text: string): number => pen.height(text, STYLE.text, TEXT.width) + 16

const noticeHeight = (pen: Pen, text: string): number =>
  pen.height(text, STYLE.text, TEXT.width - 2 * INDENT.notice) + 38

/** An empty label is drawn as a bead of gold. */
function setItems(
  pen: Pen,
  parent: Element,
  items: readonly (readonly [label: string, text: string])[],
  indent: number,
): void {
  const list = pen.child(parent, 'L')
  for (const [label, text] of items) {
    const item = pen.child(list, 'LI')
    const top = pen.y
    if (label === '') artifact(pen.doc, 'Layout', () => pen.doc.circle(TEXT.x + 3, top + 7.2, 1.5).fill(INK.gold))
    else pen.put(item, 'Lbl', label, STYLE.term, TEXT.x, indent)
    pen.y = top
    pen.put(item, 'LBody', text, STYLE.text, TEXT.x + indent, TEXT.width - indent)
    pen.y += BELOW_ITEM
    item.end()
  }
  list.end()
}

function setNotice(pen: Pen, parent: Element, title: string, text: string): void {
  const [x, width, top] = [TEXT.x + INDENT.notice, TEXT.width - 2 * INDENT.notice, pen.y + 3]
  const height = noticeHeight(pen, text)
  artifact(pen.doc, 'Layout', () => {
    pen.doc.rect(TEXT.x, top, TEXT.width, height).fill(INK.goldWash)
    drawFrame(pen.doc, TEXT.x, top, TEXT.width, height)
  })
  const note = pen.child(parent, 'Note')
  pen.y = top + 11
  pen.put(note, 'P', title, STYLE.noticeTitle, x, width)
  pen.y += 2
  pen.put(note, 'P', text, STYLE.text, x, width)
  note.end()
  pen.y = top + height + 3
}
