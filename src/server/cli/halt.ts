import { INSTRUMENT_IDS, type InstrumentId } from '#domain/instrument.ts'
import { haltFile, readInstruments, writtenName } from '../office/index.ts'
import { OFFICE_COMMAND } from '../runtime/index.ts'
import type { Store } from '../store/index.ts'
import { haltLines, recordedBoard } from './board-change.ts'
import {
  type CommandCall,
  type Command,
  orUsageError,
  refused,
  type Report,
  settingsOf,
  type Tool,
  personOf,
  unlessStoreFails,
  withStore,
  wordsOf,
} from './command.ts'
import { type HaltInFile, haltInFile, haltInFileLines } from './halt-in-file.ts'
import { agreedTo } from './office-change.ts'
import { NO_GOLD_BOARD, officeIfSound } from './office-text.ts'
import { adminUrl, askServer } from './server-report.ts'
import { siteHalts } from './site-answer.ts'

const operands = { least: 1, most: INSTRUMENT_IDS.length }

export const haltCommand: Command = {
  name: 'halt',
  usage: 'KOD…|altin|hepsi [--yes]',
  summary:
    'Fiyatı hemen siteden kaldırır (örneğin halt JPY, halt ceyrek-yeni, halt altin, halt hepsi); kurum dosyası bozuk olsa da çalışır. Yerinde “Gişeye sorunuz” yazar.',
  operands,
  run: (call, tool) => turn(tool, call, true),
}

export const resumeCommand: Command = {
  name: 'resume',
  usage: 'KOD…|altin|hepsi [--yes]',
  summary: 'Durdurulan fiyatı yeniden siteye koyar (örneğin resume JPY, resume altin, resume hepsi).',
  operands,
  run: (call, tool) => turn(tool, call, false),
}

/** What the site did. `not-yet`: it answers; `unwritten`: nothing that it would go by could be written. */
type Effect = 'done' | 'not-yet' | 'no-answer' | 'unwritten'

async function turn(tool: Tool, call: CommandCall, halted: boolean): Promise<Report> {
  const named = new Set(call.operands.flatMap(codesOf))
  // The list takes whatever was meant: gold may be switched on meanwhile, and a full disk has room for everything only.
  const meant = INSTRUMENT_IDS.filter((code) => named.has(code))
  const codes = (await quotedIn(tool)).filter((code) => meant.includes(code))
  if (codes.length === 0) return refused('no-gold', {}, NO_GOLD_BOARD)
  const settings = settingsOf(tool)
  const shown = [
    `${codes.map(writtenName).join(', ')} ${halted ? 'siteden kaldırılacak' : 'yeniden siteye konacak'}:`,
    ...haltLines(await recordedBoard(tool), codes, halted),
  ]
  const agreed = await agreedTo(tool, call, shown)
  if (agreed !== true) return agreed

  const { by } = personOf(tool)
  // The prices go first, whatever becomes of the text.
  const list = haltFile(settings.dataDir)
  const since = tool.clock.now()
  const here = halted && (await list.add(meant, since, by))
  const shared = settings.store.kind === 'database'
  const everywhere =
    halted && shared && (await inStore(tool, (store) => store.addHalts(meant.map((code) => ({ code, since, by })))))
  const listed = here || everywhere
  const file = await haltInFile(tool, { codes, halted, by, words: wordsOf(halted ? 'halt' : 'resume', call) })
  // In the database it holds for every replica, whether one answers here or not.
  const holds = file.kind === 'taken' || (file.kind === 'unanswered' && shared)
  if (!halted || holds) {
    await list.remove(meant)
    if (shared) await inStore(tool, (store) => store.removeHalts(meant))
  }
  const written = listed || !halted || WRITTEN.has(file.kind)
  const seen = written ? await siteHalts(settings, codes, halted) : 'unwritten'
  const effect: Effect = seen === 'late' ? 'not-yet' : seen
  // A list of this machine holds at the next start, of one replica alone; the text, only where it is sound.
  const silentlyWell = file.kind === 'unanswered' || everywhere || (halted && !shared)
  const well = effect === 'done' || (effect === 'no-answer' && silentlyWell)
  const words = shared && effect === 'no-answer' ? sharedSilence(holds || everywhere) : EFFECTS[effect]
  const lines = [words(halted, adminUrl(settings)), ...haltInFileLines(file, halted, listed)]
  return {
    exit: well ? 0 : 1,
    data: { codes, halted, effect, file },
    lines: call.options['yes'] === true ? [...shown, ...lines] : lines,
  }
}

/** What has to reach every replica. False: the database can't be reached, or not written. */
async function inStore(tool: Tool, work: (store: Store) => Promise<void>): Promise<boolean> {
  return (await unlessStoreFails(withStore(tool, work), 'failed')) !== 'failed'
}

/** What has become of a file that halts by itself. */
const WRITTEN: ReadonlySet<HaltInFile['kind']> = new Set(['taken', 'unanswered', 'late'])

/** By the office's text; where that is broken, by what the site goes on with; without a site, whatever there may be. */
async function quotedIn(tool: Tool): Promise<readonly InstrumentId[]> {
  const office = await unlessStoreFails(officeIfSound(tool), null)
  return office?.pricing.selection ?? (await askServer(settingsOf(tool)))?.office?.prices ?? INSTRUMENT_IDS
}

function codesOf(operand: string): readonly InstrumentId[] {
  return orUsageError(readInstruments(operand), `Böyle bir döviz ya da altın yok: ${operand}`)
}

type EffectText = (halted: boolean, url: string) => string

const EFFECTS: Readonly<Record<Effect, EffectText>> = {
  done: (halted) => (halted ? 'Siteden kaldırıldı.' : 'Yeniden sitede.'),
  'not-yet': (halted) =>
    halted ? `Kaydedildi, ama site henüz kaldırmadı: ${OFFICE_COMMAND} status` : 'Site hâlâ durdurulmuş tutuyor.',
  'no-answer': (halted, url) =>
    `Site çalışmıyor ya da yanıt vermiyor (${url}); açıldığında ${halted ? 'durdurulmuş' : 'sitede'} olur.`,
  unwritten: () =>
    'DURDURULAMADI: veri klasörüne yazılamıyor (disk dolu olabilir). “halt hepsi” dolu diskte de çalışır.',
}

/** Where the one that is asked does not answer, and others may serve. `holds`: they hear of it by the database. */
function sharedSilence(holds: boolean): EffectText {
  return (halted, url) => {
    if (holds) return `Sitenin kopyaları iki saniye içinde alır; buradaki yanıt vermiyor (${url}).`
    const atStart = halted ? '; açıldığında durdurulmuş olur' : ''
    return `Buradaki kopya yanıt vermiyor (${url})${atStart}. Öteki kopyalar bunu duymadı.`
  }
}
