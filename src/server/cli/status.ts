import { instrumentOf } from '#domain/instruments.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { HealthVerdict } from '../health/index.ts'
import { describePlace, OFFICE_COMMAND, type Settings, StartRefused, VERSION } from '../runtime/index.ts'
import { writtenName } from '../settings/index.ts'
import { failureHint, type MailQueue, type MessageCounts, StoreFailure, storeFailureText } from '../store/index.ts'
import { ageText, fileSizeText, oneLine, timeText } from '../text/index.ts'
import { sourceName, type SourceState } from '../upstream/index.ts'
import { type Command, type ExitCode, settingsOf, type Tool, withStoreToRead } from './command.ts'
import { heldLine } from './held-text.ts'
import type { ServerReport, ServedFinding, ServedSetUpItem } from './served.ts'
import { adminUrl, askServer, START_COMMAND } from './server-report.ts'
import { commandText, type Mood, moodText, tableText } from './terminal-text.ts'

const WORDS: Readonly<Record<ServerReport['status'], string>> = {
  starting: 'açılıyor',
  stopping: 'kapanıyor',
  unwritable: 'VERİTABANINA YAZAMIYOR',
  degraded: 'çalışıyor, eksikleri var',
  ready: 'çalışıyor',
}

const STATUS_MOODS: Readonly<Record<ServerReport['status'], Mood>> = {
  starting: 'attention',
  stopping: 'attention',
  unwritable: 'wrong',
  degraded: 'attention',
  ready: 'well',
}

const STATE_WORDS: Readonly<Record<SourceState, string>> = {
  connecting: 'bağlanıyor',
  connected: 'çalışıyor',
  waiting: 'bağlı, fiyat bekliyor',
  failing: 'KULLANILAMIYOR',
  idle: 'yedekte',
}

/** In these states the status omits the last error, because it has ended. */
const WELL: ReadonlySet<SourceState> = new Set(['connected', 'idle'])

const MAX_NAMED = 8

/** These words are a copy of the health page's, because importing them would load the whole admin server. */
const VERDICTS: Readonly<
  Record<HealthVerdict, { readonly word: string; readonly mood: Mood; readonly exit: ExitCode }>
> = {
  good: { word: 'İyi', mood: 'well', exit: 0 },
  degraded: { word: 'Aksıyor', mood: 'attention', exit: 1 },
  bad: { word: 'Kötü', mood: 'wrong', exit: 2 },
}

export const statusCommand: Command = {
  name: 'status',
  summary:
    'Sitenin iyi olup olmadığını, ne eksikse onu ve neyin işe yarayacağını söyler. Çıkış kodu: 0 iyi, 1 aksıyor, 2 kötü.',
  async run(_, tool) {
    const settings = settingsOf(tool)
    const [server, record] = [await askServer(settings), await readRecord(tool, settings)]
    // A site without a usable store is bad, whatever the server reports.
    const verdict = (record.ok ? server?.verdict : undefined) ?? 'bad'
    const { word, mood, exit } = VERDICTS[verdict]
    const rows = [
      ['Sürüm', server?.version ?? VERSION],
      ...(server === null ? [['Sunucu', moodText('wrong', `yanıt yok (${adminUrl(settings)})`)]] : serverRows(server)),
      ...(record.ok ? recordRows(record.value, settings) : []),
    ]
    const start = `Başlatmak için: ${START_COMMAND}; başlamıyorsa nedeni: ${OFFICE_COMMAND} check`
    const lines = [
      moodText(mood, word),
      ...(server?.findings ?? []).map(findingLine),
      '',
      ...tableText(rows),
      ...(server === null ? ['', start] : warningLines(server)),
      ...(record.ok ? [] : ['', ...record.error]),
      ...setUpLines(server?.setUp ?? []),
    ]
    const data = record.ok ? record.value : { store: { file: describePlace(settings.store), refusal: record.error } }
    return { exit, data: { verdict, version: VERSION, server, ...data }, lines }
  },
}

interface OfficeRecord {
  readonly messages: MessageCounts
  readonly mail: MailQueue
  readonly store: { readonly file: string; readonly bytes: number }
}

/** Reads the figures from the database, which needs no running server. Fails with the printable lines of the reason. */
async function readRecord(tool: Tool, { store: place }: Settings): Promise<Result<OfficeRecord, readonly string[]>> {
  try {
    return await withStoreToRead(tool, async (store) => {
      const [messages, mail] = [await store.countMessages(), await store.mailQueue()]
      return ok({ messages, mail, store: { file: describePlace(place), bytes: await store.size() } })
    })
  } catch (error) {
    if (error instanceof StartRefused) return fail(error.lines)
    if (!(error instanceof StoreFailure)) throw error
    const hints = failureHint(error, place).map((hint) => `    ${hint}`)
    return fail([`Veritabanı okunamıyor: ${storeFailureText(error)}`, ...hints])
  }
}

function findingLine({ text, since, remedy }: ServedFinding): string {
  const moment = since === null ? '' : ` (${timeText(since)})`
  return `  - ${oneLine(text)}${moment}${remedy === null ? '' : ` → ${commandText(remedy)}`}`
}

/** Lists sample and missing facts with the places where they are corrected. */
function setUpLines(items: readonly ServedSetUpItem[]): string[] {
  if (items.length === 0) return []
  return [
    '',
    'Örnek ya da eksik olanlar:',
    ...items.map(({ why, where }) => `  - ${oneLine(why)} → ${placeText(where)}`),
  ]
}

function placeText(where: ServedSetUpItem['where']): string {
  switch (where.kind) {
    case 'field':
      return 'panelde ya da kurum dosyasında'
    case 'environment':
      return `.env içinde ${where.names.map(oneLine).join(', ')}`
    case 'command':
      return commandText(where.command)
  }
}

function recordRows({ messages, mail, store }: OfficeRecord, settings: Settings): string[][] {
  return [
    ['Veritabanı', `${store.file}, ${fileSizeText(store.bytes)}`],
    ['Mesajlar', `${messages.total} toplam, ${messages.open} açık`],
    [
      'E-posta',
      settings.mail.kind === 'none' ? 'ayarlanmamış' : `${mail.waiting} bekliyor, ${mail.dead} gönderilemedi`,
    ],
  ]
}

/** A newer site can report a code that this release does not know. */
function nameOf(code: string): string {
  const instrument = instrumentOf(code)
  return instrument === undefined ? code : writtenName(instrument.id)
}

function agoText(what: string, seconds: number | null): string {
  return seconds === null ? `${what} henüz yok` : `${what} ${ageText(seconds)} önce`
}

function serverRows({ status, market, sources = [], bulletin, backup, sockets }: ServerReport): string[][] {
  const rows = [['Sunucu', moodText(STATUS_MOODS[status], WORDS[status])]]
  if (market !== undefined) rows.push(['Fiyatlar', pricesText(market)])
  if (bulletin !== undefined) rows.push(['TCMB bülteni', agoText('son alınan', bulletin.age)])
  for (const { name, state, age, lastErrorText } of sources) {
    const why = WELL.has(state) || lastErrorText === null ? '' : ` (${oneLine(lastErrorText)})`
    const word = state === 'failing' ? moodText('wrong', STATE_WORDS[state]) : STATE_WORDS[state]
    rows.push([sourceName(name, sources), `${word}, ${agoText('son iyi yanıt', age)}${why}`])
  }
  if (backup !== undefined) rows.push(['Yedek', backupText(backup)])
  if (sockets !== undefined) rows.push(['Bağlı sayfalar', String(sockets)])
  return rows
}

function pricesText({ quotes, age, halted }: NonNullable<ServerReport['market']>): string {
  const names = halted.map(nameOf)
  const named = names.length > MAX_NAMED ? `${names.length} fiyat` : names.join(', ')
  const count = quotes === 0 ? 'yok' : `${quotes} tane`
  return `${count}, ${agoText('kaynağın son iletisi', age)}${names.length === 0 ? '' : `, durdurulan: ${named}`}`
}

function backupText({ age, bytes, failure }: NonNullable<ServerReport['backup']>): string {
  if (failure !== null) return moodText('wrong', `ALINAMIYOR: ${oneLine(failure)}`)
  const last = age === null ? 'henüz alınmadı' : agoText('sonuncusu', age)
  return bytes === null ? last : `${last}, ${fileSizeText(bytes)}`
}

/** Returns one line for each warning that a person has to act on. */
function warningLines({ market, messages }: ServerReport): string[] {
  const lines = (market?.held ?? []).map(heldLine)
  const shortened = messages?.shortened ?? null
  if (shortened !== null) {
    const days = `${shortened.fromDays} gün yerine ${shortened.toDays} gün`
    lines.push(`MESAJLARIN SAKLAMA SÜRESİ KISALTILDI: ${days}; ${timeText(shortened.at)} itibarıyla geçerli`)
  }
  return lines.length === 0 ? [] : ['', ...lines]
}
