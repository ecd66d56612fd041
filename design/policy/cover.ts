import { SUN } from '../ornaments.ts'
import { artifact, drawBand, drawGalata, drawMark, drawRosette, drawRule, drawStamp } from './ornament.ts'
import { EDGE, FACE, INK, SHEET } from './sheet.ts'
import type { Opening } from './typesetter.ts'

type Doc = PDFKit.PDFDocument
type Element = PDFKit.PDFStructureElement

const FACTS: readonly (readonly [label: string, value: string])[] = [
  ['Belge no', 'ÖRNEK-KP-01'],
  ['Sürüm', '1.0'],
  ['Düzenlenme', '3 Kasım 2025'],
  ['Gözden geçirme', 'Yılda en az bir kez'],
]

export function drawCover(doc: Doc, root: Element, title: string, subtitle: string): void {
  doc.addPage()
  artifact(doc, 'Layout', () => drawCoverArt(doc))
  doc.outline.addItem(title)
  const sect = doc.struct('Sect')
  root.add(sect)
  const line = (tag: string, face: string, size: number, colour: string, y: number, text: string) =>
    sect.add(
      doc.struct(tag, {}, () => {
        doc.font(face).fontSize(size).fillColor(colour)
        doc.text(text, EDGE.left, y, { width: EDGE.right - EDGE.left, lineGap: size * 0.12 })
      }),
    )
  line('P', FACE.bold, 9.5, INK.teal, 164, 'ANGÜN Döviz ve Altın')
  line('H1', FACE.display, 47, INK.navy, 166, title)
  line('P', FACE.text, 13, INK.soft, 244, subtitle)
  drawFacts(doc, sect)
  sect.end()
}

function drawCoverArt(doc: Doc): void {
  const [horizon, tower] = [744, SHEET.width / 2 + 13]
  doc.save().rect(0, 0, SHEET.width, horizon).clip()
  doc.strokeColor(INK.teal).strokeOpacity(0.2)
  drawRosette(doc, [tower, 618], 0.71, SUN)
  doc.restore()
  drawGalata(doc, 790, 0.43)
  doc.rect(0, 790, SHEET.width, SHEET.height - 790).fill(INK.navy)
  doc.strokeColor('#8ed3c9').strokeOpacity(0.6)
  drawBand(doc, 792, [0, SHEET.width], 14)
  doc.strokeOpacity(1)
  drawMark(doc, EDGE.left + 26, 84, 26)
  doc.font(FACE.displayBold).fontSize(27).fillColor(INK.navy)
  const spaced = { baseline: 'alphabetic', characterSpacing: 1.6, lineBreak: false } as const
  const umlaut = EDGE.left + 64 + doc.widthOfString('ANG', spaced) + doc.widthOfString('U') / 2
  doc.text('ANGUN', EDGE.left + 64, 93, spaced)
  for (const dot of [umlaut - 3.5, umlaut + 3.5]) doc.circle(dot, 69.8, 2.1).fill(INK.gold)
  doc.font(FACE.bold).fontSize(6.6).fillColor(INK.teal)
  doc.text('DÖVİZ VE ALTIN', EDGE.left + 65, 106, { baseline: 'alphabetic', characterSpacing: 3.35, lineBreak: false })
  drawStamp(doc, EDGE.right, 72, 10)
}

function drawFacts(doc: Doc, sect: Element): void {
  const top = 322
  const width = (EDGE.right - EDGE.left) / FACTS.length
  artifact(doc, 'Layout', () => {
    drawRule(doc, top, 1, INK.navy)
    drawRule(doc, top + 44, 0.5, INK.rule)
  })
  for (const [i, [label, value]] of FACTS.entries()) {
    sect.add(
      doc.struct('P', {}, () => {
        const x = EDGE.left + i * width
        doc
          .font(FACE.text)
          .fontSize(8)
          .fillColor(INK.soft)
          .text(`${label} `, x, top + 10, { width })
        doc
          .font(FACE.bold)
          .fontSize(9.6)
          .fillColor(INK.navy)
          .text(value, x, top + 22, { width })
      }),
    )
  }
}

/** Where each section opens; made last, when the pages are known, on the sheet kept for it. */
export function drawContents(doc: Doc, toc: Element, openings: readonly Opening[]): void {
  let y = 164
  for (const [i, { title, page }] of openings.entries()) {
    const item = doc.struct('TOCI')
    toc.add(item)
    item.add(
      doc.struct('Link', { alt: `${i + 1}. ${title}, sayfa ${page}` }, () => {
        doc.font(FACE.bold).fontSize(10).fillColor(INK.teal)
        doc.text(`${i + 1} `, EDGE.left, y + 4.5, { width: 30, goTo: `bolum-${i + 1}` })
        doc.font(FACE.display).fontSize(13.5).fillColor(INK.navy)
        doc.text(`${title} `, EDGE.left + 30, y, { width: 400, goTo: `bolum-${i + 1}` })
        doc.font(FACE.text).fontSize(10).fillColor(INK.navy)
        doc.text(String(page), EDGE.right - 40, y + 4.5, { width: 40, align: 'right', goTo: `bolum-${i + 1}` })
      }),
    )
    item.end()
    y += 25
    artifact(doc, 'Layout', () => drawRule(doc, y, 0.5, INK.rule))
    y += 7
  }
}

export function drawContentsHead(doc: Doc, root: Element): Element {
  doc.addPage()
  doc.outline.addItem('İçindekiler')
  const sect = doc.struct('Sect')
  root.add(sect)
  sect.add(
    doc.struct('H1', {}, () => {
      doc.font(FACE.display).fontSize(25).fillColor(INK.navy).text('İçindekiler', EDGE.left, 108)
    }),
  )
  artifact(doc, 'Layout', () => drawRule(doc, 154, 1, INK.navy))
  const toc = doc.struct('TOC')
  sect.add(toc)
  return toc
}

/** Running head and foot of every page but the cover, which bears its own stamp. */
export function drawRunning(doc: Doc, title: string, page: number, pages: number): void {
  artifact(doc, 'Pagination', () => {
    const onCover = page === 1
    if (!onCover) {
      drawMark(doc, EDGE.left + 9, 46, 9)
      doc.font(FACE.bold).fontSize(8).fillColor(INK.navy)
      doc.text(`ANGÜN Döviz ve Altın`, EDGE.left + 26, 49, { baseline: 'alphabetic', lineBreak: false })
      doc.font(FACE.text).fillColor(INK.soft)
      doc.text(title, EDGE.left + 130, 49, { baseline: 'alphabetic', lineBreak: false })
      drawStamp(doc, EDGE.right, 38)
      drawRule(doc, 66, 0.5, INK.rule)
      doc.strokeColor(INK.teal).strokeOpacity(0.55)
      drawBand(doc, 786, [EDGE.left, EDGE.right], 7)
      doc.strokeOpacity(1)
    }
    const text = `Sayfa ${page} / ${pages}`
    doc
      .font(FACE.text)
      .fontSize(8)
      .fillColor(onCover ? '#f1f4ec' : INK.soft)
    const y = onCover ? 825 : 808
    doc.text(text, EDGE.right - doc.widthOfString(text), y, { baseline: 'alphabetic', lineBreak: false })
    const note = 'Örnek belge: bir kuruluşun yürürlükteki politikası değildir.'
    doc.text(note, EDGE.left, y, { baseline: 'alphabetic', lineBreak: false })
  })
}
