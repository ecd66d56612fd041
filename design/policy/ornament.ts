import { readFileSync } from 'node:fs'
import { type Ring, bandPaths, polarCurve, threadsOf } from '../engraving/guilloche.ts'
import { BAND } from '../ornaments.ts'
import { EDGE, FACE, INK, SHEET } from './sheet.ts'

type Doc = PDFKit.PDFDocument

/** Draws what readers aloud pass over. */
export function artifact(doc: Doc, type: 'Layout' | 'Pagination', draw: () => void): void {
  doc.markContent('Artifact', { type })
  doc.save()
  draw()
  doc.restore()
  doc.endMarkedContent()
}

export function drawRosette(doc: Doc, [x, y]: readonly [number, number], scale: number, rings: readonly Ring[]): void {
  for (const ring of rings) {
    const { path, count, turn } = threadsOf(ring)
    for (let i = 0; i < count; i++) {
      doc
        .save()
        .translate(x, y)
        .scale(scale)
        .rotate(turn * i)
      doc.path(path).lineWidth(ring.width).stroke()
      doc.restore()
    }
  }
}

/** A strip of the site's ribbon across the page, `height` high. */
export function drawBand(doc: Doc, y: number, [from, to]: readonly [number, number], height: number): void {
  const scale = height / BAND.height
  const tile = BAND.width * scale
  doc
    .save()
    .rect(from, y, to - from, height)
    .clip()
  for (let x = from; x < to; x += tile) {
    doc.save().translate(x, y).scale(scale).lineWidth(BAND.lineWidth)
    for (const path of bandPaths(BAND)) doc.path(path).stroke()
    doc.restore()
  }
  doc.restore()
}

/** The engraving of the first banner across the foot of a page, bleeding off both sides. */
export function drawGalata(doc: Doc, foot: number, scale: number): void {
  const svg = readFileSync(new URL('../../src/web/assets/plates/galata.svg', import.meta.url), 'utf8')
  const [left, bottom] = [SHEET.width / 2 - 1100 * scale, foot - 700 * scale]
  doc.save().translate(left, bottom).scale(scale).lineJoin('round').strokeColor(INK.navy)
  for (const [, width, path = ''] of svg.matchAll(/stroke-width="([\d.]+)" d="([^"]+)"/g)) {
    doc.path(path).lineWidth(Number(width)).stroke()
  }
  doc.restore()
}

/** The mark: 24 lobes are the hours of a day, the gold bead is now. */
export function drawMark(doc: Doc, x: number, y: number, radius: number): void {
  const unit = 50
  const scale = radius / unit
  doc.save().translate(x, y).scale(scale)
  doc.path(polarCurve((t) => unit * (0.955 + 0.03 * Math.cos(24 * t)), 96)).fill(INK.navy)
  doc.restore()
  doc.strokeColor('#fbfcf8').strokeOpacity(0.75)
  drawRosette(doc, [x, y], scale, [
    { radius: unit * 0.765, amplitude: unit * 0.075, lobes: 24, threads: 6, width: unit * 0.014, segmentsPerLobe: 3 },
  ])
  doc.strokeOpacity(1)
  const letter = radius * 1.06
  doc.font(FACE.displayBold).fontSize(letter).fillColor('#fbfcf8')
  doc.text('A', x - doc.widthOfString('A') / 2, y + radius * 0.37, { baseline: 'alphabetic', lineBreak: false })
  const [bx, by] = [x + radius * 0.765 * Math.SQRT1_2, y - radius * 0.765 * Math.SQRT1_2]
  doc.circle(bx, by, radius * 0.115).fill(INK.navy)
  doc.circle(bx, by, radius * 0.078).fill(INK.gold)
}

/** The dashed stamp that every page bears. */
export function drawStamp(doc: Doc, right: number, y: number, size = 8): void {
  const text = 'Örnek belge'
  doc.font(FACE.bold).fontSize(size)
  const [width, height] = [doc.widthOfString(text) + size * 1.6, size * 2]
  doc
    .roundedRect(right - width, y, width, height, 1.5)
    .lineWidth(0.8)
    .dash(2.4, { space: 1.8 })
  doc.fillAndStroke('#ffffff', INK.goldText).undash()
  doc.fillColor(INK.goldText).text(text, right - width + size * 0.8, y + size * 1.34, {
    baseline: 'alphabetic',
    lineBreak: false,
  })
}

/** A frame as on a bond: an ink line, and a hairline outside it. */
export function drawFrame(doc: Doc, x: number, y: number, width: number, height: number): void {
  doc.rect(x, y, width, height).lineWidth(0.7).strokeColor(INK.goldText).stroke()
  doc
    .rect(x - 2.5, y - 2.5, width + 5, height + 5)
    .lineWidth(0.35)
    .strokeColor(INK.gold)
    .stroke()
}

export function drawRule(doc: Doc, y: number, width = 0.5, colour: string = INK.rule, from: number = EDGE.left): void {
  doc.moveTo(from, y).lineTo(EDGE.right, y).lineWidth(width).strokeColor(colour).stroke()
}
