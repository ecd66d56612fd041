import { parseSettings } from '#contract/settings/parse-settings.ts'
import type { OfficeSettings } from '#contract/settings/settings-schema.ts'
import { MINUTE, SECOND } from '#domain/calendar.ts'
import { CURRENCY_CODES } from '#domain/currency.ts'
import { INSTRUMENT_IDS, type InstrumentId, METAL_CODES } from '#domain/instrument.ts'
import { roundHalfAway } from '#domain/rate.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { type OfficeText, readOfficeValues } from '../office/index.ts'
import { mistakeText } from './settings-text.ts'
import { METAL_NAMES } from './spelling.ts'

interface ImportedFile {
  readonly settings: OfficeSettings
  readonly halted: readonly InstrumentId[]
}

/** The text of the office file as a document, or a Turkish line for each mistake. */
export function parseOfficeFile(text: string): Result<ImportedFile, readonly string[]> {
  const read = readOfficeValues(text)
  if (!read.ok) return read
  const parsed = parseSettings(documentOf(read.value))
  if (!parsed.ok) return fail(parsed.error.map((mistake) => mistakeText(mistake)))
  const halted = new Set<InstrumentId>([...read.value.kurlar.durdurulan, ...(read.value.altin?.durdurulan ?? [])])
  return ok({ settings: parsed.value, halted: INSTRUMENT_IDS.filter((code) => halted.has(code)) })
}

function documentOf(file: OfficeText): unknown {
  const { kurum, iletisim, yasal, kurlar, saklama, calisma_saatleri, altin = null } = file
  const { sinirlar } = kurlar
  const { hafta } = calisma_saatleri
  return {
    sample: file.ornek_veri,
    name: kurum.ad,
    shortName: kurum.kisa_ad,
    founded: kurum.kurulus_yili,
    origin: kurum.site_adresi,
    licence: {
      authority: kurum.yetki_belgesi.veren,
      kind: kurum.yetki_belgesi.tur,
      number: kurum.yetki_belgesi.numara,
    },
    address: {
      street: iletisim.adres.sokak,
      district: iletisim.adres.semt,
      city: iletisim.adres.il,
      postalCode: iletisim.adres.posta_kodu,
      around: iletisim.adres.cevre ?? null,
    },
    phone: iletisim.telefon.text,
    fax: iletisim.faks.text,
    email: iletisim.e_posta,
    chat: { address: iletisim.sohbet.adres, number: iletisim.sohbet.numara, text: iletisim.sohbet.metin },
    map: {
      latitude: iletisim.harita.enlem,
      longitude: iletisim.harita.boylam,
      embed: iletisim.harita.cerceve ?? null,
      link: iletisim.harita.baglanti ?? null,
      directions: iletisim.harita.yol_tarifi ?? null,
    },
    hours: {
      week: {
        monday: hafta.pazartesi,
        tuesday: hafta.sali,
        wednesday: hafta.carsamba,
        thursday: hafta.persembe,
        friday: hafta.cuma,
        saturday: hafta.cumartesi,
        sunday: hafta.pazar,
      },
      special: Object.fromEntries(
        calisma_saatleri.ozel_gunler.map(({ gun, ad, saat }) => [gun, { name: ad, hours: saat }]),
      ),
    },
    notice: file.duyuru ?? null,
    accountHolder: file.hesap_sahibi ?? null,
    banks: file.bankalar.map(({ ad, sube, kod, logo, iban, hesap }) => {
      return { bank: ad, branch: sube, code: kod, logo, iban, account: hesap }
    }),
    claims: file.rakamlarla.map(({ rakam, aciklama }) => ({ figure: rakam, label: aciklama })),
    legal: {
      identificationThreshold: yasal.kimlik_siniri_tl,
      penalty: yasal.ceza_tl,
      penaltyYear: yasal.ceza_yili,
      foreignMinimumEuro: yasal.yabanci_asgari_euro,
    },
    links: {
      gazette: file.baglantilar.resmi_gazete,
      faq: file.baglantilar.masak_sss,
      centralBankHistory: file.baglantilar.tcmb_gecmis,
    },
    margins: marginsOf(file),
    guards: {
      spreadLimit: basisPoints(sinirlar.makas_yuzde),
      jumpLimit: basisPoints(sinirlar.sicrama_yuzde),
      confirmedWithin: basisPoints(sinirlar.teyit_yuzde),
      settlesAfter: sinirlar.teyit_saniye * SECOND,
      marginLimit: basisPoints(sinirlar.pay_yuzde),
      bulletinLimit: basisPoints(sinirlar.bulten_yuzde),
      dayLimit: basisPoints(sinirlar.gun_yuzde),
    },
    metalGuards: metalGuardsOf(altin),
    freshness: { live: kurlar.tazelik.canli_dakika * MINUTE, delayed: kurlar.tazelik.gecikmeli_dakika * MINUTE },
    gold: {
      published: altin !== null,
      traded: altin?.alinip_satilan ?? [],
      jewelleryLicence: altin?.kuyum_yetki_belgesi ?? false,
    },
    sharing: file.veri_paylasimi,
    retention: {
      messages: saklama.mesajlar_gun,
      logs: saklama.gunlukler_gun,
      minutes: saklama.dakikalik_kurlar_gun,
    },
  }
}

function marginsOf({ kurlar, altin = null }: OfficeText) {
  const written = [
    ...CURRENCY_CODES.map((code) => [code, kurlar.paylar[code]] as const),
    ...METAL_CODES.map((code) => [code, altin?.paylar[METAL_NAMES[code]]] as const),
  ]
  return Object.fromEntries(
    written.flatMap(([code, { alis, satis } = {}]) => {
      const sides = { ...(alis !== undefined && { buy: alis }), ...(satis !== undefined && { sell: satis }) }
      return Object.keys(sides).length === 0 ? [] : [[code, sides]]
    }),
  )
}

function metalGuardsOf(altin: OfficeText['altin'] | null) {
  return Object.fromEntries(
    METAL_CODES.flatMap((code) => {
      const { makas_yuzde, sicrama_yuzde, pay_yuzde, gun_yuzde } = altin?.sinirlar[METAL_NAMES[code]] ?? {}
      const guards = {
        ...(makas_yuzde !== undefined && { spreadLimit: basisPoints(makas_yuzde) }),
        ...(sicrama_yuzde !== undefined && { jumpLimit: basisPoints(sicrama_yuzde) }),
        ...(pay_yuzde !== undefined && { marginLimit: basisPoints(pay_yuzde) }),
        ...(gun_yuzde !== undefined && { dayLimit: basisPoints(gun_yuzde) }),
      }
      return Object.keys(guards).length === 0 ? [] : [[code, guards]]
    }),
  )
}

function basisPoints(percent: number): number {
  return roundHalfAway(percent * 100)
}
