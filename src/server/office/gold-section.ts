import * as v from 'valibot'
import { isBar } from '#domain/gold/bars.ts'
import { BAR_CODES, METAL_CODES, type MetalCode } from '#domain/instrument.ts'
import { bareWord, METAL_NAMES, readHaltedMetals, readMetal, WRITTEN_METALS } from '../settings/spelling.ts'
import { decimal, group, orNone, readAs, readName, sides, yesOrNo } from './values.ts'

const oneMetal = readName(WRITTEN_METALS, readMetal)
const METALS = '“yok”, “hepsi” ya da [gram, ceyrek-yeni] gibi bir liste olmalı'

/**
 * What the mint and refineries make, and an office may trade without any other licence. Larger bars are listed one by
 * one.
 */
const COINS_AND_GRAMS: readonly MetalCode[] = METAL_CODES.filter(
  (code) => code === 'KULCEALTIN' || /_(?:YENI|ESKI)$/.test(code),
)

/** Trading it needs the licence of a jeweller. */
const WORKED_GOLD: ReadonlySet<MetalCode> = new Set<MetalCode>(['AYAR22', 'AYAR14'])

/** What can lie on the counter, and has a price in lira. */
const TRADABLE: ReadonlySet<MetalCode> = new Set<MetalCode>([
  ...COINS_AND_GRAMS,
  ...BAR_CODES,
  ...WORKED_GOLD,
  'GUMUSTRY',
])

/** What an office may list: of worked gold only what it lists already, since nobody else knows of its licence. */
export function tradableMetals(traded: readonly MetalCode[]): readonly MetalCode[] {
  return METAL_CODES.filter((code) => TRADABLE.has(code) && (!WORKED_GOLD.has(code) || traded.includes(code)))
}

const NO_PRODUCT = 'bu, gişede alınıp satılan bir ürün değil; sitede yalnızca bilgi için gösterilir'

const oneTradable = v.pipe(
  oneMetal,
  v.check((code) => TRADABLE.has(code), NO_PRODUCT),
)

/** A word for none, or for all that an exchange office may trade. */
const noneOrAll = readAs(METALS, (written) => {
  const word = bareWord(written)
  return word === 'yok' ? [] : word === 'hepsi' ? COINS_AND_GRAMS : undefined
})

/** A list of metals or a word for several; in display order. */
const metals = (one: v.GenericSchema<string, MetalCode>, word: v.GenericSchema<string, readonly MetalCode[]>) =>
  v.pipe(
    v.lazy((written) => (Array.isArray(written) ? v.array(one) : word)),
    v.transform((codes) => METAL_CODES.filter((code) => codes.includes(code))),
  )

function byMetalName<Schema>(schema: Schema): Record<(typeof METAL_NAMES)[MetalCode], Schema> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names are those of the table
  return Object.fromEntries(WRITTEN_METALS.map((name) => [name, schema])) as Record<
    (typeof METAL_NAMES)[MetalCode],
    Schema
  >
}

const limits = group({
  makas_yuzde: v.optional(decimal(0.01, 100)),
  sicrama_yuzde: v.optional(decimal(0.01, 100)),
  pay_yuzde: v.optional(decimal(0.01, 20)),
  gun_yuzde: v.optional(decimal(1, 100)),
})

/** A price that nobody quotes is the office's own by its margins alone; a zero is one that it chose. */
function isWhole(margins: v.InferOutput<typeof sides> | undefined): boolean {
  return margins?.alis !== undefined && margins.satis !== undefined
}

const section = v.pipe(
  group({
    yayinda: v.optional(yesOrNo, 'evet'),
    alinip_satilan: metals(oneTradable, noneOrAll),
    kuyum_yetki_belgesi: v.optional(yesOrNo, 'hayır'),
    durdurulan: v.optional(metals(oneMetal, readAs(METALS, readHaltedMetals)), 'yok'),
    paylar: v.optional(group(byMetalName(v.optional(sides))), {}),
    sinirlar: v.optional(group(byMetalName(v.optional(limits))), {}),
  }),
  v.forward(
    v.check(
      ({ alinip_satilan, kuyum_yetki_belgesi }) =>
        kuyum_yetki_belgesi || !alinip_satilan.some((code) => WORKED_GOLD.has(code)),
      '22-ayar ve 14-ayar alıp satmak kuyum yetki belgesi ister; belgeniz varsa “kuyum_yetki_belgesi: evet” satırını ekleyin',
    ),
    ['alinip_satilan'],
  ),
  v.forward(
    v.check(
      ({ alinip_satilan, paylar }) => alinip_satilan.filter(isBar).every((code) => isWhole(paylar[METAL_NAMES[code]])),
      'külçenin fiyatı gram altından hesaplanır; listedeki her külçeye (kulce-10 gibi) alış ve satış payı yazın',
    ),
    ['paylar'],
  ),
)

/** The gold board of the office; null, "yok" or left out: there is none, nor one that is off the site just now. */
export const goldSection = v.pipe(
  orNone(section, '“yok” ya da altında “alinip_satilan” alanı olmalı'),
  v.transform((written) => (written?.yayinda === true ? written : null)),
)
