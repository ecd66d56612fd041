import * as v from 'valibot'
import type { AccountCurrency } from '#contract/office-facts.ts'
import { byCurrency, CURRENCY_CODES } from '#domain/currency.ts'
import { bankCodeOf, type IbanError, parseIban } from '#domain/iban.ts'
import { LONGEST_NOTICE, type Notice } from '#domain/opening.ts'
import { readCurrency, readHalted, readMoment } from '../settings/spelling.ts'
import { goldSection } from './gold-section.ts'
import {
  accountNumber,
  bankCode,
  chatNumber,
  day,
  decimal,
  email,
  group,
  hours,
  list,
  logoPath,
  secureOrigin,
  orNone,
  parsed,
  phoneNumber,
  readAs,
  readName,
  sides,
  shortText,
  textUpTo,
  secureAddress,
  whole,
  year,
  yesOrNo,
} from './values.ts'

const IBAN_REASONS: Readonly<Record<IbanError, string>> = {
  'not-turkish': 'TR ile başlayan, yalnız rakamlı bir IBAN olmalı',
  'wrong-length': '26 karakter olmalı (TR ve 24 rakam)',
  'wrong-check-digits': 'IBAN’ın denetim basamakları tutmuyor; bir rakam yanlış yazılmış',
}

const iban = v.pipe(shortText, parsed(parseIban, IBAN_REASONS))

function accounts<Schema extends v.GenericSchema>(schema: Schema) {
  return group({ TL: schema, USD: schema, EUR: schema } satisfies Record<AccountCurrency, Schema>)
}

const moment = readAs('2026-11-23 18:30 biçiminde bir gün ve saat olmalı', readMoment)

const noticeText = v.pipe(textUpTo(LONGEST_NOTICE), v.regex(/^\P{Cc}*$/u, 'tek satır olmalı'))

const notice = orNone(
  v.pipe(
    group({ metin: noticeText, bitis: v.optional(moment) }),
    v.transform(({ metin, bitis }): Notice => ({ text: metin, until: bitis ?? null })),
  ),
  '“yok” ya da altında “metin” ve “bitis” alanları olmalı',
)

const HALTED = '“yok”, “hepsi” ya da bir döviz listesi olmalı'

/** Currencies that are not quoted: a word for none or all of them, or a list. */
const currencies = v.pipe(
  v.lazy((written) =>
    Array.isArray(written) ? v.array(readName(CURRENCY_CODES, readCurrency)) : readAs(HALTED, readHalted),
  ),
  v.transform((codes) => new Set(codes)),
)

const bank = v.pipe(
  group({
    ad: shortText,
    sube: shortText,
    kod: bankCode,
    logo: logoPath,
    iban: accounts(iban),
    hesap: accounts(accountNumber),
  }),
  v.check(
    ({ kod, iban: ibans }) => Object.values(ibans).every((each) => bankCodeOf(each) === kod),
    '“kod”, IBAN’ların içindeki banka koduyla aynı olmalı (TR’den sonraki 3.-7. rakamlar)',
  ),
)

const specialDays = list(group({ gun: day, ad: textUpTo(60), saat: hours }), 100)

/** The fields of the office file, named as the people at the counter speak; translate.ts turns them into ours. */
export const officeSchema = group({
  ornek_veri: yesOrNo,
  kurum: group({
    ad: shortText,
    kisa_ad: shortText,
    kurulus_yili: year(1900, 2100),
    site_adresi: secureOrigin,
    yetki_belgesi: group({ veren: shortText, tur: shortText, numara: shortText }),
  }),
  iletisim: group({
    adres: group({
      sokak: shortText,
      semt: shortText,
      il: shortText,
      posta_kodu: shortText,
      cevre: v.optional(shortText),
    }),
    telefon: phoneNumber,
    faks: phoneNumber,
    e_posta: email,
    sohbet: group({ adres: secureAddress, numara: chatNumber, metin: shortText }),
    harita: group({
      enlem: decimal(-90, 90),
      boylam: decimal(-180, 180),
      cerceve: v.optional(secureAddress),
      baglanti: v.optional(secureAddress),
      yol_tarifi: v.optional(secureAddress),
    }),
  }),
  calisma_saatleri: group({
    hafta: group({
      pazartesi: hours,
      sali: hours,
      carsamba: hours,
      persembe: hours,
      cuma: hours,
      cumartesi: hours,
      pazar: hours,
    }),
    ozel_gunler: specialDays,
  }),
  duyuru: v.optional(notice),
  // Only the sample may leave it out (consistency.ts).
  hesap_sahibi: v.optional(textUpTo(140)),
  bankalar: v.pipe(list(bank, 30), v.minLength(1, 'en az bir banka olmalı')),
  rakamlarla: list(group({ rakam: textUpTo(80), aciklama: textUpTo(80) }), 12),
  yasal: group({
    kimlik_siniri_tl: whole(1, 1_000_000_000),
    ceza_tl: whole(1, 1_000_000_000),
    ceza_yili: year(2000, 2100),
    yabanci_asgari_euro: whole(1, 1_000_000),
  }),
  baglantilar: group({ resmi_gazete: secureAddress, masak_sss: secureAddress, tcmb_gecmis: secureAddress }),
  kurlar: group({
    durdurulan: currencies,
    paylar: group(byCurrency(() => v.optional(sides))),
    tazelik: v.pipe(
      group({ canli_dakika: whole(1, 1440), gecikmeli_dakika: whole(1, 1440) }),
      v.check(
        ({ canli_dakika, gecikmeli_dakika }) => canli_dakika < gecikmeli_dakika,
        '“gecikmeli_dakika”, “canli_dakika”dan büyük olmalı',
      ),
    ),
    sinirlar: group({
      makas_yuzde: decimal(0.01, 100),
      sicrama_yuzde: decimal(0.01, 100),
      teyit_yuzde: decimal(0.01, 100),
      teyit_saniye: whole(1, 3600),
      pay_yuzde: v.optional(decimal(0.01, 20), '2'),
      bulten_yuzde: v.optional(decimal(1, 100), '10'),
      gun_yuzde: v.optional(decimal(1, 100), '10'),
    }),
  }),
  altin: v.optional(goldSection),
  veri_paylasimi: v.optional(yesOrNo),
  saklama: group({
    mesajlar_gun: whole(30, 3650),
    gunlukler_gun: whole(1, 3650),
    dakikalik_kurlar_gun: whole(2, 3650),
  }),
})

export type OfficeText = v.InferOutput<typeof officeSchema>
