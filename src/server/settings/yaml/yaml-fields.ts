import { ACCOUNT_CURRENCIES } from '#contract/account-currencies.ts'
import { DIRECTION_LANGUAGES } from '#contract/languages.ts'
import { WEEKDAY_KEYS } from '#contract/settings/weekday-keys.ts'
import { MINUTE, SECOND } from '#domain/calendar.ts'
import { BANKNOTE_KINDS } from '#domain/currency-records/banknote-column.ts'
import { CURRENCY_CODES } from '#domain/currency.ts'
import { type InstrumentId, METAL_CODES } from '#domain/instrument.ts'
import { WEEKDAYS, writtenName } from '../spelling.ts'
import {
  BANKNOTE_RULE,
  DAY,
  DECIMAL,
  HALTED_CURRENCIES,
  HALTED_METALS,
  HOURS,
  IBAN,
  lengthIn,
  MARGIN,
  MOMENT,
  PERCENT,
  PICTURE,
  TEXT,
  TRADED_METALS,
  WHOLE_NUMBER,
  YEAR,
  YES_OR_NO,
  type YamlValue,
} from './yaml-values.ts'

/** A field of the office file: its name with those of its groups, and the path of its value in the document. */
export interface ValueRow {
  readonly kind: 'value'
  readonly field: readonly string[]
  readonly path: readonly string[]
  readonly value: YamlValue
  /** The value of a missing field; without it the field is required. undefined means no value. */
  readonly absent?: { readonly value: unknown }
}

export interface ListRow {
  readonly kind: 'list'
  readonly field: readonly string[]
  readonly path: readonly string[]
  readonly rows: readonly ValueRow[]
  /** The items are stored in a record, with this value as the key. */
  readonly key?: string
}

/** A group that the word "yok" replaces. */
export interface OptionalGroupRow {
  readonly kind: 'optional-group'
  readonly field: readonly string[]
  readonly path: readonly string[]
  /** The value in the document if the file has "yok" or no value. */
  readonly none: unknown
}

export type FieldRow = ValueRow | ListRow | OptionalGroupRow

/** Halts are not part of the document, so the reader removes them. */
export const HALTED = '#halted'

export const NO_GOLD = { published: false, traded: [], jewelleryLicence: false }

const NONE = { value: null }
const LEFT_OUT = { value: undefined }

/** Makes the row of a field, such as "iletisim.adres.sokak" at "address.street". */
function at(field: string, path: string, value: YamlValue, absent?: ValueRow['absent']): ValueRow {
  const row = { kind: 'value', field: field.split('.'), path: path.split('.'), value } as const
  return absent === undefined ? row : { ...row, absent }
}

function margins(group: string, codes: readonly InstrumentId[]): ValueRow[] {
  return codes.flatMap((code) => {
    const field = `${group}.paylar.${writtenName(code)}`
    return [
      at(`${field}.alis`, `margins.${code}.buy`, MARGIN, LEFT_OUT),
      at(`${field}.satis`, `margins.${code}.sell`, MARGIN, LEFT_OUT),
    ]
  })
}

const LIMITS = [
  ['makas_yuzde', 'spreadLimit'],
  ['sicrama_yuzde', 'jumpLimit'],
  ['pay_yuzde', 'marginLimit'],
  ['gun_yuzde', 'dayLimit'],
] as const

const metalLimits = METAL_CODES.flatMap((code) =>
  LIMITS.map(([name, guard]) =>
    at(`altin.sinirlar.${writtenName(code)}.${name}`, `metalGuards.${code}.${guard}`, PERCENT, LEFT_OUT),
  ),
)

const accounts = ACCOUNT_CURRENCIES.flatMap((currency) => at(`iban.${currency}`, `iban.${currency}`, IBAN)).concat(
  ACCOUNT_CURRENCIES.map((currency) => at(`hesap.${currency}`, `account.${currency}`, TEXT)),
)

const banknotes = CURRENCY_CODES.flatMap((code) =>
  BANKNOTE_KINDS[code].map(({ id }) =>
    at(`kurlar.banknotlar.${code}.${id}`, `banknotes.${code}.${id}`, BANKNOTE_RULE, LEFT_OUT),
  ),
)

/** The fields of the office file, in the order in which they are written. */
export const FIELDS: readonly FieldRow[] = [
  at('ornek_veri', 'sample', YES_OR_NO),
  at('kurum.ad', 'name', TEXT),
  at('kurum.kisa_ad', 'shortName', TEXT),
  at('kurum.kurulus_yili', 'founded', YEAR),
  at('kurum.site_adresi', 'origin', TEXT),
  at('kurum.yetki_belgesi.unvan', 'licence.title', TEXT, LEFT_OUT),
  at('kurum.yetki_belgesi.veren', 'licence.authority', TEXT),
  at('kurum.yetki_belgesi.tur', 'licence.kind', TEXT),
  at('kurum.yetki_belgesi.numara', 'licence.number', TEXT),
  at('kurum.yetki_belgesi.goruntu', 'licence.picture', PICTURE, LEFT_OUT),
  at('kurum.ticaret_sicili.numara', 'licence.registry.number', TEXT, LEFT_OUT),
  at('kurum.ticaret_sicili.mersis', 'licence.registry.mersis', TEXT, LEFT_OUT),
  at('kurum.ticaret_sicili.merkez', 'licence.registry.seat', TEXT, LEFT_OUT),
  at('kurum.ticaret_sicili.sermaye', 'licence.registry.capital', TEXT, LEFT_OUT),
  at('kurum.ticaret_sicili.yonetim_kurulu', 'licence.registry.board', TEXT, LEFT_OUT),
  at('kurum.ticaret_sicili.denetci', 'licence.registry.auditor', TEXT, LEFT_OUT),
  at('kurum.ticaret_sicili.ilanlar', 'licence.registry.announcements', TEXT, LEFT_OUT),
  at('iletisim.adres.sokak', 'address.street', TEXT),
  at('iletisim.adres.semt', 'address.district', TEXT),
  at('iletisim.adres.il', 'address.city', TEXT),
  at('iletisim.adres.posta_kodu', 'address.postalCode', TEXT),
  at('iletisim.adres.cevre', 'address.around', TEXT, NONE),
  at('iletisim.telefon', 'phone', TEXT),
  at('iletisim.faks', 'fax', TEXT),
  at('iletisim.e_posta', 'email', TEXT),
  at('iletisim.sohbet.adres', 'chat.address', TEXT),
  at('iletisim.sohbet.numara', 'chat.number', TEXT),
  at('iletisim.sohbet.metin', 'chat.text', TEXT),
  at('iletisim.harita.enlem', 'map.latitude', DECIMAL),
  at('iletisim.harita.boylam', 'map.longitude', DECIMAL),
  at('iletisim.harita.cerceve', 'map.embed', TEXT, NONE),
  at('iletisim.harita.baglanti', 'map.link', TEXT, NONE),
  at('iletisim.harita.yol_tarifi', 'map.directions', TEXT, NONE),
  ...DIRECTION_LANGUAGES.flatMap((language) => [
    at(`iletisim.nasil_gelinir.${language}.yer`, `directions.${language}.place`, TEXT, NONE),
    at(`iletisim.nasil_gelinir.${language}.yol`, `directions.${language}.way`, TEXT, NONE),
  ]),
  ...WEEKDAYS.map((name, index) =>
    at(`calisma_saatleri.hafta.${name}`, `hours.week.${WEEKDAY_KEYS[index] ?? ''}`, HOURS),
  ),
  {
    kind: 'list',
    field: ['calisma_saatleri', 'ozel_gunler'],
    path: ['hours', 'special'],
    rows: [at('gun', 'day', DAY), at('ad', 'name', TEXT), at('saat', 'hours', HOURS)],
    key: 'day',
  },
  { kind: 'optional-group', field: ['duyuru'], path: ['notice'], none: null },
  at('duyuru.metin', 'notice.text', TEXT),
  at('duyuru.bitis', 'notice.until', MOMENT, NONE),
  at('hesap_sahibi', 'accountHolder', TEXT, NONE),
  {
    kind: 'list',
    field: ['bankalar'],
    path: ['banks'],
    rows: [
      at('ad', 'bank', TEXT),
      at('sube', 'branch', TEXT),
      at('kod', 'code', TEXT),
      at('logo', 'logo', TEXT),
      ...accounts,
    ],
  },
  {
    kind: 'list',
    field: ['rakamlarla'],
    path: ['claims'],
    rows: [at('rakam', 'figure', TEXT), at('aciklama', 'label', TEXT)],
  },
  at('yasal.kimlik_siniri_tl', 'legal.identificationThreshold', WHOLE_NUMBER),
  at('yasal.kimlik_usd', 'legal.identityFromUsd', WHOLE_NUMBER, NONE),
  at('yasal.vergi_no_usd', 'legal.taxNumberFromUsd', WHOLE_NUMBER, NONE),
  at('yasal.ceza_tl', 'legal.penalty', WHOLE_NUMBER),
  at('yasal.ceza_yili', 'legal.penaltyYear', YEAR),
  at('yasal.yabanci_asgari_euro', 'legal.foreignMinimumEuro', WHOLE_NUMBER),
  at('buyuk_tutar_tl', 'largeSumTl', WHOLE_NUMBER, NONE),
  at('havale.aciklama_siniri_tl', 'transfers.explainedFromTl', WHOLE_NUMBER, NONE),
  at('havale.dekont_yaniti', 'transfers.receiptAnswer', TEXT, NONE),
  at('havale.tapu_yaniti', 'transfers.titleDeedAnswer', TEXT, NONE),
  at('havale.bsmv_dahil', 'transfers.includesTax', YES_OR_NO, { value: false }),
  at('baglantilar.resmi_gazete', 'links.gazette', TEXT),
  at('baglantilar.masak_sss', 'links.faq', TEXT),
  at('baglantilar.tcmb_gecmis', 'links.centralBankHistory', TEXT),
  at('baglantilar.yetkili_muesseseler', 'links.licensedOffices', TEXT, LEFT_OUT),
  at('kurlar.durdurulan', `${HALTED}.currencies`, HALTED_CURRENCIES, { value: [] }),
  ...margins('kurlar', CURRENCY_CODES),
  { kind: 'optional-group', field: ['kurlar', 'banknotlar'], path: ['banknotes'], none: {} },
  ...banknotes,
  at('kurlar.tazelik.canli_dakika', 'freshness.live', lengthIn(MINUTE)),
  at('kurlar.tazelik.gecikmeli_dakika', 'freshness.delayed', lengthIn(MINUTE)),
  at('kurlar.sinirlar.makas_yuzde', 'guards.spreadLimit', PERCENT),
  at('kurlar.sinirlar.sicrama_yuzde', 'guards.jumpLimit', PERCENT),
  at('kurlar.sinirlar.teyit_yuzde', 'guards.confirmedWithin', PERCENT),
  at('kurlar.sinirlar.teyit_saniye', 'guards.settlesAfter', lengthIn(SECOND)),
  at('kurlar.sinirlar.pay_yuzde', 'guards.marginLimit', PERCENT, { value: 200 }),
  at('kurlar.sinirlar.banknot_yuzde', 'banknoteLimit', PERCENT, LEFT_OUT),
  at('kurlar.sinirlar.bulten_yuzde', 'guards.bulletinLimit', PERCENT, { value: 1000 }),
  at('kurlar.sinirlar.gun_yuzde', 'guards.dayLimit', PERCENT, { value: 1000 }),
  { kind: 'optional-group', field: ['altin'], path: ['gold'], none: NO_GOLD },
  at('altin.alinip_satilan', 'gold.traded', TRADED_METALS),
  at('altin.kuyum_yetki_belgesi', 'gold.jewelleryLicence', YES_OR_NO, { value: false }),
  at('altin.yayinda', 'gold.published', YES_OR_NO, { value: true }),
  at('altin.durdurulan', `${HALTED}.metals`, HALTED_METALS, { value: [] }),
  ...margins('altin', METAL_CODES),
  ...metalLimits,
  { kind: 'optional-group', field: ['saglayici'], path: ['provider'], none: null },
  at('saglayici.alis', 'provider.buy', TEXT),
  at('saglayici.satis', 'provider.sell', TEXT),
  at('saglayici.zaman', 'provider.time', TEXT, NONE),
  {
    kind: 'list',
    field: ['saglayici', 'kodlar'],
    path: ['provider', 'codes'],
    rows: [at('kod', 'code', TEXT), at('ad', 'name', TEXT), at('birim', 'unit', WHOLE_NUMBER)],
    key: 'code',
  },
  at('veri_paylasimi', 'sharing', YES_OR_NO, { value: false }),
  at('saklama.mesajlar_gun', 'retention.messages', WHOLE_NUMBER),
  at('saklama.gunlukler_gun', 'retention.logs', WHOLE_NUMBER),
  at('saklama.dakikalik_kurlar_gun', 'retention.minutes', WHOLE_NUMBER),
]
