import type { CurrencyCode } from '#domain/currency.ts'
import type { Deal, Side } from '#domain/deal.ts'
import type { OfficialKind } from '#domain/official-reference.ts'
import type { TaxInSum } from '#domain/purchase-tax.ts'
import type { Leg, SumRefusal, Sum } from '#domain/sum.ts'
import { capitalised } from '../format/format.ts'
import { formatAmount } from '../format/money-text.ts'
import { currencyWords } from './currency-words.ts'
import { floats } from './frame.ts'
import { officialKinds } from './rates.ts'
import { sideWord } from './side-word.ts'
import type { SlipWords } from './sum-words.ts'

/** Returns the title of the slip, for example "500 USD bozdurursanız". */
export function slipTitle(sum: Sum<CurrencyCode>): string {
  return condition(sum, ['bozdurursanız', 'alırsanız', 'verip'])
}

/** Returns the title for the recipient of a shared link, for example "500 USD bozdurulursa". */
export function sharedText(sum: Sum<CurrencyCode>): string {
  return condition(sum, ['bozdurulursa', 'alınırsa', 'verilip'])
}

/** Writes the sum as a question: "500 USD kaç lira eder?" */
export function sharedQuestion(sum: Sum<CurrencyCode>): string {
  const { deal, against } = sum
  const item = itemText(sum)
  if (deal === 'sell') return `${item} kaç ${against ?? 'lira'} eder?`
  return against === null ? `${item} kaç liraya alınır?` : `${item} kaç ${against} ile alınır?`
}

type Verbs = readonly [sell: string, buy: string, give: string]

function condition(sum: Sum<CurrencyCode>, [sell, buy, give]: Verbs): string {
  const { deal, against } = sum
  const item = itemText(sum)
  if (against === null) return `${item} ${deal === 'sell' ? sell : buy}`
  return deal === 'sell' ? `${item} ${give} ${against} ${buy}` : `${against} ${give} ${item} ${buy}`
}

/** Returns, for example, "500 USD". */
export function itemText({ items: [{ code, amount }] }: Sum<CurrencyCode>): string {
  return `${formatAmount(amount)} ${code}`
}

/** Returns, for example, "15.34’teki kurla". */
const datedRate = (moment: string): string => `${moment} kurla`

/** Returns the label of the sum. `moment`, for example "15.34’teki", means that the rate is not current. */
export function sumWords(deal: Deal, against: CurrencyCode | null, moment: string | null): string {
  const words =
    deal === 'sell' ? 'elinize geçecek tutar' : against === null ? 'ödeyeceğiniz tutar' : 'vereceğiniz tutar'
  return moment === null ? words : `${datedRate(moment)} ${words}`
}

export function sumLabel(deal: Deal, against: CurrencyCode | null, moment: string | null): string {
  return capitalised(sumWords(deal, against, moment))
}

/** Returns the verb after the sum: in "= 23.616,50 ₺ alırsınız", the last word. */
export function sumVerb(deal: Deal, against: CurrencyCode | null): string {
  if (deal === 'sell') return 'alırsınız'
  return against === null ? 'ödersiniz' : 'verirsiniz'
}

/** Returns a sentence in three parts, the second emphasized: "Gişemiz dolarınızı · alış kurundan · alır:". */
export function byWhichRate({ code, side }: Leg<CurrencyCode>): readonly [string, string, string] {
  const { yours, object } = currencyWords[code]
  return side === 'buy'
    ? [`Gişemiz ${yours} `, 'alış kurundan', ' alır: ']
    : [`Gişemiz size ${object} `, 'satış kurundan', ' verir: ']
}

export const lastKnown = (side: Side): string => `Son bilinen ${sideWord(side)} kuru: `

/** Returns, for example, "İki işlem yapılır: dolarınızı alış, euroyu satış kurundan hesaplarız." */
export function twoSteps([first, second]: readonly [Leg<CurrencyCode>, Leg<CurrencyCode>]): string {
  const word = ({ code, side }: Leg<CurrencyCode>) => currencyWords[code][side === 'buy' ? 'yours' : 'object']
  return `İki işlem yapılır: ${word(first)} ${sideWord(first.side)}, ${word(second)} ${sideWord(second.side)} kurundan hesaplarız.`
}

/** Returns the names of the two steps; the first includes the amount. */
export function stepNames(
  [first, second]: readonly [Leg<CurrencyCode>, Leg<CurrencyCode>],
  amount: string,
): readonly [string, string] {
  const { plain } = currencyWords[second.code]
  return first.side === 'buy'
    ? [`${amount} ${first.code} bozdurulur`, `Bu tutarla ${plain} alınır`]
    : [`${amount} ${first.code} için gereken tutar`, `Bu tutar için ${plain} bozdurulur`]
}

/** Returns, for example, "Bir doların euro karşılığı". */
export function crossName([first, second]: readonly [Leg<CurrencyCode>, Leg<CurrencyCode>]): string {
  return `${currencyWords[first.code].ofUnit} ${currencyWords[second.code].plain} karşılığı`
}

export const slip = {
  region: (asked: string) => `Sonuç: ${asked}`,
  empty: 'Sonuç burada görünür',
  writeAmount: 'Tutarı yazın',
  rule: ['Dövizinizi ', 'alış', ' kurundan alır, size ', 'satış', ' kurundan veririz. Doğru kuru biz seçeriz.'],
  examples: 'Şu anki kurla örnekler',
  datedExamples: (moment: string) => `${datedRate(moment)} örnekler`,
  /** Follows the sum under the amount. */
  byDatedRate: (moment: string) => ` (${datedRate(moment)})`,
  exampleVerb: { sell: 'bozdurursanız', buy: 'alırsanız' } satisfies Record<Deal, string>,
  bothSpreads: 'iki alış-satış farkı da içindedir',
  rate: (side: Side) => `${sideWord(side)} kuru`,
  official: {
    title: (kind: OfficialKind, side: Side) => `TCMB ${officialKinds[kind]} ${sideWord(side)} kuruyla`,
    source: (day: string, rate: string) => `Bülten ${day}, ${rate}; karşılaştırma içindir`,
    /** The difference includes an added tax. */
    ours: (difference: string, tax: TaxInSum | null) =>
      `gişemizde ${difference}${typeof tax === 'bigint' ? ', BSMV ile' : ''}`,
    rate: (kind: OfficialKind, side: Side) => `TCMB ${officialKinds[kind]} ${sideWord(side)} kuru: `,
    beside: (day: string) => ` (bülten ${day}, karşılaştırma içindir)`,
    none: 'TCMB kuru da henüz alınamadı.',
  },
  stale: {
    age: (age: string) => `Bu kur ${age} önce alındı.`,
    ageUnknown: 'Bu kurun yaşı bilinmiyor.',
    meaning: 'O zamandan beri yeni fiyat gelmedi; gişedeki kur farklı olabilir. Gelmeden önce arayın.',
  },
  closed: {
    title: 'Gişemiz şu an kapalı.',
    text: 'Tutar son kurla hesaplandı; gişe açıldığında kur farklı olabilir.',
  },
  halted: { chip: 'Fiyat verilmiyor' },
  wrong: {
    title: 'Sonuç',
    word: 'Tutarı düzeltin',
    choice: 'Seçimi düzeltin',
    tooLarge: 'Gişeye sorunuz',
    next: 'Düzelince sonuç burada görünür.',
  },
  details: 'Ayrıntı ve belgeler',
}

/** The lines of the slip. */
export const slipWords: SlipWords = {
  lines: 'Bu tutar için',
  way: floats.directions,
  compare: (kind, side) => `TCMB ${officialKinds[kind]} ${sideWord(side)} kuruyla karşılaştırma`,
  spread: 'Alış-satış farkı',
  banknotes: 'Gişede banknot alınıp satılır; bu yüzden efektif kuruyla karşılaştırılır.',
}

/** Explains why there is no sum: a word that replaces it, and two sentences. */
export function noOutcomeTexts({ why, code }: SumRefusal<CurrencyCode>): {
  readonly word: string
  readonly title: string
  readonly text: string
} {
  const { heading: name } = currencyWords[code]
  switch (why) {
    // This case cannot occur for currencies, because all of them are traded.
    case 'untraded':
    case 'halted':
      return {
        word: 'Gişeye sorunuz',
        title: `${name} için şu an fiyat vermiyoruz.`,
        text: 'Eski bir kurla hesap yapmıyoruz; fiyatı gişeye sorunuz.',
      }
    case 'no-buy':
      return {
        word: 'Gişeye sorunuz',
        title: `${name} için şu an alış kuru yok.`,
        text: 'Satış kuruyla hesap yapmıyoruz; fiyatı gişeye sorunuz.',
      }
    case 'unquoted':
      return {
        word: 'Fiyat bekleniyor',
        title: `${name} için henüz fiyat gelmedi.`,
        text: 'Fiyat gelince sonuç burada görünür; dilerseniz gişeye sorunuz.',
      }
  }
}
