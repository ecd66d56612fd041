import { dayOf } from '#domain/calendar.ts'
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
import { bytesOf, nameOf } from './caller.ts'
import type { CheckResult } from './check-result.ts'
import type { Tool } from './command.ts'
import { readOfficeText } from './office-text.ts'

/** The site's own office file, or the one that is given, as the running site would judge it; nothing is written. */
export async function checkOffice(settings: Settings, tool: Tool, given?: string): Promise<CheckResult> {
  const { officeFile, store, market } = settings
  const own = store.kind === 'file' ? officeFile : 'veritabanındaki son sürüm'
  const what = `Kurum dosyası: ${given === undefined ? own : nameOf(given, tool.caller)}`
  const text = await (given === undefined ? readOfficeText(tool) : givenText(given, tool)).catch(() => null)
  if (text === null) return { what, state: 'wrong', details: ['dosya okunamadı'] }
  const office = parseOffice(text)
  if (!office.ok) return { what, state: 'wrong', details: office.error.map(describeOfficeMistake) }
  const { facts, pricing } = office.value
  const objections = marginObjections((await recordedBoard(tool)).values(), pricing.margins, (code) =>
    limitsFor(pricing, code),
  )
  const refusals = [...demoRefusal(facts, market), ...objections.map((each) => describeObjection(each, pricing))]
  const warnings = officeWarnings(text, dayOf(tool.clock.now(), tool.clock.zone)).map(
    (warning) => `uyarı: ${describeOfficeMistake(warning)}`,
  )
  const notes = facts.sample ? ['örnek veri: site bunu belirtiyor'] : []
  const calm = warnings.length > 0 ? 'attention' : 'well'
  return { what, state: refusals.length > 0 ? 'wrong' : calm, details: [...refusals, ...warnings, ...notes] }
}

async function givenText(given: string, { caller }: Tool): Promise<string> {
  return Buffer.from(await bytesOf(given, caller)).toString()
}
