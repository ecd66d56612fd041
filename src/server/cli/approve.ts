import { writtenName } from '../office/index.ts'
import { type Held, heldPrice, letPass, sidesHeld, writtenSides } from '../operations/index.ts'
import { OFFICE_COMMAND } from '../runtime/index.ts'
import { ageText } from '../text/index.ts'
import { askForAgreement } from './agreement.ts'
import { type Command, done, operatorOf, orNoSuchPrice, refused, type Report, YES } from './command.ts'
import { measureLine, unitText } from './held-text.ts'
import { readCode } from './history-csv.ts'
import { adminUrl } from './server-report.ts'

export const approveCommand: Command = {
  name: 'approve',
  operands: ['KOD'],
  options: { yes: YES },
  summary: 'Sitenin beklettiği fiyatı gösterir ve geçirir (örneğin approve USD); ondan sonra fiyatlar bununla ölçülür.',
  async run(call, tool) {
    const [operand = ''] = call.operands
    const code = orNoSuchPrice(readCode(operand), operand)
    const operator = operatorOf(tool)
    const held = await heldPrice(operator, code)
    if (held === 'no-answer') {
      const url = adminUrl(operator.settings)
      const line = `Sunucu: yanıt yok (${url}). Neyin bekletildiğini yalnızca çalışan site bilir.`
      return refused(held, { url }, line)
    }
    const price = held === null ? null : sidesHeld(held)
    if (held === null || price === null) return nothingHeld(code)
    const shown = figures(held)
    const agreed = await askForAgreement(tool, call, shown)
    if (agreed !== true) return { ...agreed, data: { ...agreed.data, held } }
    if ((await letPass(operator, code, price)) === 'passed')
      return done({ approved: held }, shown, 'Geçti: artık bekletilmiyor.')
    const late = `Onay kaydedildi, ama fiyat henüz geçmedi: ${OFFICE_COMMAND} status ile bakın.`
    return refused('not-yet', { held }, shown, late)
  },
}

function figures(held: Held): string[] {
  const { shown: now, code, age } = held
  const onSite = now === null ? 'Gişeye sorunuz' : `${writtenSides(now)} (${ageText(now.age)} önce)`
  const measure = measureLine(held)
  return [
    unitText(code),
    `  Sitede:   ${onSite}`,
    `  Bekleyen: ${writtenSides(held)} (${ageText(age)}, kâr payı eklenmemiş)`,
    ...(measure === null ? [] : [`  ${measure}`]),
  ]
}

function nothingHeld(code: Held['code']): Report {
  return refused('nothing-held', { code }, `${writtenName(code)} için bekletilen fiyat yok.`)
}
