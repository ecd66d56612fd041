import { instrumentOf } from '#domain/instruments.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { HealthVerdict } from '../health/index.ts'
import { describePlace, OFFICE_COMMAND, type Settings, StartRefused } from '../runtime/index.ts'
import { writtenName } from '../settings/index.ts'
import { type MailQueue, type MessageCounts, restoreHint, StoreFailure, storeFailureText } from '../store/index.ts'
import { ageText, fileSizeText, oneLine, timeText } from '../text/index.ts'
import { SOURCE_NAMES, sourceErrorText, type SourceState } from '../upstream/index.ts'
import { type Command, type ExitCode, settingsOf, type Tool, withStoreToRead } from './command.ts'
import { heldLine } from './held-text.ts'
import type { Served, ServedFinding } from './served.ts'
import { adminUrl, askServer } from './server-report.ts'
import { commandText } from './terminal-text.ts'

const WORDS: Readonly<Record<Served['status'], string>> = {
  starting: 'açılıyor',
  stopping: 'kapanıyor',
  unwritable: 'VERİTABANINA YAZAMIYOR',
  degraded: 'çalışıyor, eksikleri var',
  ready: 'çalışıyor',
}

const STATE_WORDS: Readonly<Record<SourceState, string>> = {
  connecting: 'bağlanıyor',
  connected: 'çalışıyor',
  waiting: 'bağlı, fiyat bekliyor',
  failing: 'KULLANILAMIYOR',
  idle: 'yedekte',
}

/** What went wrong before says nothing any more. */
const WELL: ReadonlySet<SourceState> = new Set(['connected', 'idle'])

/** So many halted prices are named in the line of all prices. */
const NAMED = 8

/** The page's own words: they are not imported, since a command would load the server of the admin port for them. */
const VERDICTS: Readonly<Record<HealthVerdict, { readonly word: string; readonly exit: ExitCode }>> = {
  good: { word: 'İyi', exit: 0 },
  degraded: { word: 'Aksıyor', exit: 1 },
  bad: { word: 'Kötü', exit: 2 },
}

export const statusCommand: Command = {
  name: 'status',
  summary:
    'Sitenin iyi olup olmadığını, ne eksikse onu ve neyin işe yarayacağını söyler. Çıkış kodu: 0 iyi, 1 aksıyor, 2 kötü.',
  async run(_, tool) {
    const settings = settingsOf(tool)
    const [server, record] = [await askServer(settings), await readRecord(tool, settings)]
    // A site that does not serve is bad, whatever the reason.
    const verdict = (record.ok ? server?.verdict : undefined) ?? 'bad'
    const lines = [
      VERDICTS[verdict].word,
      ...(server?.findings ?? []).map(findingLine),
      ...(server === null
        ? [
            `Sunucu: yanıt yok (${adminUrl(settings)})`,
            `    Başlatmak için: systemctl start angun (kurulu sunucuda); başlamıyorsa nedeni: ${OFFICE_COMMAND} check`,
          ]
        : serverLines(server)),
      ...(record.ok ? recordLines(record.value, settings) : record.error),
    ]
    const data = record.ok ? record.value : { store: { file: describePlace(settings.store), refusal: record.error } }
    return { exit: VERDICTS[verdict].exit, data: { verdict, server, ...data }, lines }
  },
}

interface OfficeRecord {
  readonly messages: MessageCounts
  readonly mail: MailQueue
  readonly store: { readonly file: string; readonly bytes: number }
}

/** From the database itself, also where no server runs; or, line by line, why it can't be read. */
async function readRecord(tool: Tool, { store: place }: Settings): Promise<Result<OfficeRecord, readonly string[]>> {
  try {
    return await withStoreToRead(tool, async (store) => {
      const [messages, mail] = [await store.countMessages(), await store.mailQueue()]
      return ok({ messages, mail, store: { file: describePlace(place), bytes: await store.size() } })
    })
  } catch (error) {
    if (error instanceof StartRefused) return fail(error.lines)
    if (!(error instanceof StoreFailure)) throw error
    const hint = error.damaged ? [`    ${restoreHint(place)}`] : []
    return fail([`Veritabanı okunamıyor: ${storeFailureText(error)}`, ...hint])
  }
}

function findingLine({ text, since, remedy }: ServedFinding): string {
  const moment = since === null ? '' : ` (${timeText(since)})`
  return `  - ${oneLine(text)}${moment}${remedy === null ? '' : ` → ${commandText(remedy)}`}`
}

function recordLines({ messages, mail, store }: OfficeRecord, settings: Settings): string[] {
  return [
    `Veritabanı: ${store.file}, ${fileSizeText(store.bytes)}`,
    `Mesajlar: ${messages.total} toplam, ${messages.open} açık`,
    settings.mail.kind === 'none'
      ? 'E-posta: ayarlanmamış'
      : `E-posta: ${mail.waiting} bekliyor, ${mail.dead} gönderilemedi`,
  ]
}

/** Of a newer site it may be unknown here. */
function nameOf(code: string): string {
  const instrument = instrumentOf(code)
  return instrument === undefined ? code : writtenName(instrument.id)
}

function serverLines({ status, market, sources = [], bulletin, sockets, messages }: Served): string[] {
  const since = (what: string, seconds: number | null): string =>
    seconds === null ? `${what} henüz yok` : `${what} ${ageText(seconds)} önce`
  const names = market?.halted.map(nameOf) ?? []
  const named = names.length > NAMED ? `${names.length} fiyat` : names.join(', ')
  const halted = names.length === 0 ? '' : `, durdurulan: ${named}`
  const shortened = messages?.shortened ?? null
  return [
    `Sunucu: ${WORDS[status]}`,
    ...(market === undefined
      ? []
      : [
          `Fiyatlar: ${market.quotes === 0 ? 'yok' : `${market.quotes} tane`}, ${since('kaynağın son iletisi', market.age)}${halted}`,
        ]),
    ...(market?.held ?? []).map(heldLine),
    ...(bulletin === undefined ? [] : [`TCMB bülteni: ${since('son alınan', bulletin.age)}`]),
    ...sources.map(
      ({ name, state, age: seconds, lastError }) =>
        `${SOURCE_NAMES[name]}: ${STATE_WORDS[state]}, ${since('son iyi yanıt', seconds)}${WELL.has(state) || lastError === null ? '' : ` (${oneLine(sourceErrorText(lastError))})`}`,
    ),
    ...(sockets === undefined ? [] : [`Bağlı sayfalar: ${sockets}`]),
    ...(shortened === null
      ? []
      : [
          `MESAJLARIN SAKLAMA SÜRESİ KISALTILDI: ${shortened.fromDays} gün yerine ${shortened.toDays} gün; ${timeText(shortened.at)} itibarıyla geçerli`,
        ]),
  ]
}
