import { SECOND } from '#domain/calendar.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import type { Sides } from '#domain/quote.ts'
import { parseRate } from '#domain/rate.ts'
import { singleAct } from '../messages/index.ts'
import { OFFICE_COMMAND, sleep } from '../runtime/index.ts'
import { writtenName } from '../settings/index.ts'
import { ageText } from '../text/index.ts'
import { askForAgreement } from './agreement.ts'
import {
  type Command,
  done,
  requirePrice,
  refused,
  type Report,
  settingsOf,
  type Tool,
  withStore,
  YES,
} from './command.ts'
import { measureLine, unitText, writtenSides } from './held-text.ts'
import { readCode } from './history-csv.ts'
import type { Held } from './served.ts'
import { adminUrl, askServer } from './server-report.ts'

export const approveCommand: Command = {
  name: 'approve',
  operands: ['KOD'],
  options: { yes: YES },
  summary: 'Sitenin beklettiği fiyatı gösterir ve geçirir (örneğin approve USD); ondan sonra fiyatlar bununla ölçülür.',
  async run(call, tool) {
    const [operand = ''] = call.operands
    const code = requirePrice(readCode(operand), operand)
    const held = await heldPrice(tool, code)
    if (held === 'no-answer') {
      const url = adminUrl(settingsOf(tool))
      const line = `Sunucu: yanıt yok (${url}). Neyin bekletildiğini yalnızca çalışan site bilir.`
      return refused(held, { url }, line)
    }
    const price = held === null ? null : sidesHeld(held)
    if (held === null || price === null) return nothingHeld(code)
    const shown = figures(held)
    const agreed = await askForAgreement(tool, call, shown)
    if (agreed !== true) return { ...agreed, data: { ...agreed.data, held } }
    if (await letPass(tool, held, price)) return done({ approved: held }, shown, 'Geçti: artık bekletilmiyor.')
    const late = `Onay kaydedildi, ama fiyat henüz geçmedi: ${OFFICE_COMMAND} status ile bakın.`
    return refused('not-yet', { held }, shown, late)
  },
}

/** Returns the held price of a code, which only the running site knows. Null means that no price is held. */
async function heldPrice(tool: Tool, code: InstrumentId): Promise<Held | null | 'no-answer'> {
  const market = (await askServer(settingsOf(tool)))?.market
  return market === undefined ? 'no-answer' : (market.held.find((held) => held.code === code) ?? null)
}

/** Parses both sides. Returns null if the selling price can't be read. */
function sidesHeld({ buy, sell }: Held): Sides | null {
  const [bought, sold] = [parseRate(buy), parseRate(sell)]
  return sold.ok ? { buy: bought.ok ? bought.value : null, sell: sold.value } : null
}

/** `letPass` checks this often whether the price is still held. The site reads approvals once a second. */
const POLLS = 10

/** Stores the approval. Resolves with false if the site still holds the price after all checks. */
async function letPass(tool: Tool, held: Held, price: Sides): Promise<boolean> {
  const { code } = held
  const [at, { by }] = [tool.clock.now(), tool.person]
  await withStore(tool, async (store) => {
    const text = `${writtenName(code)} bekleyen fiyatı geçirildi: ${writtenSides(held)}`
    const act = store.asAct(...singleAct({ at, by, via: 'command', about: 'prices', text }))
    await act.keepApproval({ code, ...price, at })
  })
  for (let poll = 0; poll < POLLS; poll += 1) {
    await sleep(SECOND / 2, tool.clock)
    if ((await heldPrice(tool, code)) === null) return true
  }
  return false
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
