import { stat } from 'node:fs/promises'
import * as v from 'valibot'
import { SECOND } from '#domain/calendar.ts'
import type { HealthReport } from '../admin/door.ts'
import type { Settings } from '../run/door.ts'
import { SOURCE_IDS, type SourceId, type SourceState } from '../upstream/door.ts'
import { type Command, withStore } from './command.ts'
import { ageText, lineText, timeText } from './terminal-text.ts'

const SOURCE_STATES = ['connecting', 'connected', 'waiting', 'failing', 'idle'] as const satisfies SourceState[]

const age = v.nullable(v.number())

/** The part of `/readyz` that people at the counter ask about. */
const reportSchema = v.object({
  status: v.picklist(['starting', 'stopping', 'unwritable', 'degraded', 'ready'] satisfies HealthReport['status'][]),
  office: v.optional(v.object({ mistakes: v.array(v.string()) })),
  market: v.optional(v.object({ alive: v.boolean(), age, quotes: v.number(), halted: v.array(v.string()) })),
  sources: v.optional(
    v.array(
      v.object({
        name: v.picklist(SOURCE_IDS),
        state: v.picklist(SOURCE_STATES),
        age,
        lastError: v.nullable(v.string()),
      }),
    ),
  ),
  bulletin: v.optional(v.object({ age })),
  clock: v.optional(v.object({ doubt: age })),
  messages: v.optional(
    v.nullable(
      v.object({
        expiring: v.array(v.number()),
        shortened: v.nullable(v.object({ fromDays: v.number(), toDays: v.number(), at: v.number() })),
      }),
    ),
  ),
  sockets: v.optional(v.number()),
})

type Served = v.InferOutput<typeof reportSchema>

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
  failing: 'YANIT VERMİYOR',
  idle: 'yedekte',
}

const SOURCE_NAMES: Readonly<Record<SourceId, string>> = {
  socket: 'Kur kaynağı (soket)',
  feed: 'Kur kaynağı (JSON)',
  tcmb: 'TCMB',
  evds: 'TCMB (EVDS)',
  'demo market': 'Örnek piyasa',
  'demo bank': 'Örnek bülten',
}

export const statusCommand: Command = {
  name: 'status',
  usage: '',
  summary: 'Sunucunun, kaynakların, veritabanının ve mesajların durumunu gösterir.',
  run: (_, tool) =>
    withStore(tool, async (store, settings) => {
      const [server, messages, mail] = [await askServer(settings), await store.countMessages(), await store.mailQueue()]
      const { size } = await stat(settings.storeFile)
      const lines = [
        ...(server === null ? [`Sunucu: yanıt yok (${adminUrl(settings)})`] : serverLines(server)),
        `Veritabanı: ${settings.storeFile}, ${Math.ceil(size / 1024).toLocaleString('tr-TR')} KB`,
        `Mesajlar: ${messages.total} toplam, ${messages.open} açık`,
        settings.mail.kind === 'none'
          ? 'E-posta: ayarlanmamış'
          : `E-posta: ${mail.waiting} bekliyor, ${mail.dead} gönderilemedi`,
      ]
      const well = server?.status === 'ready' || server?.status === 'degraded'
      return {
        exit: well ? 0 : 1,
        data: { server, messages, mail, store: { file: settings.storeFile, bytes: size } },
        lines,
      }
    }),
}

function serverLines(served: Served): string[] {
  const { status, office, market, sources = [], bulletin, clock, sockets } = served
  const since = (what: string, seconds: number | null): string =>
    seconds === null ? `${what} henüz yok` : `${what} ${ageText(seconds)} önce`
  const halted = market === undefined || market.halted.length === 0 ? '' : `, durdurulan: ${market.halted.join(', ')}`
  return [
    `Sunucu: ${WORDS[status]}`,
    ...(typeof clock?.doubt === 'number'
      ? [`SAAT ŞÜPHELİ: bilinen son andan ${ageText(clock.doubt)} sonrasını gösteriyor; hiçbir kayıt silinmiyor`]
      : []),
    ...(office?.mistakes ?? []).map((mistake) => `KURUM DOSYASINDAKİ DEĞİŞİKLİK GEÇERSİZ: ${lineText(mistake)}`),
    ...(market === undefined ? [] : [`Kurlar: ${market.quotes} döviz, ${since('son fiyat', market.age)}${halted}`]),
    ...(bulletin === undefined ? [] : [`TCMB bülteni: ${since('son alınan', bulletin.age)}`]),
    ...sources.map(
      ({ name, state, age: seconds, lastError }) =>
        `${SOURCE_NAMES[name]}: ${STATE_WORDS[state]}, ${since('son iyi yanıt', seconds)}${lastError === null ? '' : ` (${lineText(lastError)})`}`,
    ),
    ...(sockets === undefined ? [] : [`Bağlı sayfalar: ${sockets}`]),
    ...retentionLines(served.messages ?? null),
  ]
}

function retentionLines(messages: NonNullable<Served['messages']> | null): string[] {
  if (messages === null) return []
  const { expiring, shortened } = messages
  return [
    ...(shortened === null
      ? []
      : [
          `MESAJLARIN SAKLAMA SÜRESİ KISALTILDI: ${shortened.fromDays} gün yerine ${shortened.toDays} gün; ${timeText(shortened.at)} itibarıyla geçerli`,
        ]),
    ...(expiring.length === 0
      ? []
      : [`YANITLANMAMIŞ ${expiring.length} MESAJ BİR HAFTA İÇİNDE SİLİNECEK: ${expiring.join(', ')}`]),
  ]
}

async function askServer(settings: Settings): Promise<Served | null> {
  try {
    const answer = await fetch(`${adminUrl(settings)}/readyz`, { signal: AbortSignal.timeout(3 * SECOND) })
    const report = v.safeParse(reportSchema, await answer.json())
    return report.success ? report.output : null
  } catch {
    return null
  }
}

/** A server that listens on every address is asked at home. */
function adminUrl({ admin: { host, port } }: Settings): string {
  const near = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return `http://${near.includes(':') ? `[${near}]` : near}:${port}`
}
