import { COIN } from '../ornaments.ts'
import { blockHeight, setBlock } from './block.ts'
import type { Clause, Section } from './document.ts'
import { artifact, drawRosette, drawRule } from './ornament.ts'
import { type Doc, type Element, Pen, STYLE } from './pen.ts'
import { BODY, EDGE, INK, LABEL, SHEET, TEXT } from './sheet.ts'

/** Narrower than the page: the rosette stands to the right. */
const WIDTH = { section: 420, lead: 280 } as const

const GAP = { section: 26, lead: 11, firstClause: 26, block: 8, clause: 16 } as const
const RULE_ABOVE = 8

export interface Opening {
  readonly title: string
  readonly page: number
}

/** Sets sections one below the other, turns the pages, and remembers where the sections open. */
export class Typesetter {
  readonly openings: Opening[] = []
  readonly #doc: Doc
  readonly #root: Element
  readonly #pen: Pen

  /** Begins at `y` on the page that is open. */
  constructor(doc: Doc, root: Element, y: number) {
    this.#doc = doc
    this.#root = root
    this.#pen = new Pen(doc, y)
  }

  section(number: number, section: Section): void {
    const pen = this.#pen
    const heading = `${number}. ${section.title}`
    if (!this.#fits(GAP.section + this.#openingHeight(heading, section))) this.#turn()
    else if (pen.y > BODY.top) pen.y += GAP.section
    this.#underprint(this.#headHeight(heading, section) - RULE_ABOVE)
    this.openings.push({ title: section.title, page: this.#doc.bufferedPageRange().count })
    this.#doc.addNamedDestination(`bolum-${number}`, 'XYZ', 0, pen.y - 20, null)
    this.#doc.outline.addItem(heading)
    const sect = pen.child(this.#root, 'Sect')
    pen.put(sect, 'H1', heading, STYLE.section, EDGE.left, WIDTH.section)
    pen.y += GAP.lead
    pen.put(sect, 'P', section.lead, STYLE.lead, TEXT.x, WIDTH.lead)
    pen.y += GAP.firstClause
    for (const [i, clause] of section.clauses.entries()) this.#clause(sect, `${number}.${i + 1}`, clause)
    sect.end()
  }

  /** A rosette under the heading, cut off by the rule of the first clause. */
  #underprint(height: number): void {
    const atTop = this.#pen.y === BODY.top
    const [from, to] = [atTop ? 0 : this.#pen.y - 14, this.#pen.y + height]
    artifact(this.#doc, 'Layout', () => {
      if (!atTop) drawRule(this.#doc, from, 1, INK.navy)
      this.#doc.rect(0, from, SHEET.width, to - from).clip()
      this.#doc.strokeColor(INK.teal).strokeOpacity(0.2)
      drawRosette(this.#doc, [SHEET.width - 40, to - 76], 0.78, COIN)
    })
  }

  #clause(sect: Element, number: string, clause: Clause): void {
    const pen = this.#pen
    this.#makeRoom(this.#clauseOpeningHeight(clause))
    artifact(this.#doc, 'Layout', () => drawRule(this.#doc, pen.y - RULE_ABOVE, 0.5, INK.rule))
    const [top, page] = [pen.y, this.#doc.page]
    pen.y += 2
    pen.element(sect, 'H2', () => {
      pen.lay(`${number} `, STYLE.clauseNumber, LABEL.x, LABEL.width)
      pen.lay(clause.title, STYLE.clause, LABEL.x, LABEL.width)
    })
    const labelFoot = pen.y
    pen.y = top
    for (const block of clause.blocks) {
      this.#makeRoom(blockHeight(pen, block))
      setBlock(pen, sect, block, (height) => this.#makeRoom(height))
      pen.y += GAP.block
    }
    if (this.#doc.page === page) pen.y = Math.max(pen.y, labelFoot)
    pen.y += GAP.clause
  }

  /** A heading never stands at the foot of a page without what it heads. */
  #openingHeight(heading: string, section: Section): number {
    const first = section.clauses[0]
    return this.#headHeight(heading, section) + (first === undefined ? 0 : this.#clauseOpeningHeight(first))
  }

  #headHeight(heading: string, { lead }: Section): number {
    const title = this.#pen.height(heading, STYLE.section, WIDTH.section)
    return title + GAP.lead + this.#pen.height(lead, STYLE.lead, WIDTH.lead) + GAP.firstClause
  }

  #clauseOpeningHeight({ title, blocks }: Clause): number {
    const first = blocks[0]
    const label = this.#pen.height(title, STYLE.clause, LABEL.width) + 14
    return Math.max(label, first === undefined ? 0 : blockHeight(this.#pen, first))
  }

  #makeRoom(height: number): void {
    if (!this.#fits(height)) this.#turn()
  }

  #fits(height: number): boolean {
    return this.#pen.y + height <= BODY.bottom
  }

  #turn(): void {
    this.#doc.addPage()
    this.#pen.y = BODY.top
  }
}
