import { SECOND } from '#domain/calendar.ts'
import type { Sides } from '#domain/quote.ts'
import { parseRate } from '#domain/rate.ts'
import { writtenName } from '../office/index.ts'
import { OFFICE_COMMAND, type Settings } from '../runtime/index.ts'
import { ageText } from '../text/index.ts'
import { type Command, done, orNoSuchPrice, refused, type Report, settingsOf, withStore } from './command.ts'
import { measureLine, writtenSides, unitText } from './held-text.ts'
import { readCode } from './history-csv.ts'
import { adminUrl, askServer, type Held } from './server-report.ts'
import { poll } from './site-answer.ts'

/** The site looks once a second for what was let pass. */
const PATIENCE = 5 * SECOND

export const acceptCommand: Command = {
  name: 'accept',
  usage: 'KOD --yes',
  summary:
    'Sitenin beklettiği fiyatı geçirir (örneğin accept USD). --yes olmadan yalnızca gösterir; ondan sonra fiyatlar bununla ölçülür.',
  async run({ options, operands: [operand = ''] }, tool) {
    const code = orNoSuchPrice(readCode(operand), operand)
    const settings = settingsOf(tool)
    const held = await heldNow(settings, code)
    if (held === 'no-answer') {
      const url = adminUrl(settings)
      const line = `Sunucu: yanıt yok (${url}). Neyin bekletildiğini yalnızca çalışan site bilir.`
      return refused(held, { url }, line)
    }
    if (held === undefined) return nothingHeld(code)
    const shown = figures(held)
    if (options['yes'] !== true)
      return { ...refused('unconfirmed', { held }, shown, 'Bu fiyat doğruysa --yes ekleyin.'), exit: 2 }
    const price = priceOf(held)
    if (price === null) return nothingHeld(code)
    await withStore(tool, (store) => store.keepApproval({ code, ...price, at: tool.clock.now() }))
    const passed = await poll(PATIENCE, async () => (await heldNow(settings, code)) === undefined || undefined)
    if (passed === true) return done({ accepted: held }, shown, 'Geçti: artık bekletilmiyor.')
    const late = `Onay kaydedildi, ama fiyat henüz geçmedi: ${OFFICE_COMMAND} status ile bakın.`
    return refused('not-yet', { held }, shown, late)
  },
}

async function heldNow(settings: Settings, code: Held['code']): Promise<Held | undefined | 'no-answer'> {
  const report = await askServer(settings)
  return report?.market === undefined ? 'no-answer' : report.market.held.find((held) => held.code === code)
}

function priceOf({ buy, sell }: Held): Sides | null {
  const [onBuy, onSell] = [parseRate(buy), parseRate(sell)]
  return onSell.ok ? { buy: onBuy.ok ? onBuy.value : null, sell: onSell.value } : null
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
