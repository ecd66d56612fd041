import { setTimeout as pause } from 'node:timers/promises'
import { SECOND } from '#domain/calendar.ts'
import { instrumentOf } from '#domain/instruments.ts'
import type { Sides } from '#domain/quote.ts'
import { parseRate } from '#domain/rate.ts'
import { readInstrument } from '../office/index.ts'
import { OFFICE_COMMAND, type Settings } from '../runtime/index.ts'
import { ageText } from '../text/index.ts'
import { type Command, type Report, settingsOf, UsageError, withStore } from './command.ts'
import { measureLine, sidesText, unitText } from './held-text.ts'
import { adminUrl, askServer, type Held } from './server-report.ts'

/** The site looks once a second for what was let pass. */
const PATIENCE = 5 * SECOND
const LOOKS_EVERY = SECOND / 4

export const acceptCommand: Command = {
  name: 'accept',
  usage: 'KOD --yes',
  summary:
    'Sitenin beklettiği fiyatı geçirir (örneğin accept USD). --yes olmadan yalnızca gösterir; ondan sonra fiyatlar bununla ölçülür.',
  options: { yes: { type: 'boolean' } },
  operands: { least: 1, most: 1 },
  async run({ options, operands: [operand = ''] }, tool) {
    const code = instrumentOf(operand.toUpperCase())?.id ?? readInstrument(operand)
    if (code === undefined) throw new UsageError(`Böyle bir döviz ya da altın yok: ${operand}`)
    const settings = settingsOf(tool)
    const held = await heldNow(settings, code)
    if (held === 'no-answer') return unanswered(settings)
    if (held === undefined) return nothingHeld(code)
    if (options['yes'] !== true) return shown(held)
    const price = priceOf(held)
    if (price === null) return nothingHeld(code)
    await withStore(tool, (store) => store.keepApproval({ code, ...price, at: tool.clock.now() }))
    return (await passed(settings, code)) ? accepted(held) : notYet(held)
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

async function passed(settings: Settings, code: Held['code']): Promise<boolean> {
  for (let waited = 0; waited < PATIENCE; waited += LOOKS_EVERY) {
    if ((await heldNow(settings, code)) === undefined) return true
    await pause(LOOKS_EVERY)
  }
  return false
}

function figures(held: Held): string[] {
  const { shown: now, code, age } = held
  const onSite = now === null ? 'Gişeye sorunuz' : `${sidesText(now)} (${ageText(now.age)} önce)`
  const measure = measureLine(held)
  return [
    unitText(code),
    `  Sitede:   ${onSite}`,
    `  Bekleyen: ${sidesText(held)} (${ageText(age)}, kâr payı eklenmemiş)`,
    ...(measure === null ? [] : [`  ${measure}`]),
  ]
}

function shown(held: Held): Report {
  const lines = [...figures(held), 'Bu fiyat doğruysa --yes ekleyin.']
  return { exit: 2, data: { error: 'unconfirmed', held }, lines }
}

function accepted(held: Held): Report {
  return {
    exit: 0,
    data: { accepted: held },
    lines: [...figures(held), 'Geçti: artık bekletilmiyor.'],
  }
}

function notYet(held: Held): Report {
  const lines = [...figures(held), `Onay kaydedildi, ama fiyat henüz geçmedi: ${OFFICE_COMMAND} status ile bakın.`]
  return { exit: 1, data: { error: 'not-yet', held }, lines }
}

function nothingHeld(code: Held['code']): Report {
  return { exit: 1, data: { error: 'nothing-held', code }, lines: [`${code} için bekletilen fiyat yok.`] }
}

function unanswered(settings: Settings): Report {
  return {
    exit: 1,
    data: { error: 'no-answer', url: adminUrl(settings) },
    lines: [`Sunucu: yanıt yok (${adminUrl(settings)}). Neyin bekletildiğini yalnızca çalışan site bilir.`],
  }
}
