import * as v from 'valibot'
import { fullBanknoteName } from '#contract/banknote-names.ts'
import { fieldsOf } from '#contract/json.ts'
import { productName } from '#contract/product-names.ts'
import {
  field,
  group,
  leftOutField,
  leftOutGroup,
  leftOutPart,
  refined,
  type Said,
} from '#contract/settings/declaration.ts'
import { flag, tradedMetals } from '#contract/settings/kinds/choice-kinds.ts'
import { minutes, percent, seconds } from '#contract/settings/kinds/figure-kinds.ts'
import { banknoteRuleFor, banknoteRuleIn, margin, UNKNOWN_VALUE } from '#contract/settings/kinds/price-kinds.ts'
import { cautious } from '#contract/settings/setting-values.ts'
import { kind } from '#contract/settings/settings-mistake.ts'
import { writtenName } from '#contract/settings/spelling.ts'
import type { BanknoteRules } from '#domain/banknotes.ts'
import { byKey } from '#domain/by-key.ts'
import { MINUTE, SECOND } from '#domain/calendar.ts'
import { BANKNOTE_KINDS } from '#domain/currency-records/banknote-column.ts'
import { byCurrency, type CurrencyCode } from '#domain/currency.ts'
import { isWorkedGold } from '#domain/gold/tradable.ts'
import { INSTRUMENT_IDS, type InstrumentId, isMetal, METAL_CODES, type MetalCode } from '#domain/instrument.ts'
import type { QuoteGuards } from '#domain/quote-rules.ts'

const NO_GOLD: { published: boolean; traded: MetalCode[]; jewelleryLicence: boolean } = {
  published: false,
  traded: [],
  jewelleryLicence: false,
}

const gold = refined(
  group(
    {
      yaml: 'altin',
      comment: `Altın sayfası. Yoksa:   altin: yok
Açmak için “yok”u silip altına şunları yazın:
  altin:
    # Alıp sattıklarınız; ötekiler sitede “bilgi için” gösterilir.
    #   hepsi: gram altın ile bütün sikkeler     yok: hiçbiri     ya da bir liste:
    alinip_satilan: [gram, kulce-10, ceyrek-yeni, ceyrek-eski, yarim-yeni, yarim-eski, tam-yeni, tam-eski]
    # 22-ayar ve 14-ayar alıp satmak kuyum yetki belgesi ister; belgeniz varsa “evet” yazın.
    kuyum_yetki_belgesi: hayır
    # Sayfayı bir süre kapatmak için “hayır” yazın; liste ve paylar durur.
    yayinda: evet
    # Kâr payları, dövizdekiler gibi; tam lira da yazılabilir.
    # Külçeler (kulce-5 … kulce-100) yalnız listeye yazılırsa görünür. Sağlayıcı onlara fiyat vermez:
    # gram altının fiyatı ağırlıkla çarpılır, payınız eklenir. Her külçeye iki pay da yazılmalıdır (0 olabilir).
    paylar:
      ceyrek-yeni:
        alis: -20
        satis: 20
      kulce-10:
        alis: -100
        satis: 250
    # Bir ürünün sınırı ötekilerden başkaysa (yazılabilecekler: makas_yuzde, sicrama_yuzde, pay_yuzde, gun_yuzde):
    sinirlar:
      gumus:
        makas_yuzde: 15
  Adlar: gram, kulce-5, kulce-10, kulce-20, kulce-50, kulce-100, has, ceyrek-yeni, ceyrek-eski, yarim-yeni,
  yarim-eski, tam-yeni, tam-eski, gremse-yeni, gremse-eski, ata-yeni, ata-eski, ata-besli-yeni,
  ata-besli-eski, 22-ayar, 14-ayar, gumus; yalnız bilgi için: ons, has-dolar, kilo-dolar, kilo-euro, gumus-ons`,
      none: NO_GOLD,
      ownForm: true,
      free: true,
    },
    {
      /** The instruments that the office trades, in display order; the rest of the board is for information. */
      traded: field(tradedMetals, { yaml: 'altin.alinip_satilan', name: 'alınıp satılan altın' }),
      jewelleryLicence: field(flag, {
        yaml: 'altin.kuyum_yetki_belgesi',
        name: 'kuyum yetki belgesi',
        absent: false,
      }),
      /** True if the site shows the gold board. */
      published: field(flag, {
        yaml: 'altin.yayinda',
        name: 'altın tablosu',
        absent: true,
        sentence: ({ name, after }) => `${name} ${after === true ? 'açıldı' : 'kapatıldı'}`,
      }),
    },
  ),
  (schema) =>
    cautious(
      v.pipe(
        schema,
        v.forward(
          v.check(
            ({ traded, jewelleryLicence }) => jewelleryLicence || !traded.some(isWorkedGold),
            kind('needs-jewellery-licence'),
          ),
          ['traded'],
        ),
      ),
      NO_GOLD,
    ),
)

const SIDES = {
  buy: { yaml: 'alis', name: 'alış payı' },
  sell: { yaml: 'satis', name: 'satış payı' },
} as const

function marginsOf(id: InstrumentId) {
  const side = (of: keyof typeof SIDES) =>
    leftOutPart(margin, {
      yaml: `${isMetal(id) ? 'altin' : 'kurlar'}.paylar.${writtenName(id)}.${SIDES[of].yaml}`,
      name: `${productName(id)} ${SIDES[of].name}`,
      sample: isMetal(id) ? undefined : { kind: 'lira', micros: 0 },
    })
  const sides = group(
    { name: `${productName(id)} payları`, text: marginsText, nullText: UNKNOWN_VALUE },
    { buy: side('buy'), sell: side('sell') },
  )
  return leftOutGroup(sides, null)
}

/** Both margins of a price whose margins this release could not read before. */
function marginsText(value: unknown): string {
  const { buy, sell } = fieldsOf(value)
  return `alış ${marginOrNone(buy)}, satış ${marginOrNone(sell)}`
}

function marginOrNone(value: unknown): string {
  return value === undefined ? margin.noneText : margin.text(value)
}

/**
 * Currencies and metals; a side without a margin keeps the provider's price. Null means margins that cannot be read:
 * the office then has no such price.
 */
const margins = refined(
  group(
    {
      yaml: 'kurlar.paylar',
      name: 'kâr payları',
      comment: `
Kâr payları: sağlayıcının fiyatına eklenir; eksi değer düşürür.
  0,05     her birime 5 kuruş ekler   (Japon Yeni: 100 yen başına)
  -0,05    her birimden 5 kuruş düşer
  "%0,25"  fiyatın yüzde 0,25’ini ekler (tırnakla yazın)
Payı olmayan dövizde ya da yönde sağlayıcının fiyatı olduğu gibi kalır. Alışa
genellikle eksi, satışa artı pay verilir. Örnek:
  USD:
    alis: -0,05
    satis: 0,05`,
      ownForm: true,
      free: true,
    },
    byKey(INSTRUMENT_IDS, marginsOf),
    'unknown-name',
  ),
  (schema) =>
    cautious(
      schema,
      byKey(INSTRUMENT_IDS, () => null),
    ),
)

/** A clerk judges banknotes whose rule cannot be read, because without a rule they would have the board's price. */
const unknownRules = byCurrency((code): BanknoteRules => {
  return Object.fromEntries(BANKNOTE_KINDS[code].map(({ id }) => [id, { rule: 'ask' }]))
})

function rulesOf(code: CurrencyCode) {
  const rules = BANKNOTE_KINDS[code].map((known) => {
    const name = fullBanknoteName(code, known.id)
    const rule = leftOutField(banknoteRuleFor(known), {
      yaml: `kurlar.banknotlar.${code}.${known.id}`,
      name,
      cautious: { rule: 'ask' },
      sentence: ruleSentence,
    })
    return [known.id, rule] as const
  })
  const ofCurrency = group({ name: `${code} banknotları` }, Object.fromEntries(rules), 'not-banknote-rule')
  return leftOutGroup(ofCurrency, unknownRules[code])
}

/** "1 ve 2 USD alınmaz", "50 USD: −0,50" */
function ruleSentence({ name, after, text }: Said): string {
  if (after === undefined) return `${name}: kural kaldırıldı`
  return banknoteRuleIn(after)?.rule === 'no' ? `${name} alınmaz` : `${name}: ${text(after)}`
}

/** Kinds of banknotes with their own rule, by currency. Other kinds have the board's price. */
const banknotes = leftOutGroup(
  group(
    {
      yaml: 'kurlar.banknotlar',
      name: 'banknot kuralları',
      comment: `
Hangi banknotu hangi fiyattan aldığınız; sitede, hesapta ve vitrinde yazar. Yoksa:   banknotlar: yok
  tabela   tabeladaki alış fiyatından
  -0,50    tabeladan elli kuruş düşük   (Japon Yeni: 100 yen başına)
  alınmaz  almıyorsunuz
  gişede   gişede bakılır (yalnız yırtık banknotta)
Yazmadığınız banknot için bir şey söylenmez. Örnek:
  banknotlar:
    USD:
      100-seritsiz: -0,50
      1-2: alınmaz
      yirtik: gişede
USD adları: 100-seritli, 100-seritsiz, 100-kucuk, 50, 20-5, 1-2, madeni, yirtik`,
      none: {},
      ownForm: true,
      free: true,
    },
    byCurrency(rulesOf),
    'unknown-name',
  ),
  unknownRules,
)

const freshness = refined(
  group(
    {
      yaml: 'kurlar.tazelik',
      comment: `
Bir kur kaç dakikaya kadar “canlı”, kaç dakikaya kadar “gecikmeli” sayılır.`,
      shown: true,
    },
    {
      live: field(minutes, {
        yaml: 'kurlar.tazelik.canli_dakika',
        name: 'canlı sayılma süresi',
        cautious: 15 * MINUTE,
        sample: 15 * MINUTE,
      }),
      delayed: field(minutes, {
        yaml: 'kurlar.tazelik.gecikmeli_dakika',
        name: 'gecikmeli sayılma süresi',
        cautious: 60 * MINUTE,
        sample: 60 * MINUTE,
      }),
    },
  ),
  (schema) =>
    cautious(
      v.pipe(
        schema,
        v.forward(
          v.check(({ live, delayed }) => live < delayed, kind('delayed-before-live')),
          ['delayed'],
        ),
      ),
      { live: 15 * MINUTE, delayed: 60 * MINUTE },
    ),
)

/** Shares are basis points. 10,000 is 100 %. */
const share = percent(1, 10_000)
const marginShare = percent(1, 2000)
/** The minimum is 1 %, because a lower limit would hold the prices of a moving market. */
const referenceShare = percent(100, 10_000)

/** Limits that a metal may have of its own. */
const LIMITS = {
  spreadLimit: { kind: share, yaml: 'makas_yuzde', name: 'makas sınırı' },
  jumpLimit: { kind: share, yaml: 'sicrama_yuzde', name: 'sıçrama sınırı' },
  marginLimit: { kind: marginShare, yaml: 'pay_yuzde', name: 'pay sınırı' },
  dayLimit: { kind: referenceShare, yaml: 'gun_yuzde', name: 'gün sınırı' },
} as const

/** Limits in basis points, times in ms. */
const guards = group(
  {
    yaml: 'kurlar.sinirlar',
    comment: `
Güvenlik sınırları: sağlayıcıdan gelen yanlış fiyatların siteye çıkmasını önler.`,
  },
  {
    spreadLimit: field(share, {
      yaml: 'kurlar.sinirlar.makas_yuzde',
      name: LIMITS.spreadLimit.name,
      comment: 'Alış ile satış arası bundan genişse fiyat alınmaz.',
      cautious: 1000,
      sample: 1000,
    }),
    jumpLimit: field(share, {
      yaml: 'kurlar.sinirlar.sicrama_yuzde',
      name: LIMITS.jumpLimit.name,
      comment: 'Son fiyattan bundan çok sapan fiyat bekletilir…',
      cautious: 300,
      sample: 300,
    }),
    confirmedWithin: field(share, {
      yaml: 'kurlar.sinirlar.teyit_yuzde',
      name: 'teyit sınırı',
      comment: '…ikinci bir fiyat ona bu kadar yaklaşınca ya da bu kadar saniye değişmeyince geçer.',
      cautious: 100,
      sample: 100,
    }),
    settlesAfter: field(seconds, {
      yaml: 'kurlar.sinirlar.teyit_saniye',
      name: 'teyit süresi',
      cautious: 30 * SECOND,
      sample: 30 * SECOND,
    }),
    marginLimit: field(marginShare, {
      yaml: 'kurlar.sinirlar.pay_yuzde',
      name: LIMITS.marginLimit.name,
      comment: 'Bir pay fiyatı bundan çok değiştirirse değişiklik alınmaz: 0,05 yerine 5 yazılmış olabilir.',
      absent: 200,
      cautious: 200,
      sample: 200,
    }),
    bulletinLimit: field(referenceShare, {
      yaml: 'kurlar.sinirlar.bulten_yuzde',
      name: 'bülten sınırı',
      comment: `TCMB’nin son bülteninden bundan çok sapan fiyat, kaç kez gelirse gelsin siteye çıkmaz;
bülten de oraya gelince ya da siz onaylayınca geçer (npm run office -- approve USD).
Bülten yoksa önceki günün son fiyatına göre aynısı “gun_yuzde” ile yapılır. İki sınır
da ölçünün yaşıyla genişler: geçen her gün için onda biri kadar.`,
      absent: 1000,
      cautious: 1000,
      sample: 1000,
    }),
    dayLimit: field(referenceShare, {
      yaml: 'kurlar.sinirlar.gun_yuzde',
      name: LIMITS.dayLimit.name,
      absent: 1000,
      cautious: 1000,
      sample: 1000,
    }),
  } satisfies Record<keyof QuoteGuards, unknown>,
)

/** The largest deduction for a banknote in basis points of the price; the default applies if it is left out. */
const banknoteLimit = leftOutField(percent(1, 5000), {
  yaml: 'kurlar.sinirlar.banknot_yuzde',
  name: 'banknot farkı sınırı',
  comment: 'Bir banknotun farkı alış fiyatının bu kadarını aşarsa değişiklik alınmaz.',
  sample: 1000,
})

function guardsOf(code: MetalCode) {
  const limit = (name: keyof typeof LIMITS) =>
    leftOutField(LIMITS[name].kind, {
      yaml: `altin.sinirlar.${writtenName(code)}.${LIMITS[name].yaml}`,
      name: `${productName(code)} ${LIMITS[name].name}`,
    })
  const limits = group(
    {},
    {
      spreadLimit: limit('spreadLimit'),
      jumpLimit: limit('jumpLimit'),
      marginLimit: limit('marginLimit'),
      dayLimit: limit('dayLimit'),
    },
  )
  return leftOutGroup(limits)
}

/** The settings from which the server computes the prices. The order is that of the office file. */
export const PRICES = {
  gold,
  margins,
  banknotes,
  freshness,
  guards,
  banknoteLimit,
  /** Limits of one metal that differ from those of every price. */
  metalGuards: refined(
    group(
      { yaml: 'altin.sinirlar', name: 'altın ürünlerinin sınırları' },
      byKey(METAL_CODES, guardsOf),
      'unknown-name',
    ),
    (schema) => v.optional(cautious(schema, {}), {}),
  ),
}
