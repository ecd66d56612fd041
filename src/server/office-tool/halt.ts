import { CURRENCY_CODES, type CurrencyCode } from '#domain/currency.ts'
import { listHalts, readCurrencies, unlistHalts } from '../office/door.ts'
import { OFFICE_COMMAND, type Settings } from '../run/door.ts'
import { haltLines } from './board-change.ts'
import {
  type Call,
  type Command,
  type Report,
  settingsOf,
  type Tool,
  UsageError,
  personOf,
  wordsOf,
} from './command.ts'
import { type HaltInFile, haltInFile, haltInFileLines } from './halt-in-file.ts'
import { agreedTo } from './office-change.ts'
import { recordedBoard } from './recorded-board.ts'
import { adminUrl, askServer } from './server-report.ts'
import { siteHalts } from './site-word.ts'

const options = { yes: { type: 'boolean' } } as const
const operands = { least: 1, most: 8 }

export const haltCommand: Command = {
  name: 'halt',
  usage: 'KOD…|hepsi [--yes]',
  summary:
    'Fiyatı hemen siteden kaldırır (örneğin halt JPY, halt hepsi); kurum dosyası bozuk olsa da çalışır. Yerinde “Gişeye sorunuz” yazar.',
  options,
  operands,
  run: (call, tool) => turn(tool, call, true),
}

export const resumeCommand: Command = {
  name: 'resume',
  usage: 'KOD…|hepsi [--yes]',
  summary: 'Durdurulan fiyatı yeniden siteye koyar (örneğin resume JPY, resume hepsi).',
  options,
  operands,
  run: (call, tool) => turn(tool, call, false),
}

/** How the site stands to it: it does what was asked; it answers and does not yet; it does not answer; nothing could be
 * written that it would go by. */
type Effect = 'done' | 'not-yet' | 'no-answer' | 'unwritten'

async function turn(tool: Tool, call: Call, halted: boolean): Promise<Report> {
  const codes = CURRENCY_CODES.filter((code) => call.operands.some((operand) => codesOf(operand).includes(code)))
  const settings = settingsOf(tool)
  const shown = [
    `${codes.join(', ')} ${halted ? 'siteden kaldırılacak' : 'yeniden siteye konacak'}:`,
    ...haltLines(await recordedBoard(tool), codes, halted),
  ]
  const agreed = await agreedTo(tool, call, shown)
  if (agreed !== true) return agreed

  const { by } = personOf(tool)
  // The prices go first, whatever becomes of the file.
  const listed = halted && (await listHalts(settings.dataDir, codes, tool.clock.now(), by))
  const words = wordsOf(halted ? 'halt' : 'resume', call)
  const file = await haltInFile(settings, { codes, halted, by, words })
  if (!halted || file.kind === 'taken') await unlistHalts(settings.dataDir, codes)
  const written = listed || !halted || WRITTEN.has(file.kind)
  const effect = written ? await effectOf(settings, codes, halted) : 'unwritten'
  // The list holds at the next start in any case; the file, only where it is sound.
  const well = effect === 'done' || (effect === 'no-answer' && (halted || file.kind === 'unanswered'))
  const lines = [EFFECTS[effect](halted, adminUrl(settings)), ...haltInFileLines(file, { halted, listed })]
  return {
    exit: well ? 0 : 1,
    data: { codes, halted, effect, file },
    lines: call.options['yes'] === true ? [...shown, ...lines] : lines,
  }
}

/** What has become of a file that halts by itself. */
const WRITTEN: ReadonlySet<HaltInFile['kind']> = new Set(['taken', 'unanswered', 'late'])

async function effectOf(settings: Settings, codes: readonly CurrencyCode[], halted: boolean): Promise<Effect> {
  if (await siteHalts(settings, codes, halted)) return 'done'
  return (await askServer(settings)) === null ? 'no-answer' : 'not-yet'
}

function codesOf(operand: string): readonly CurrencyCode[] {
  const codes = readCurrencies(operand)
  if (codes === undefined) throw new UsageError(`Böyle bir döviz yok: ${operand}`)
  return codes
}

const EFFECTS: Readonly<Record<Effect, (halted: boolean, url: string) => string>> = {
  done: (halted) => (halted ? 'Siteden kaldırıldı.' : 'Yeniden sitede.'),
  'not-yet': (halted) =>
    halted ? `Kaydedildi, ama site henüz kaldırmadı: ${OFFICE_COMMAND} status` : 'Site hâlâ durdurulmuş tutuyor.',
  'no-answer': (halted, url) =>
    `Site çalışmıyor ya da yanıt vermiyor (${url}); açıldığında ${halted ? 'durdurulmuş' : 'sitede'} olur.`,
  unwritten: () =>
    'DURDURULAMADI: veri klasörüne yazılamıyor (disk dolu olabilir). “halt hepsi” dolu diskte de çalışır.',
}
