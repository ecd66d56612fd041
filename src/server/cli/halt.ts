import { SECOND } from '#domain/calendar.ts'
import { INSTRUMENT_IDS, type InstrumentId } from '#domain/instrument.ts'
import { haltedIn, haltFile, readInstruments, writtenName } from '../office/index.ts'
import { OFFICE_COMMAND } from '../runtime/index.ts'
import { haltLines, recordedBoard } from './board-change.ts'
import {
  type CommandCall,
  type Command,
  done,
  orNoSuchPrice,
  refused,
  type Report,
  settingsOf,
  type Tool,
  personOf,
  unlessStoreFails,
  wordsOf,
} from './command.ts'
import { type HaltOutcome, turnAtReplicas } from './halt-at-replicas.ts'
import { type HaltInFile, haltInFile, haltInFileLines, type HaltOrder, siteTakes } from './halt-in-file.ts'
import { agreedTo } from './office-change.ts'
import { NO_GOLD_BOARD, officeIfSound, readOfficeText } from './office-text.ts'
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

async function turn(tool: Tool, call: CommandCall, halted: boolean): Promise<Report> {
  const named = new Set(call.operands.flatMap(codesOf))
  const meant = INSTRUMENT_IDS.filter((code) => named.has(code))
  const [quoted, board] = await Promise.all([quotedIn(tool), recordedBoard(tool)])
  const ofBoard = quoted.filter((code) => meant.includes(code))
  if (ofBoard.length === 0) return refused('no-gold', {}, NO_GOLD_BOARD)
  const [onSite, anywhere] = await haltedNow(tool)
  const codes = halted ? ofBoard : ofBoard.filter((code) => anywhere?.has(code) ?? true)
  const names = codes.map(writtenName).join(', ')
  if (codes.length === 0) {
    const nothing = `Durdurulmuş değil: ${ofBoard.map(writtenName).join(', ')}.`
    return done({ codes, halted, already: true }, ofBoard.length < quoted.length ? nothing : 'Durdurulan fiyat yok.')
  }
  if (halted && codes.every((code) => onSite.has(code)))
    return done({ codes, halted, already: true }, `${names} zaten durdurulmuş: sitede “Gişeye sorunuz” yazıyor.`)
  const shown = [
    `${names} ${halted ? 'siteden kaldırılacak' : 'yeniden siteye konacak'}:`,
    ...haltLines(board, codes, halted),
  ]
  const agreed = await agreedTo(tool, call, shown)
  if (agreed !== true) return agreed

  const words = wordsOf(halted ? 'halt' : 'resume', call)
  const order: HaltOrder = { codes, meant, halted, since: tool.clock.now(), by: personOf(tool).by, words }
  const isShared = settingsOf(tool).store.kind === 'database'
  const { well, lines, data } = await (isShared ? turnAtReplicas(tool, order) : turnHere(tool, order))
  return {
    exit: well ? 0 : 1,
    data: { codes, halted, ...data },
    lines: call.options['yes'] === true ? [...shown, ...lines] : lines,
  }
}

/**
 * What is halted by the word of the site, and by anybody's: its own, the text's, the list's. Of several replicas, each of
 * which is asked anew, nobody knows the latter: null.
 */
async function haltedNow(tool: Tool): Promise<readonly [ReadonlySet<InstrumentId>, ReadonlySet<InstrumentId> | null]> {
  const settings = settingsOf(tool)
  if (settings.store.kind === 'database') return [new Set(), null]
  const [served, text, listed] = await Promise.all([
    askServer(settings),
    readOfficeText(tool).catch(() => null),
    haltFile(settings.dataDir).read(),
  ])
  const onSite = new Set((served?.office?.halts ?? []).map(({ code }) => code))
  return [onSite, new Set([...onSite, ...haltedIn(text ?? ''), ...listed.map(({ code }) => code)])]
}

/** What the site did. `late`: it answers, and has not yet; `unwritten`: nothing that it would go by could be written. */
type Effect = 'done' | 'late' | 'no-answer' | 'unwritten'

async function turnHere(tool: Tool, order: HaltOrder): Promise<HaltOutcome> {
  const { meant, codes, halted, since, by } = order
  const settings = settingsOf(tool)
  // The prices go first, whatever becomes of the text.
  const list = haltFile(settings.dataDir)
  const listed = halted && (await list.add(meant, since, by))
  const file = await haltInFile(tool, order, (sha256) => siteTakes(settings, sha256))
  if (!halted) await list.remove(meant)
  // Where there is no room to write what is left of the list, it halts twice.
  else if (file.kind === 'taken') await list.remove(meant).catch(() => undefined)
  const written = listed || !halted || WRITTEN.has(file.kind)
  // Of a site that has let one patience pass nobody waits for another.
  const patience = file.kind === 'late' ? SECOND / 2 : undefined
  const effect: Effect = written ? await siteHalts(settings, codes, halted, patience) : 'unwritten'
  const lines = [EFFECTS[effect](halted, adminUrl(settings)), ...haltInFileLines(file, halted, listed)]
  // The text holds at the next start only where it is sound.
  const well = effect === 'done' || (effect === 'no-answer' && (halted || file.kind === 'unanswered'))
  return { well, lines, data: { effect, file } }
}

/** What has become of a file that halts by itself. */
const WRITTEN: ReadonlySet<HaltInFile['kind']> = new Set(['taken', 'unanswered', 'late'])

/** By the office's text; where that is broken, by what the site goes on with; without a site, whatever there may be. */
async function quotedIn(tool: Tool): Promise<readonly InstrumentId[]> {
  const office = await unlessStoreFails(officeIfSound(tool), null)
  return office?.pricing.selection ?? (await askServer(settingsOf(tool)))?.office?.prices ?? INSTRUMENT_IDS
}

function codesOf(operand: string): readonly InstrumentId[] {
  return orNoSuchPrice(readInstruments(operand), operand)
}

const EFFECTS: Readonly<Record<Effect, (halted: boolean, url: string) => string>> = {
  done: (halted) => (halted ? 'Siteden kaldırıldı.' : 'Yeniden sitede.'),
  late: (halted) =>
    halted ? `Kaydedildi, ama site henüz kaldırmadı: ${OFFICE_COMMAND} status` : 'Site hâlâ durdurulmuş tutuyor.',
  'no-answer': (halted, url) =>
    `Site çalışmıyor ya da yanıt vermiyor (${url}); açıldığında ${halted ? 'durdurulmuş' : 'sitede'} olur.`,
  unwritten: () =>
    'DURDURULAMADI: veri klasörüne yazılamıyor (disk dolu olabilir). “halt hepsi” dolu diskte de çalışır.',
}
