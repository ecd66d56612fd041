import type * as v from 'valibot'
import type { OfficeFacts } from '#contract/office-facts.ts'
import { DAY_LENGTH, MINUTE, SECOND } from '#domain/calendar.ts'
import { byCurrency, CURRENCY_CODES } from '#domain/currency.ts'
import { isBar } from '#domain/gold/bars.ts'
import { INSTRUMENT_IDS, type InstrumentId, METAL_CODES, type MetalCode } from '#domain/instrument.ts'
import type { Margin, SideMargins } from '#domain/margin.ts'
import type { QuoteGuards } from '#domain/quote-rules.ts'
import { roundHalfAway } from '#domain/rate.ts'
import { METAL_NAMES, WEEKDAYS } from '../settings/spelling.ts'
import type { Office, OfficePricing } from './office.ts'
import type { OfficeText } from './schema.ts'
import type { sides } from './values.ts'

/** From the counter's words to ours: the one place that knows both. */
export function officeOf(file: OfficeText): Office {
  const { mesajlar_gun, gunlukler_gun, dakikalik_kurlar_gun } = file.saklama
  const retention = {
    messages: mesajlar_gun * DAY_LENGTH,
    logs: gunlukler_gun * DAY_LENGTH,
    minutes: dakikalik_kurlar_gun * DAY_LENGTH,
  }
  return { facts: factsOf(file), pricing: pricingOf(file), retention }
}

function factsOf(file: OfficeText): OfficeFacts {
  const { kurum, iletisim, yasal, kurlar, altin = null, veri_paylasimi = false } = file
  return {
    sample: file.ornek_veri,
    origin: kurum.site_adresi,
    name: kurum.ad,
    shortName: kurum.kisa_ad,
    founded: kurum.kurulus_yili,
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
    phone: iletisim.telefon,
    fax: { text: iletisim.faks.text },
    email: iletisim.e_posta,
    chat: { href: chatAddress(iletisim.sohbet) },
    map: mapOf(iletisim.harita),
    links: {
      gazette: file.baglantilar.resmi_gazete,
      faq: file.baglantilar.masak_sss,
      centralBankHistory: file.baglantilar.tcmb_gecmis,
    },
    hours: hoursOf(file),
    notice: file.duyuru ?? null,
    accountHolder: file.hesap_sahibi ?? null,
    banks: file.bankalar.map((bank) => ({
      bank: bank.ad,
      branch: bank.sube,
      code: bank.kod,
      logo: bank.logo,
      iban: bank.iban,
      account: bank.hesap,
    })),
    claims: file.rakamlarla.map(({ rakam, aciklama }) => ({ figure: rakam, label: aciklama })),
    legal: {
      identificationThreshold: yasal.kimlik_siniri_tl,
      penalty: yasal.ceza_tl,
      penaltyYear: yasal.ceza_yili,
      foreignMinimumEuro: yasal.yabanci_asgari_euro,
    },
    messagesKeptDays: file.saklama.mesajlar_gun,
    freshness: { live: kurlar.tazelik.canli_dakika * MINUTE, delayed: kurlar.tazelik.gecikmeli_dakika * MINUTE },
    ...(altin !== null && { gold: { traded: altin.alinip_satilan } }),
    sharing: veri_paylasimi,
  }
}

function hoursOf({ calisma_saatleri: { hafta, ozel_gunler } }: OfficeText): OfficeFacts['hours'] {
  return {
    week: WEEKDAYS.map((weekday) => hafta[weekday]),
    special: ozel_gunler
      .map(({ gun, ad, saat }) => ({ day: gun, name: ad, hours: saat }))
      .toSorted((one, other) => (one.day < other.day ? -1 : 1)),
  }
}

function chatAddress({ adres, numara, metin }: OfficeText['iletisim']['sohbet']): string {
  return `${adres.replace(/\/$/, '')}/${numara}?text=${encodeURIComponent(metin)}`
}

/** Degrees shown around the office: some 800 m by 600 m. */
const AROUND = { longitude: 0.005, latitude: 0.0025 } as const

function mapOf({ enlem, boylam, cerceve, baglanti, yol_tarifi }: OfficeText['iletisim']['harita']): OfficeFacts['map'] {
  const [west, east] = [boylam - AROUND.longitude, boylam + AROUND.longitude]
  const [south, north] = [enlem - AROUND.latitude, enlem + AROUND.latitude]
  const box = [west, south, east, north].map((degrees) => degrees.toFixed(5)).join(',')
  const query = new URLSearchParams({ bbox: box, layer: 'mapnik', marker: `${enlem},${boylam}` })
  return {
    latitude: enlem,
    longitude: boylam,
    embed: cerceve ?? `https://www.openstreetmap.org/export/embed.html?${query.toString()}`,
    link: baglanti ?? `https://www.openstreetmap.org/?mlat=${enlem}&mlon=${boylam}#map=18/${enlem}/${boylam}`,
    // An address that telephones of both makes take to a map that leads there, and that is a page everywhere else.
    directions: yol_tarifi ?? `https://www.google.com/maps/dir/?api=1&destination=${enlem},${boylam}`,
  }
}

function pricingOf({ kurlar, altin = null }: OfficeText): OfficePricing {
  const { paylar, sinirlar, durdurulan } = kurlar
  const selection = altin === null ? CURRENCY_CODES : offeredWith(altin)
  return {
    selection,
    margins: { ...byCurrency((code) => marginsOf(paylar[code])), ...(altin !== null && goldMargins(altin)) },
    guards: {
      spreadLimit: basisPoints(sinirlar.makas_yuzde),
      jumpLimit: basisPoints(sinirlar.sicrama_yuzde),
      confirmedWithin: basisPoints(sinirlar.teyit_yuzde),
      settlesAfter: sinirlar.teyit_saniye * SECOND,
      marginLimit: basisPoints(sinirlar.pay_yuzde),
      bulletinLimit: basisPoints(sinirlar.bulten_yuzde),
      dayLimit: basisPoints(sinirlar.gun_yuzde),
    },
    ...(altin !== null && { ownGuards: goldGuards(altin) }),
    halted:
      altin === null
        ? durdurulan
        : new Set([...durdurulan, ...altin.durdurulan.filter((code) => selection.includes(code))]),
  }
}

type GoldText = NonNullable<OfficeText['altin']>

/** Everything but the bars that the office doesn't list. */
function offeredWith({ alinip_satilan }: GoldText): readonly InstrumentId[] {
  return INSTRUMENT_IDS.filter((code) => !isBar(code) || alinip_satilan.includes(code))
}

function goldMargins({ paylar }: GoldText): Partial<Record<MetalCode, SideMargins>> {
  return ofWritten((name) => paylar[name] && marginsOf(paylar[name]))
}

/** In what the office's limits are others for a metal than for everything, and than its record says. */
function goldGuards({ sinirlar }: GoldText): Partial<Record<MetalCode, Partial<QuoteGuards>>> {
  return ofWritten((name) => {
    const { makas_yuzde, sicrama_yuzde, pay_yuzde, gun_yuzde } = sinirlar[name] ?? {}
    return {
      ...(makas_yuzde !== undefined && { spreadLimit: basisPoints(makas_yuzde) }),
      ...(sicrama_yuzde !== undefined && { jumpLimit: basisPoints(sicrama_yuzde) }),
      ...(pay_yuzde !== undefined && { marginLimit: basisPoints(pay_yuzde) }),
      ...(gun_yuzde !== undefined && { dayLimit: basisPoints(gun_yuzde) }),
    }
  })
}

function ofWritten<Value extends object>(
  valueOf: (name: (typeof METAL_NAMES)[MetalCode]) => Value | undefined,
): Partial<Record<MetalCode, Value>> {
  return Object.fromEntries(
    METAL_CODES.flatMap((code) => {
      const value = valueOf(METAL_NAMES[code])
      return value === undefined || Object.keys(value).length === 0 ? [] : [[code, value]]
    }),
  )
}

function basisPoints(percent: number): number {
  return roundHalfAway(percent * 100)
}

/** A margin of zero is none: the provider's price stays to the last digit. */
function marginsOf({ alis, satis }: v.InferOutput<typeof sides> = {}): SideMargins {
  return { ...(adds(alis) && { buy: alis }), ...(adds(satis) && { sell: satis }) }
}

function adds(margin: Margin | undefined): margin is Margin {
  return margin !== undefined && (margin.kind === 'lira' ? margin.micros : margin.millionths) !== 0
}
