import { fullBanknoteName, shareAsObject } from '#contract/banknote-names.ts'
import { commandAuthorText, OFFICE_TOOL } from '#contract/command-author.ts'
import { listText } from '#contract/list-text.ts'
import { productName } from '#contract/product-names.ts'
import { lessText } from '#contract/settings/kinds/price-kinds.ts'
import type { MistakeKind, SettingsMistake } from '#contract/settings/settings-mistake.ts'
import { marginText } from '#domain/margin-text.ts'
import type { Margin, MarginLimits, MarginObjection } from '#domain/margin.ts'
import { MAX_PICTURE_BYTES, MAX_PICTURE_SIDE, type PictureMistake } from '#domain/picture-rules.ts'
import { rateOfMicros } from '#domain/rate.ts'
import type { ChangeWay } from '../store/index.ts'
import { countText, oneLine, rateText, shareText } from '../text/index.ts'
import { USUAL_PROVIDER_VARIABLES } from '../upstream/index.ts'
import { fieldName, valueText } from './change-text.ts'
import { marginPlace } from './sensitive-changes.ts'
import type { UnusualBanknote, UnusualChange } from './settings-changes.ts'

/** The Turkish sentences about settings, for the panel, the commands and the emails. */

export const WAY_WORDS: Readonly<Record<ChangeWay, string>> = {
  panel: 'panel',
  command: OFFICE_TOOL.toLocaleLowerCase('tr-TR'),
  import: 'dosya',
  undo: 'geri alma',
  restore: 'geri dönüş',
}

/** Returns, for example, "Ayşe Kaya (panel)" or "ayse (kurum aracı)". */
export function authorText(by: string | null, via: ChangeWay): string {
  return via === 'command' ? commandAuthorText(by) : `${by === null ? 'bilinmiyor' : oneLine(by)} (${WAY_WORDS[via]})`
}

const SIDE_NAMES = { buy: 'alış', sell: 'satış' } as const

const NOTHING = '—'

const PLAIN = {
  missing: 'bu alan eksik',
  'unknown-field': 'bilinmeyen alan',
  'wrong-type': 'beklenen türde bir değer değil',
  'unknown-name': 'bilinen bir ad değil',
  empty: 'boş bırakılamaz',
  'not-one-line': 'tek satır olmalı',
  'not-whole': 'tam sayı olmalı',
  'too-few': 'en az bir satır olmalı',
  'not-https': 'https:// ile başlayan bir adres olmalı',
  'not-origin': 'https://www.ornek.com biçiminde olmalı; sonunda / ya da yol olmamalı',
  'not-email': 'geçerli bir e-posta adresi olmalı',
  'not-phone': '0 (212) 123 45 67 biçiminde, alan koduyla bir telefon numarası ya da 444 0 123 gibi bir numara olmalı',
  'not-chat-number': 'ülke koduyla, yalnız rakamla (905551234567) yazılmalı',
  'not-logo': '/img/banks/ziraat.svg gibi, sitedeki bir resmin yolu olmalı',
  'not-bank-code': 'beş rakam olmalı',
  'not-account-number': 'rakam, boşluk ve tireden oluşan bir hesap numarası olmalı',
  'iban-not-turkish': 'TR ile başlayan, yalnız rakamlı bir IBAN olmalı',
  'iban-wrong-length': '26 karakter olmalı (TR ve 24 rakam)',
  'iban-wrong-check-digits': 'IBAN’ın denetim basamakları tutmuyor; bir rakam yanlış yazılmış',
  'iban-repeated': 'bu IBAN yukarıda da yazılmış',
  'bank-code-differs': 'banka kodu, IBAN’ların içindeki kodla aynı olmalı (TR’den sonraki 3.-7. rakamlar)',
  'account-holder-missing': 'bu alan eksik; banka hesaplarının sahibini, bankada kayıtlı unvanıyla yazın',
  'not-day': 'takvimde böyle bir gün yok',
  'not-time': '18:30 biçiminde bir saat olmalı',
  'closes-before-opening': 'kapanış saati açılıştan sonra olmalı',
  'spans-overlap': 'saatler birbirini izlemeli: 09:00-12:30, 13:30-18:30',
  'too-many-spans': 'bir günde en çok üç açılış yazılabilir',
  'not-banknote-rule':
    'her banknot “tabela”, “alınmaz” ya da -0,50 gibi bir lira farkı olmalı; madenî parada fark olmaz, yırtık banknot “gişede” ya da “alınmaz” olur',
  'not-margin': '0,05 ya da -0,05 gibi lira olarak veya "%0,25" gibi yüzde olarak, en çok 4 haneli olmalı',
  'delayed-before-live': 'gecikmeli sayılma süresi, canlı sayılma süresinden uzun olmalı',
  'not-tradable': 'bu, gişede alınıp satılan bir ürün değil; sitede yalnızca bilgi için gösterilir',
  'on-board': 'bu dövizin tabelada fiyatı var',
  'needs-jewellery-licence': '22-ayar ve 14-ayar alıp satmak kuyum yetki belgesi ister',
  'bar-needs-margins': 'külçenin fiyatı gram altından hesaplanır; listedeki her külçeye alış ve satış payı yazın',
  'latitude-and-longitude-swapped': 'enlem ile boylam yer değiştirmiş',
  'not-in-turkey': 'burası Türkiye’de değil',
  'sample-value': 'örnek değer duruyor; gerçeğini yazın',
  'real-office-beside-demo-prices': `gerçek bir kurumun sitesi uydurma kurlarla açılmaz; ${listText(USUAL_PROVIDER_VARIABLES, 'ya da')} verilmeli`,
} as const satisfies Readonly<Partial<Record<MistakeKind, string>>>

/** Returns the mistake without the name of the field: "en çok 140 karakter olmalı". */
export function mistakeReason({ path, kind, params }: SettingsMistake): string {
  if (isPlain(kind)) return PLAIN[kind]
  const limit = Number(params['limit'] ?? 0)
  switch (kind) {
    case 'too-long':
      return `en çok ${limit} karakter olmalı`
    case 'too-many':
      return limit === 0 ? 'çok fazla satır var' : `en çok ${limit} satır olmalı`
    case 'too-small':
      return `en az ${valueText(path, limit)} olmalı`
    case 'too-large':
      return `en çok ${valueText(path, limit)} olmalı`
    case 'iban-of-other-bank':
      return `bu IBAN “${params['bank']}” bankasının değil: TR’den sonraki 3.-7. rakamlar ${params['code']} olmalıydı`
    case 'account-not-in-iban':
      return `${params['currency']} IBAN’ının içinde bu hesap numarası yok`
    case 'sample-beside-real-prices':
      return `örnek bilgiler gerçek fiyatların (${params['host']}) yanında yayınlanmaz`
    case 'banknote-too-much':
      return banknoteReason(params)
    case 'margins-cross':
    case 'margins-too-far':
    case 'margins-too-wide':
      return marginReason({ path, kind, params })
  }
}

const PICTURE_MISTAKES: Readonly<Record<PictureMistake, string>> = {
  'not-jpeg': 'JPEG biçiminde bir resim olmalı',
  broken: 'resim bozuk ya da eksik; yeniden seçin',
  'has-metadata': 'resmin içinde çekim bilgileri (EXIF) kalmış; onlar olmadan kaydedin',
  'too-large': `en çok ${MAX_PICTURE_BYTES / 1000} kB olmalı`,
  'too-wide': `uzun kenarı en çok ${countText(MAX_PICTURE_SIDE)} piksel olmalı`,
}

/** Returns the reason why a file cannot be the picture of the permit. */
export function pictureMistakeReason(mistake: PictureMistake): string {
  return PICTURE_MISTAKES[mistake]
}

function isPlain(kind: MistakeKind): kind is keyof typeof PLAIN {
  return kind in PLAIN
}

/** "fark alış fiyatının %10’unu aşıyor (en çok −4,72)" */
function banknoteReason({ limit, most }: SettingsMistake['params']): string {
  // The smallest deduction is one kuruş.
  const least = lessText(Math.floor(Number(most) / 10_000) * 10_000)
  return `fark alış fiyatının ${shareAsObject(Number(limit))} aşıyor (en çok ${least})`
}

const MEASURE_WORDS: Readonly<Record<string, string>> = {
  bulletin: 'güncel fiyat yok, TCMB bülteniyle ölçüldü: ',
  close: 'güncel fiyat yok, son kapanışla ölçüldü: ',
}

/** "USD satışı bu payla 47,4770 yerine 59,3463 olurdu; bir pay fiyatı en çok %2 değiştirebilir" */
function marginReason({ path, kind, params }: SettingsMistake): string {
  const place = marginPlace(path)
  if (place === null) return kind
  const { code, side } = place
  const figure = (value: string | number | null | undefined): string => {
    const rate = rateOfMicros(Number(value))
    return rate.ok ? rateText(code, rate.value) : NOTHING
  }
  const measured = MEASURE_WORDS[String(params['measure'])] ?? ''
  const price = `${measured}${productName(code)} ${side === 'buy' ? 'alışı' : 'satışı'}`
  if (params['after'] === null) return `${price} bu payla sıfıra ya da altına inerdi`
  const now = `${price} bu payla ${figure(params['before'])} yerine ${figure(params['after'])} olurdu`
  const share = shareText(Number(params['limit']) / 10_000)
  if (kind === 'margins-too-far') return `${now}; bir pay fiyatı en çok ${share} değiştirebilir`
  if (kind === 'margins-too-wide') return `${now}; makas ${share} sınırını aşamaz`
  return side === 'buy'
    ? `${now}; alış, satışın ya da piyasanın satışının üstüne çıkamaz`
    : `${now}; satış, alışın ya da piyasanın alışının altına inemez`
}

/** Returns the reason why a margin is cut: "pay fiyatı en çok %2 değiştirebilir". */
export function objectionReason(
  { mistake }: Pick<MarginObjection, 'mistake'>,
  { marginLimit, spreadLimit }: MarginLimits,
): string {
  switch (mistake) {
    case 'margins-too-far':
      return `pay fiyatı en çok ${shareText(marginLimit / 10_000)} değiştirebilir`
    case 'margins-cross':
      return 'alış, satışın ya da piyasanın satışının üstüne çıkıyor'
    case 'margins-too-wide':
      return `makas ${shareText(spreadLimit / 10_000)} sınırını aşıyor`
  }
}

/** The margin that was probably intended; null means unknown. */
export function likelyIn({ params }: SettingsMistake): Margin | null {
  const { likely, likelyKind } = params
  if (typeof likely !== 'number') return null
  return likelyKind === 'lira' ? { kind: 'lira', micros: likely } : { kind: 'percent', millionths: likely }
}

/** "telefon: boş bırakılamaz" */
export function mistakeText(mistake: SettingsMistake): string {
  const reason = mistakeReason(mistake)
  return marginPlace(mistake.path) !== null && mistake.kind.startsWith('margins-')
    ? reason
    : `${fieldName(mistake.path)}: ${reason}`
}

/** A full sentence about a change that was probably not intended. */
export function unusualText(change: UnusualChange): string {
  if ('of' in change) return unusualBanknoteText(change)
  const { code, side, kind, from, to, largest } = change
  const name = `${productName(code)} ${SIDE_NAMES[side]} payı`
  const [was, now, most] = [from, to, largest].map((margin) => (margin === null ? '0' : marginText(margin)))
  switch (kind) {
    case 'in-favour':
      return `${name} ${now}, fiyatı müşterinin lehine değiştirir; işaretler yer değiştirmiş olabilir.`
    case 'five-times':
      return `${name} ${now}, önceki payın (${was}) beş katından çok; virgül kaymış olabilir.`
    case 'thousands':
      return `${name} ${now} olarak okunur; bin için nokta ve virgül koymadan yazın.`
    case 'over-largest':
      return `${name} son 30 günde en çok ${most} oldu; ${now} bunun iki katından çok.`
    case 'over-half-percent':
      return `${name} ${now}, fiyatın yüzde yarımından fazla.`
    case 'unmeasured':
      return `${name} ${now}; ölçecek bir fiyat yok, bir kez daha bakın.`
    case 'lost':
      return `${name} bugüne dek ${was} idi; şimdi hiç yok.`
  }
}

function unusualBanknoteText({ code, of, kind, less }: UnusualBanknote): string {
  const name = `${fullBanknoteName(code, of)}: ${lessText(less)}`
  return kind === 'banknote-far'
    ? `${name}, alış fiyatının %2’sinden fazla; virgül kaymış olabilir.`
    : `${name}; ölçecek bir fiyat yok, bir kez daha bakın.`
}
