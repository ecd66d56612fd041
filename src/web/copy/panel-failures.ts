import type { TroubleKind } from '#contract/panel/action-shapes.ts'
import { MINUTE, SECOND } from '#domain/calendar.ts'

type FailureKind = TroubleKind | 'unanswered' | 'not-done' | 'of-another'

const UNANSWERED = 'Sunucu yanıt vermedi; işlemin yapılıp yapılmadığı belli değil. Yazdıklarınız burada duruyor.'

const FAILURES: Readonly<Record<Exclude<FailureKind, 'too-many'>, string>> = {
  'bad-request': 'Gönderilen bilgiler eksik ya da okunamıyor; hiçbir şey değişmedi.',
  'signed-out': 'Oturumunuz kapanmış; hiçbir şey değişmedi. Yeniden girip bir daha deneyin.',
  forbidden: 'Bu işlem sizin yetkinizle yapılamaz. Gerekiyorsa yöneticiniz yetkinizi değiştirebilir.',
  foreign: 'İstek panelin kendi sayfasından gelmedi; hiçbir şey değişmedi. Paneli yeniden açıp bir daha deneyin.',
  'old-token': 'Oturumunuz başka bir pencerede yenilenmiş; hiçbir şey değişmedi. Bir daha deneyin.',
  unconfirmed: 'Bunun için anahtarınızla bir kez daha onaylayın; hiçbir şey değişmedi.',
  'not-found': 'Bu kayıt artık yok; hiçbir şey değişmedi.',
  'shown-once': 'Bu işlem yapılmıştı; sonucu yalnız bir kez gösterilir. Gerekirse yenisini isteyin.',
  'other-act': 'Bu istek daha önce başka bir içerikle gönderilmiş; hiçbir şey değişmedi. Bir daha deneyin.',
  'too-large': 'Gönderilen metin çok uzun; hiçbir şey değişmedi.',
  failed: 'Beklenmeyen bir hata oldu; yapılıp yapılmadığı belli değil. Sayfadaki duruma bakıp yeniden deneyin.',
  'store-away': 'Veritabanı şu anda yanıt vermiyor; hiçbir şey değişmedi. Fiyatları durdurmak yine de mümkündür.',
  cancelled: 'Veritabanı zamanında yanıt vermedi; işlem iptal edildi, hiçbir şey değişmedi. Bir daha deneyin.',
  unknown: UNANSWERED,
  unanswered: UNANSWERED,
  'not-done': 'Yapılmadı; hiçbir şey değişmedi. Bir daha deneyin.',
  'of-another': 'Bu işlemi başka biri göndermişti; yapılıp yapılmadığını Geçmiş’te görebilirsiniz.',
}

/** The reasons that help a person whose stop failed. */
const STOP_FAILURES: Partial<Readonly<Record<FailureKind | 'passkey', string>>> = {
  'signed-out': ' Oturumunuz kapanmış; yeniden girin.',
  forbidden: ' Yetkiniz değişmiş.',
  'store-away': ' Veritabanı yanıt vermiyor.',
  'too-many': ' Kısa sürede çok fazla istek gönderildi.',
}

/** Explains why prices were not stopped, and names the other way. */
export function stopFailureText({ kind }: { readonly kind: FailureKind | 'passkey' }): string {
  return `Fiyatlar durdurulamadı.${STOP_FAILURES[kind] ?? ''} Bir daha deneyin; olmazsa teknisyeninizi arayın.`
}

/** The link beside a stop that failed. */
export function technicianCall(phone: string): string {
  return `Teknisyen: ${phone}`
}

/** Explains in full sentences why an action has no answer of its own. */
export function failureText(
  failure:
    | { readonly kind: FailureKind; readonly retryAfter?: number }
    | { readonly kind: 'passkey'; readonly text: string },
): string {
  if (failure.kind === 'passkey') return 'text' in failure ? failure.text : ''
  if (failure.kind !== 'too-many') return FAILURES[failure.kind]
  const { retryAfter } = failure
  const when = retryAfter === undefined ? 'Biraz bekleyip' : `${waitText(retryAfter)} sonra`
  return `Kısa sürede çok fazla istek gönderildi; hiçbir şey değişmedi. ${when} yeniden deneyin.`
}

/** Returns, for example, "20 saniye" or "3 dakika". */
export function waitText(ms: number): string {
  return ms < MINUTE ? `${Math.ceil(ms / SECOND)} saniye` : `${Math.ceil(ms / MINUTE)} dakika`
}

/** Replaces a page that cannot be shown. */
export const problemPages = {
  'not-found': { title: 'Böyle bir sayfa yok', text: 'Adres yanlış yazılmış ya da sayfa kaldırılmış olabilir.' },
  forbidden: {
    title: 'Bunun için yetkiniz yok',
    text: 'Bu sayfa sizin yetkinizle açılmaz. Gerekiyorsa yöneticiniz yetkinizi değiştirebilir.',
  },
  'store-away': {
    title: 'Kayıtlara ulaşılamıyor',
    text: 'Veritabanı şu anda yanıt vermiyor. Fiyatları durdurmak yine de mümkündür.',
  },
} as const

/** Shown over a page with typed text after the server has started a newer build. */
export const newBuild = {
  title: 'Panel güncellendi.',
  text: 'Yazdıklarınızı bitirip sayfayı yenileyin. Fiyatları şimdi de durdurabilirsiniz.',
  reload: 'Sayfayı yenile',
}

/** Replaces a page that crashed. */
export const pageFailure = {
  title: 'Sayfa açılamadı',
  text: 'Panel yenilenmiş ya da bağlantı kopmuş olabilir. Fiyatları buradan da durdurabilirsiniz.',
  reload: 'Yeniden yükle',
}

/** The way on from a page that cannot be shown. */
export const wayOn = {
  home: 'Fiyatlara dön',
  start: 'Başlangıca dön',
} as const
