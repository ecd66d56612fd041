import { FACE, INK } from './sheet.ts'

export type Doc = PDFKit.PDFDocument
export type Element = PDFKit.PDFStructureElement

export interface Style {
  readonly face: string
  readonly size: number
  readonly leading: number
  readonly colour: string
}

export const STYLE = {
  section: { face: FACE.display, size: 25, leading: 1.14, colour: INK.navy },
  lead: { face: FACE.text, size: 11.5, leading: 1.45, colour: INK.soft },
  clauseNumber: { face: FACE.bold, size: 8, leading: 1.3, colour: INK.teal },
  clause: { face: FACE.display, size: 11, leading: 1.22, colour: INK.navy },
  text: { face: FACE.text, size: 9.5, leading: 1.46, colour: INK.text },
  term: { face: FACE.bold, size: 9.5, leading: 1.46, colour: INK.navy },
  tableHead: { face: FACE.bold, size: 8, leading: 1.35, colour: INK.soft },
  rowHead: { face: FACE.text, size: 9, leading: 1.38, colour: INK.navy },
  cell: { face: FACE.text, size: 9, leading: 1.38, colour: INK.text },
  noticeTitle: { face: FACE.display, size: 10.6, leading: 1.3, colour: INK.goldText },
} as const satisfies Record<string, Style>

/** Sets text from `y` downwards, each piece tagged with what it is. */
export class Pen {
  readonly doc: Doc
  y: number

  constructor(doc: Doc, y: number) {
    this.doc = doc
    this.y = y
  }

  height(text: string, style: Style, width: number): number {
    return this.doc
      .font(style.face)
      .fontSize(style.size)
      .heightOfString(text, { width, lineGap: this.#lineGap(style) })
  }

  child(parent: Element, tag: string): Element {
    const element = this.doc.struct(tag)
    parent.add(element)
    return element
  }

  element(parent: Element, tag: string, draw: () => void): void {
    parent.add(this.doc.struct(tag, {}, draw))
  }

  put(parent: Element, tag: string, text: string, style: Style, x: number, width: number): void {
    this.element(parent, tag, () => this.lay(text, style, x, width))
  }

  /** Half of the leading above the line and half below, as in CSS: the faces' own line heights differ widely. */
  lay(text: string, style: Style, x: number, width: number): void {
    const lineGap = this.#lineGap(style)
    this.doc.fillColor(style.colour).text(text, x, this.y + lineGap / 2, { width, lineGap })
    this.y = this.doc.y - lineGap / 2
  }

  #lineGap({ face, size, leading }: Style): number {
    return size * leading - this.doc.font(face).fontSize(size).currentLineHeight()
  }
}
