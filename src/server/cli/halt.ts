import { INSTRUMENT_IDS, type InstrumentId } from '#domain/instrument.ts'
import { readInstruments, writtenName } from '../office/index.ts'
import { type HaltOutcome, planHalt, turnPrices } from '../operations/index.ts'
import { askForAgreement } from './agreement.ts'
import {
  type CommandCall,
  type Command,
  done,
  operatorOf,
  orNoSuchPrice,
  refused,
  type Report,
  type Tool,
  wordsOf,
  YES,
} from './command.ts'
import { haltLines } from './halt-lines.ts'
import { priceLines } from './held-text.ts'
import { NO_GOLD_BOARD } from './office-text.ts'
import { adminUrl } from './server-report.ts'

const operands = ['KOD…|altin|hepsi']
const options = { yes: YES }

export const haltCommand: Command = {
  name: 'halt',
  operands,
  options,
  summary:
    'Fiyatı hemen siteden kaldırır (örneğin halt JPY, halt ceyrek-yeni, halt altin, halt hepsi); kurum dosyası bozuk olsa da çalışır. Yerinde “Gişeye sorunuz” yazar.',
  run: (call, tool) => turn(tool, call, true),
}

export const resumeCommand: Command = {
  name: 'resume',
  operands,
  options,
  summary: 'Durdurulan fiyatı yeniden siteye koyar (örneğin resume JPY, resume altin, resume hepsi).',
  run: (call, tool) => turn(tool, call, false),
}

async function turn(tool: Tool, call: CommandCall, halted: boolean): Promise<Report> {
  const operator = operatorOf(tool)
  const named = new Set(call.operands.flatMap(codesOf))
  const meant = INSTRUMENT_IDS.filter((code) => named.has(code))
  const plan = await planHalt(operator, meant, halted)
  if (plan.kind === 'not-quoted') return refused('no-gold', {}, NO_GOLD_BOARD)
  const { codes } = plan
  const names = codes.map(writtenName).join(', ')
  if (plan.kind === 'already') {
    if (halted)
      return done({ codes, halted, already: true }, `${names} zaten durdurulmuş: sitede “Gişeye sorunuz” yazıyor.`)
    const nothing = plan.whole ? 'Durdurulan fiyat yok.' : `Durdurulmuş değil: ${names}.`
    return done({ codes: [], halted, already: true }, nothing)
  }
  const shown = [`${names} ${halted ? 'siteden kaldırılacak' : 'yeniden siteye konacak'}:`, ...priceLines(plan.prices)]
  const agreed = await askForAgreement(tool, call, shown)
  if (agreed !== true) return agreed

  const order = { codes, meant, halted, words: wordsOf(halted ? 'halt' : 'resume', call) }
  const outcome = await turnPrices(operator, order)
  const lines = haltLines(outcome, order, adminUrl(operator.settings))
  return {
    exit: outcome.well ? 0 : 1,
    data: { codes, halted, ...dataOf(outcome) },
    lines: call.options['yes'] === true ? [...shown, ...lines] : lines,
  }
}

function dataOf({ well, site, file }: HaltOutcome): Report['data'] {
  if (site.kind === 'alone') return { effect: site.here, file }
  const unheard = site.unheard?.map(({ name }) => name) ?? site.others
  return { effect: well ? 'done' : 'unheard', file, unheard }
}

function codesOf(operand: string): readonly InstrumentId[] {
  return orNoSuchPrice(readInstruments(operand), operand)
}
