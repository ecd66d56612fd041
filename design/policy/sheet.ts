import { readFileSync } from 'node:fs'
import PDFDocument from 'pdfkit'

/** A4 in points, and the two columns that everything stands in: labels on the left, text on the right. */
export const SHEET = { width: 595.28, height: 841.89 } as const
export const LABEL = { x: 54, width: 106 } as const
export const TEXT = { x: 178, width: 363 } as const
export const EDGE = { left: LABEL.x, right: TEXT.x + TEXT.width } as const
export const BODY = { top: 104, bottom: 762 } as const

/** The light tokens of the site, except paper: this is printed. */
export const INK = {
  navy: '#12233f',
  text: '#26364f',
  soft: '#56647a',
  teal: '#0d6470',
  gold: '#b98a2c',
  goldText: '#74530f',
  goldWash: '#f8f1e0',
  rule: '#cbd4ca',
  wash: '#eff2ec',
} as const

export const FACE = {
  display: 'Besley-Medium',
  displayBold: 'Besley-SemiBold',
  text: 'Archivo-Regular',
  bold: 'Archivo-SemiBold',
} as const

const FACE_FILES = {
  [FACE.display]: '../fonts/besley-500.ttf',
  [FACE.displayBold]: '../fonts/besley-600.ttf',
  [FACE.text]: '../fonts/archivo-400.ttf',
  [FACE.bold]: '../fonts/archivo-600.ttf',
}

/** Fixed, so that the same text makes the same bytes. */
const MADE_AT = new Date('2025-11-03T09:00:00Z')

export function newSheets(title: string, subject: string): PDFKit.PDFDocument {
  const doc = new PDFDocument({
    size: [SHEET.width, SHEET.height],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'tr-TR',
    displayTitle: true,
    info: {
      Title: title,
      Author: 'ANGÜN Döviz ve Altın',
      Subject: subject,
      Keywords: 'örnek belge, müşterinin tanınması, MASAK, KVKK, şikâyet',
      CreationDate: MADE_AT,
      ModDate: MADE_AT,
    },
  })
  for (const [face, file] of Object.entries(FACE_FILES)) {
    doc.registerFont(face, readFileSync(new URL(file, import.meta.url)))
  }
  return doc
}
