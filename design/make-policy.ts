// Sets public/kurumsal-politika.pdf: npm run policy
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { antiMoneyLaundering } from './policy/anti-money-laundering.ts'
import { complaints, revision } from './policy/complaints.ts'
import { drawContents, drawContentsHead, drawCover, drawRunning } from './policy/cover.ts'
import { customerIdentification } from './policy/customer-identification.ts'
import { introduction } from './policy/introduction.ts'
import { personalData } from './policy/personal-data.ts'
import { newSheets } from './policy/sheet.ts'
import { Typesetter } from './policy/typesetter.ts'

const TITLE = 'Kurumsal Politika'
const SUBTITLE =
  'Müşterinin tanınması, suç gelirlerinin aklanmasının önlenmesi, kişisel verilerin korunması ve şikâyetlerin ele alınması'

const doc = newSheets(`${TITLE} (örnek belge)`, SUBTITLE)
const written = pipeline(doc, createWriteStream(new URL('../public/kurumsal-politika.pdf', import.meta.url)))

const root = doc.struct('Document')
doc.addStructure(root)
drawCover(doc, root, TITLE, SUBTITLE)
const contents = drawContentsHead(doc, root)

const typesetter = new Typesetter(doc, root, 392)
const sections = [introduction, customerIdentification, antiMoneyLaundering, personalData, complaints, revision]
for (const [i, section] of sections.entries()) typesetter.section(i + 1, section)

doc.switchToPage(1)
drawContents(doc, contents, typesetter.openings)
const { count } = doc.bufferedPageRange()
for (let page = 1; page <= count; page++) {
  doc.switchToPage(page - 1)
  drawRunning(doc, TITLE, page, count)
}
root.end()
doc.end()
await written
console.log(`kurumsal-politika.pdf  ${count} pages`)
