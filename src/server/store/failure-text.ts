import { oneLine, systemMeaning } from '../text/index.ts'
import type { StoreFailure } from './store-failure.ts'

/** The Turkish texts of our own failures, whose English messages are not shown. */
const OURS: Readonly<Record<string, string>> = {
  NEWER: 'bu programdan daha yeni bir sürümün',
  OLDER: 'eski bir sürümün',
  EMPTY: 'içinde kayıt yok',
  CLOSED: 'veritabanı kapandı',
  SLOW: 'zamanında yanıt gelmedi',
  POSTGRES_PAUSED: 'az önce bağlanılamadı, birazdan yeniden denenecek',
  POSTGRES_SILENT: 'az önce yanıt vermedi, birazdan yeniden denenecek',
  POSTGRES_ALONE: 'yedek veritabanı yazılanı almadı',
}

/** Turkish texts of failures whose message is shown, too. The first match is used. */
const WITH_MESSAGE: readonly (readonly [code: RegExp, text: string])[] = [
  [/^SETTINGS$/, 'kurum ayarlarının bir sürümü bozuk'],
  [/^(?:SQLITE_FULL|SQLITE_IOERR_SHMSIZE|POSTGRES_53100)/, 'disk dolu'],
  [/^(?:SQLITE_CORRUPT|POSTGRES_XX00[12])/, 'veritabanı bozuk'],
  [/^SQLITE_NOTADB/, 'bu bir veritabanı dosyası değil'],
  [/^SQLITE_(?:BUSY|LOCKED)/, 'başka bir program kullanıyor'],
  [/^SQLITE_(?:READONLY|PERM|AUTH)|^POSTGRES_42501/, 'yazma yetkisi yok'],
  [/^SQLITE_CANTOPEN/, 'dosya açılamıyor'],
  [/^SQLITE_IOERR/, 'disk okunamıyor ya da yazılamıyor'],
  [/^POSTGRES_(?:GONE|08)/, 'bağlantı koptu ya da kurulamadı'],
  [/^POSTGRES_25006/, 'yalnızca okunabiliyor (yedek sunucu)'],
  [/^POSTGRES_28/, 'kullanıcı adı ya da parola kabul edilmedi'],
  [/^POSTGRES_3D/, 'böyle bir veritabanı yok'],
  [/^POSTGRES_53300/, 'bağlantıların hepsi dolu'],
  [/^POSTGRES_53/, 'veritabanı sunucusunun gücü yetmiyor'],
  [/^POSTGRES_(?:40|55P03)/, 'kayıtlar o anda kilitliydi'],
  [/^POSTGRES_57014/, 'zamanında yanıt gelmedi'],
  [/^POSTGRES_57P/, 'veritabanı kapanıyor ya da açılıyor'],
]

/**
 * Returns the reason of a failure with the database's message: "disk dolu (“database or disk is full”, SQLITE_FULL)".
 */
export function storeFailureText({ code, message }: Pick<StoreFailure, 'code' | 'message'>): string {
  const ours = OURS[code]
  if (ours !== undefined) return ours
  const known = WITH_MESSAGE.find(([pattern]) => pattern.test(code))?.[1]
  const text = known ?? systemMeaning(code)?.text ?? 'veritabanı bunu yapamadı'
  return `${text} (“${oneLine(message)}”, ${code})`
}
