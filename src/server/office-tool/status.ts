import { stat } from 'node:fs/promises'
import type { SourceId, SourceState } from '../upstream/door.ts'
import { type Command, withStore } from './command.ts'
import { doubtLine, heldLine } from './held-text.ts'
import { adminUrl, askServer, type Served } from './server-report.ts'
import { ageText, lineText, timeText } from './terminal-text.ts'

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

const UNNAMED_PROXY =
  'TRUST_PROXY VERİLMEMİŞ: site bir vekil sunucunun arkasında ve bütün ziyaretçileri tek kişi sayıyor. Tek nginx için: TRUST_PROXY=1'

const SCARCE_ROOM =
  'MESAJLARA YER KALMIYOR: dolunca form kapanır ve telefon numaranızı söyler. İstenmeyenleri silmek için: messages erase NO SON_NO --yes'

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
  const { status, office, proxy, inbox, market, sources = [], bulletin, clock, sockets } = served
  const since = (what: string, seconds: number | null): string =>
    seconds === null ? `${what} henüz yok` : `${what} ${ageText(seconds)} önce`
  const halted = market === undefined || market.halted.length === 0 ? '' : `, durdurulan: ${market.halted.join(', ')}`
  return [
    `Sunucu: ${WORDS[status]}`,
    ...(typeof clock?.doubt === 'number'
      ? [`SAAT ŞÜPHELİ: bilinen son andan ${ageText(clock.doubt)} sonrasını gösteriyor; hiçbir kayıt silinmiyor`]
      : []),
    ...(office?.mistakes ?? []).map((mistake) => `KURUM DOSYASINDAKİ DEĞİŞİKLİK GEÇERSİZ: ${lineText(mistake)}`),
    ...(proxy?.unnamed === true ? [UNNAMED_PROXY] : []),
    ...(inbox?.scarce === true ? [SCARCE_ROOM] : []),
    ...(market === undefined ? [] : [`Kurlar: ${market.quotes} döviz, ${since('son fiyat', market.age)}${halted}`]),
    ...(market?.held ?? []).map(heldLine),
    ...(bulletin === undefined ? [] : [`TCMB bülteni: ${since('son alınan', bulletin.age)}`]),
    ...(bulletin?.doubts ?? []).map(doubtLine),
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
