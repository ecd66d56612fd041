import { fullBanknoteName, shareAsObject } from '#contract/banknote-names.ts'
import { commandAuthorText, OFFICE_TOOL } from '#contract/command-author.ts'
import { fieldsOf, textOf } from '#contract/json.ts'
import { DIRECTION_LANGUAGES, LANGUAGES_IN_TURKISH } from '#contract/languages.ts'
import { listText } from '#contract/list-text.ts'
import { productName } from '#contract/product-names.ts'
import type { MistakeKind, SettingsMistake, SettingsPath } from '#contract/settings/settings-mistake.ts'
import type { SettingsChange, SettingValue } from '#contract/settings/settings-patch.ts'
import type { BanknoteRule } from '#domain/banknotes.ts'
import { MINUTE, parseDay, SECOND } from '#domain/calendar.ts'
import { INSTRUMENT_IDS } from '#domain/instrument.ts'
import { marginText } from '#domain/margin-text.ts'
import type { Margin, MarginLimits, MarginObjection } from '#domain/margin.ts'
import { MAX_PICTURE_BYTES, MAX_PICTURE_SIDE, type PictureMistake } from '#domain/picture-rules.ts'
import { rateOfMicros } from '#domain/rate.ts'
import type { ChangeWay } from '../store/index.ts'
import { countText, numberText, oneLine, rateText, shareText, weekdayText } from '../text/index.ts'
import { USUAL_PROVIDER_VARIABLES } from '../upstream/index.ts'
import { banknotePlace, banknoteRuleIn } from './banknote-changes.ts'
import { pictureName } from './picture-file.ts'
import { marginIn } from './price-history.ts'
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

const WEEKDAYS: Readonly<Record<string, string>> = {
  monday: 'Pazartesi',
  tuesday: 'Salı',
  wednesday: 'Çarşamba',
  thursday: 'Perşembe',
  friday: 'Cuma',
  saturday: 'Cumartesi',
  sunday: 'Pazar',
}

const GUARD_NAMES: Readonly<Record<string, string>> = {
  spreadLimit: 'makas sınırı',
  jumpLimit: 'sıçrama sınırı',
  confirmedWithin: 'teyit sınırı',
  settlesAfter: 'teyit süresi',
  marginLimit: 'pay sınırı',
  bulletinLimit: 'bülten sınırı',
  dayLimit: 'gün sınırı',
}

const FIELD_NAMES: Readonly<Record<string, string>> = {
  sample: 'örnek veri',
  name: 'kurumun adı',
  shortName: 'kurumun kısa adı',
  founded: 'kuruluş yılı',
  origin: 'sitenin adresi',
  'licence.title': 'yetki belgesindeki unvan',
  'licence.authority': 'yetki belgesini veren',
  'licence.kind': 'yetki belgesinin türü',
  'licence.number': 'yetki belgesinin numarası',
  'licence.picture': 'yetki belgesinin görüntüsü',
  'licence.registry': 'ticaret sicili bilgileri',
  'licence.registry.number': 'ticaret sicili numarası',
  'licence.registry.mersis': 'MERSİS numarası',
  'licence.registry.seat': 'şirketin merkezi',
  'licence.registry.capital': 'sermaye',
  'licence.registry.board': 'yönetim kurulu',
  'licence.registry.auditor': 'denetçi',
  'licence.registry.announcements': 'şirketin ilanlarının adresi',
  'address.street': 'adres',
  'address.district': 'semt',
  'address.city': 'il',
  'address.postalCode': 'posta kodu',
  'address.around': 'çevre',
  phone: 'telefon',
  fax: 'faks',
  email: 'e-posta',
  'chat.address': 'mesajlaşma adresi',
  'chat.number': 'mesajlaşma numarası',
  'chat.text': 'mesajlaşma metni',
  'map.latitude': 'enlem',
  'map.longitude': 'boylam',
  'map.embed': 'gömülen harita',
  'map.link': 'harita bağlantısı',
  'map.directions': 'yol tarifi bağlantısı',
  ...Object.fromEntries(
    DIRECTION_LANGUAGES.flatMap((language) => [
      [`directions.${language}.place`, `yol tarifi, ${LANGUAGES_IN_TURKISH[language]}: yer`],
      [`directions.${language}.way`, `yol tarifi, ${LANGUAGES_IN_TURKISH[language]}: yol`],
    ]),
  ),
  notice: 'duyuru',
  accountHolder: 'hesap sahibi',
  banks: 'banka hesapları',
  claims: 'ana sayfadaki rakamlar',
  'legal.identificationThreshold': 'kimlik sınırı (TL)',
  'legal.identityFromUsd': 'kimlik sınırı (USD)',
  'legal.taxNumberFromUsd': 'vergi numarası sınırı (USD)',
  'legal.penalty': 'idari para cezası (TL)',
  'legal.penaltyYear': 'cezanın yılı',
  'legal.foreignMinimumEuro': 'yabancılar listesinin başladığı tutar (Euro)',
  largeSumTl: 'büyük tutar (TL)',
  'transfers.explainedFromTl': 'havalede açıklama sınırı (TL)',
  'transfers.receiptAnswer': 'dekont sorusunun yanıtı',
  'transfers.titleDeedAnswer': 'tapu sorusunun yanıtı',
  'transfers.includesTax': 'satış fiyatına BSMV dâhil',
  'links.gazette': 'Resmî Gazete bağlantısı',
  'links.faq': 'MASAK bağlantısı',
  'links.centralBankHistory': 'TCMB geçmiş kurlar bağlantısı',
  'links.licensedOffices': 'yetkili müesseseler listesinin bağlantısı',
  margins: 'kâr payları',
  banknotes: 'banknot kuralları',
  banknoteLimit: 'banknot farkı sınırı',
  'freshness.live': 'canlı sayılma süresi',
  'freshness.delayed': 'gecikmeli sayılma süresi',
  'gold.published': 'altın tablosu',
  'gold.traded': 'alınıp satılan altın',
  'gold.jewelleryLicence': 'kuyum yetki belgesi',
  provider: 'sağlayıcının adları',
  sharing: 'veri paylaşımı',
  'retention.messages': 'mesajların saklama süresi',
  'retention.logs': 'günlüklerin saklama süresi',
  'retention.minutes': 'dakikalık kurların saklama süresi',
}

const WIRE_FIELDS: Readonly<Record<string, string>> = { ...SIDE_NAMES, time: 'zaman' }
const BANK_FIELDS: Readonly<Record<string, string>> = { bank: 'adı', branch: 'şubesi', code: 'kodu', logo: 'logosu' }

/** The Turkish name of a field: "USD alış payı", "2. banka, TL IBAN". */
export function fieldName(path: SettingsPath): string {
  const [group = '', one = '', two = '', three = ''] = path
  const known = FIELD_NAMES[path.join('.')]
  if (known !== undefined) return known
  const place = marginPlace(path)
  if (place !== null) return `${productName(place.code)} ${SIDE_NAMES[place.side]} payı`
  const banknote = banknotePlace(path)
  if (banknote !== null) return fullBanknoteName(banknote.code, banknote.id)
  switch (group) {
    case 'hours':
      if (one === 'week') return WEEKDAYS[two] ?? two
      return one === 'special' ? `${writtenDay(two)} özel günü` : unknownField(path)
    case 'banks': {
      const field =
        two === 'iban' ? `${three} IBAN` : two === 'account' ? `${three} hesap numarası` : (BANK_FIELDS[two] ?? two)
      return `${Number(one) + 1}. banka${field === '' ? '' : `, ${field}`}`
    }
    case 'claims':
      return `${Number(one) + 1}. rakam`
    case 'guards':
      return GUARD_NAMES[one] ?? one
    case 'metalGuards':
      return `${nameOf(one)} ${GUARD_NAMES[two] ?? ''}`.trim()
    case 'margins':
      return `${nameOf(one)} payları`
    case 'banknotes':
      return `${one} banknotları`
    case 'provider':
      return one === 'codes'
        ? `sağlayıcıdaki ${nameOf(two)}${three === 'unit' ? ' birimi' : ' adı'}`
        : `sağlayıcıdaki ${WIRE_FIELDS[one] ?? one} alanının adı`
    default:
      return FIELD_NAMES[group] ?? unknownField(path)
  }
}

/** A field of another release. */
function unknownField(path: SettingsPath): string {
  return `tanınmayan alan (${path.join('.')})`
}

function nameOf(written: string): string {
  const code = INSTRUMENT_IDS.find((id) => id === written)
  return code === undefined ? written : productName(code)
}

/** Returns "29 Ekim Perşembe" for "2026-10-29". */
function writtenDay(written: string): string {
  const day = parseDay(written)
  return day.ok ? weekdayText(day.value) : written
}

const NOTHING = '—'
const UNKNOWN_VALUE = 'bu sürümün okuyamadığı bir değer'

/** "USD alış payı −0,01 → −0,02", "duyuru kaldırıldı" */
export function changeText({ path, before, after }: SettingsChange): string {
  const [group] = path
  const name = fieldName(path)
  if (group === 'notice') return after === null ? 'duyuru kaldırıldı' : `duyuru: ${valueText(path, after)}`
  if (group === 'sharing') return `veri paylaşımı ${after === true ? 'açıldı' : 'kapatıldı'}`
  if (path.join('.') === 'gold.published') return `altın tablosu ${after === true ? 'açıldı' : 'kapatıldı'}`
  if (group === 'hours' && path[1] === 'special')
    return after === undefined ? `${name} silindi` : `${name}: ${valueText(path, after)}`
  if (banknotePlace(path) !== null) {
    const rule = after === undefined ? 'none' : (banknoteRuleIn(after)?.rule ?? 'unknown')
    return `${name}${RULE_WORDS[rule]}${lessIn(after)}`
  }
  if (group === 'banks' && path.length === 1) return 'banka listesi değişti'
  const colon = group === 'margins' || group === 'hours' ? '' : ':'
  return `${name}${colon} ${valueText(path, before)} → ${valueText(path, after)}`
}

/** After the name of banknotes: "1 ve 2 USD alınmaz", "50 USD: −0,50". */
const RULE_WORDS: Readonly<Record<BanknoteRule['rule'] | 'none' | 'unknown', string>> = {
  full: ': tabela fiyatı',
  less: ': ',
  no: ' alınmaz',
  ask: ': gişede bakılır',
  none: ': kural kaldırıldı',
  unknown: `: ${UNKNOWN_VALUE}`,
}

function lessIn(value: SettingValue): string {
  const rule = banknoteRuleIn(value)
  return rule?.rule === 'less' ? lessText(rule.less) : ''
}

/** "−0,50" */
function lessText(less: number): string {
  return marginText({ kind: 'lira', micros: -less })
}

/** A value as text for people. */
export function valueText(path: SettingsPath, value: SettingValue): string {
  const [group, field] = path
  if (group === 'margins') return marginsText(path, value)
  if (value === undefined || value === null) return NOTHING
  const rule = group === 'banknotes' ? banknoteRuleIn(value) : undefined
  if (rule !== undefined) return rule.rule === 'less' ? lessText(rule.less) : RULE_VALUES[rule.rule]
  if (typeof value === 'boolean') return value ? 'evet' : 'hayır'
  if (typeof value === 'string') return oneLine(value)
  if (typeof value === 'number') return numberValue(path, value)
  if (group === 'notice') return noticeText(value)
  if (group === 'provider') return mappingText(value)
  if (field === 'picture') return pictureName(fieldsOf(value))
  if (group === 'hours') return field === 'week' ? hoursText(value) : specialDayText(value)
  if (Array.isArray(value)) return value.map((each: unknown) => itemText(each)).join(', ') || NOTHING
  return UNKNOWN_VALUE
}

/** A margin, or both margins of a price whose margins this release could not read before. */
function marginsText(path: SettingsPath, value: SettingValue): string {
  if (value === undefined) return '0'
  const margin = marginIn(value)
  if (margin !== undefined) return marginText(margin)
  if (path.length > 2 || value === null) return UNKNOWN_VALUE
  const { buy, sell } = fieldsOf(value)
  return `${SIDE_NAMES.buy} ${marginsText([], buy)}, ${SIDE_NAMES.sell} ${marginsText([], sell)}`
}

const RULE_VALUES = { full: 'tabela fiyatı', no: 'alınmaz', ask: 'gişede bakılır' } as const

function itemText(item: unknown): string {
  if (typeof item === 'string') return nameOf(item)
  const { figure, label, bank } = fieldsOf(item)
  return textOf(bank) || `${textOf(figure)} ${textOf(label)}`
}

function numberValue(path: SettingsPath, value: number): string {
  const [group, field] = path
  if (field === 'settlesAfter') return `${value / SECOND} sn`
  if (group === 'guards' || group === 'metalGuards' || group === 'banknoteLimit') return shareText(value / 10_000)
  if (group === 'freshness') return `${value / MINUTE} dk`
  if (group === 'retention') return `${value} gün`
  return /year|founded/i.test(path.at(-1) ?? '')
    ? String(value)
    : group === 'map'
      ? numberText(value, 0, 6)
      : countText(value)
}

/** "bid, ask, time; USD/TRY, JPY/TRY" */
function mappingText(value: SettingValue): string {
  const { buy, sell, time, codes } = fieldsOf(value)
  const fields = [buy, sell, time].map(textOf).filter((name) => name !== '')
  const names = Object.values(fieldsOf(codes)).map((code) => textOf(fieldsOf(code)['name']))
  return `${fields.join(', ')}; ${names.join(', ')}`
}

/** "“Bugün 15.00’te kapanıyoruz.” (bitiş: 23 Kasım Pazartesi 15.00)" */
function noticeText(value: SettingValue): string {
  const { text, until } = fieldsOf(value)
  const { day, time } = fieldsOf(until)
  const end = textOf(day) === '' ? '' : ` (bitiş: ${writtenDay(textOf(day))} ${withPoint(textOf(time))})`
  return textOf(text) === '' ? UNKNOWN_VALUE : `“${oneLine(textOf(text))}”${end}`
}

function specialDayText(value: SettingValue): string {
  const { name, hours } = fieldsOf(value)
  return `${oneLine(textOf(name))}, ${hoursText(hours)}`
}

function hoursText(value: SettingValue): string {
  if (!Array.isArray(value) || value.length === 0) return 'kapalı'
  return value
    .map((span: unknown) => {
      const { from, to } = fieldsOf(span)
      return `${withPoint(textOf(from))}-${withPoint(textOf(to))}`
    })
    .join(', ')
}

function withPoint(time: string): string {
  return time.replace(':', '.')
}

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
    'her banknot “tahta”, “alınmaz” ya da -0,50 gibi bir lira farkı olmalı; madenî parada fark olmaz, yırtık banknot “gişede” ya da “alınmaz” olur',
  'not-margin': '0,05 ya da -0,05 gibi lira olarak veya "%0,25" gibi yüzde olarak, en çok 4 haneli olmalı',
  'delayed-before-live': 'gecikmeli sayılma süresi, canlı sayılma süresinden uzun olmalı',
  'not-tradable': 'bu, gişede alınıp satılan bir ürün değil; sitede yalnızca bilgi için gösterilir',
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
      return `en az ${numberValue(path, limit)} olmalı`
    case 'too-large':
      return `en çok ${numberValue(path, limit)} olmalı`
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
