import { marginObjections } from '#domain/margin.ts'
import {
  demoRefusal,
  describeObjection,
  describeOfficeMistake,
  limitsFor,
  officeWarnings,
  parseOffice,
} from '../office/index.ts'
import type { Settings } from '../runtime/index.ts'
import { recordedBoard } from './board-change.ts'
import { nameOf, textOf } from './caller.ts'
import { type CheckResult, wrong } from './check-result.ts'
import { todayOf, type Tool } from './command.ts'
import { readOfficeText } from './office-text.ts'

/** The site's own office file, or the one that is given, as the running site would judge it; nothing is written. */
export async function checkOffice(settings: Settings, tool: Tool, given?: string): Promise<CheckResult> {
  const { officeFile, store, market } = settings
  const own = store.kind === 'file' ? officeFile : 'veritabanındaki son sürüm'
  const what = `Kurum dosyası: ${given === undefined ? own : nameOf(given, tool.caller)}`
  const text = await (given === undefined ? readOfficeText(tool) : textOf(given, tool.caller)).catch(() => null)
  if (text === null) return wrong(what, 'dosya okunamadı')
  const office = parseOffice(text)
  if (!office.ok) return wrong(what, ...office.error.map(describeOfficeMistake))
  const { facts, pricing } = office.value
  const objections = marginObjections((await recordedBoard(tool)).values(), pricing.margins, (code) =>
    limitsFor(pricing, code),
  )
  const refusals = [...demoRefusal(facts, market), ...objections.map((each) => describeObjection(each, pricing))]
  const warnings = officeWarnings(text, todayOf(tool)).map((each) => `uyarı: ${describeOfficeMistake(each)}`)
  const notes = facts.sample ? ['örnek veri: site bunu belirtiyor'] : []
  const calm = warnings.length > 0 ? 'attention' : 'well'
  return { what, state: refusals.length > 0 ? 'wrong' : calm, details: [...refusals, ...warnings, ...notes] }
}
