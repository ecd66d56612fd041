import type { NotesPart } from '../../src/domain/banknote-sum.ts'
import type { CurrencyCode } from '../../src/domain/currency.ts'
import type { Deal } from '../../src/domain/deal.ts'
import type { Paper, VisitorKind } from '../../src/domain/papers.ts'

/** A question of a visitor at `SUM_BOARD` with `SUM_RULES`, and the answer of the counter. */
export interface SumCase {
  readonly deal: Deal
  readonly code: CurrencyCode
  /** As in an address. */
  readonly amount: string
  readonly notes: readonly { readonly kind: NotesPart['kind']; readonly amount: string }[]
  readonly visitor: VisitorKind
  /** `set`: identity from 100 USD, tax number from 3,000 USD. `unset`: the office has no limits of its own. */
  readonly limits: 'set' | 'unset'
  /** `added`: 0.20 % on top. `included`: in the price. `unsaid`: the office says nothing. */
  readonly tax: 'added' | 'included' | 'unsaid'
  /** Null if the banknotes are more than the whole. */
  readonly answer: SumCaseAnswer | null
}

interface SumCaseAnswer {
  /** The value of the currency in lira. */
  readonly sum: string
  /** The tax on top of it, if it is added. */
  readonly tax: string | null
  /** The amount that the visitor gets or pays. */
  readonly total: string
  readonly papers: readonly Paper[]
  /** The banknotes that the sum assumes to be missing. */
  readonly without: string | null
}

/**
 * The answers were worked out outside of this program, in decimal arithmetic, by these rules:
 *
 * 1. A visitor who sells gets the board's buy price, one who buys pays the sell price; yen are priced per 100.
 * 2. Banknotes of a kind with a deduction have the price less the deduction. Kinds with the same deduction are one part.
 *    Each part times its price is rounded to kuruş, halves up; the sum is the parts added.
 * 3. Tax is owed only by a visitor who buys: 0.20 % of the sum, rounded to kuruş, halves up. The total is sum and tax.
 * 4. Papers depend on the sum without tax. An amount equal to a limit reaches it. The list of documents is needed from
 *    185,000 lira. Identity is needed from 100 USD if the limits are set, else with the list. A tax number is needed from
 *    3,000 USD if they are set, else of a foreigner from 5,000 EUR; the list of companies and partnerships contains it. A
 *    limit in a currency is compared with the amount in that currency, else with its value at the price of the same side.
 * 5. A visitor who sells without naming banknotes is assumed to have none with a deduction that fits into the amount:
 *    fifties from 50, hundreds from 100, old series of pounds and yen always.
 *
 * Columns: deal, currency, amount, visitor, limits, tax setting | sum, tax, total, papers, assumed to be missing, notes.
 */
const TABLE = `
  sell | USD | 1        | individuals  | set   | added    | 47,23        | -        | 47,23        | - | - | -
  buy  | USD | 1        | individuals  | set   | added    | 47,48        | 0,09     | 47,57        | - | - | -
  sell | USD | 50       | foreigners   | set   | unsaid   | 2.361,65     | -        | 2.361,65     | - | 50’lik | -
  buy  | USD | 50       | foreigners   | unset | included | 2.373,85     | -        | 2.373,85     | - | - | -
  sell | USD | 999.99   | companies    | unset | included | 47.232,53    | -        | 47.232,53    | - | 50’lik ya da eski seri | -
  buy  | USD | 999.99   | companies    | unset | unsaid   | 47.476,53    | -        | 47.476,53    | - | - | -
  sell | USD | 6000     | partnerships | set   | added    | 283.398,00   | -        | 283.398,00   | identity list | 50’lik ya da eski seri | -
  buy  | USD | 6000     | partnerships | set   | added    | 284.862,00   | 569,72   | 285.431,72   | identity list | - | -
  sell | USD | 75000    | individuals  | set   | unsaid   | 3.542.475,00 | -        | 3.542.475,00 | identity tax list | 50’lik ya da eski seri | -
  buy  | USD | 75000    | individuals  | unset | included | 3.560.775,00 | -        | 3.560.775,00 | identity list | - | -
  sell | EUR | 1        | foreigners   | unset | included | 54,20        | -        | 54,20        | - | - | -
  buy  | EUR | 1        | foreigners   | unset | unsaid   | 54,73        | -        | 54,73        | - | - | -
  sell | EUR | 50       | companies    | set   | added    | 2.710,00     | -        | 2.710,00     | - | - | -
  buy  | EUR | 50       | companies    | set   | added    | 2.736,50     | 5,47     | 2.741,97     | - | - | -
  sell | EUR | 999.99   | partnerships | set   | unsaid   | 54.199,46    | -        | 54.199,46    | identity | - | -
  buy  | EUR | 999.99   | partnerships | unset | included | 54.729,45    | -        | 54.729,45    | - | - | -
  sell | EUR | 6000     | individuals  | unset | included | 325.200,00   | -        | 325.200,00   | identity list | - | -
  buy  | EUR | 6000     | individuals  | unset | unsaid   | 328.380,00   | -        | 328.380,00   | identity list | - | -
  sell | EUR | 75000    | foreigners   | set   | added    | 4.065.000,00 | -        | 4.065.000,00 | identity tax list | - | -
  buy  | EUR | 75000    | foreigners   | set   | added    | 4.104.750,00 | 8.209,50 | 4.112.959,50 | identity tax list | - | -
  sell | GBP | 1        | companies    | set   | unsaid   | 62,51        | -        | 62,51        | - | eski seri | -
  buy  | GBP | 1        | companies    | unset | included | 63,40        | -        | 63,40        | - | - | -
  sell | GBP | 50       | partnerships | unset | included | 3.125,25     | -        | 3.125,25     | - | 50’lik ya da eski seri | -
  buy  | GBP | 50       | partnerships | unset | unsaid   | 3.170,08     | -        | 3.170,08     | - | - | -
  sell | GBP | 999.99   | individuals  | set   | added    | 62.504,37    | -        | 62.504,37    | identity | 50’lik ya da eski seri | -
  buy  | GBP | 999.99   | individuals  | set   | added    | 63.400,87    | 126,80   | 63.527,67    | identity | - | -
  sell | GBP | 6000     | foreigners   | set   | unsaid   | 375.030,00   | -        | 375.030,00   | identity tax list | 50’lik ya da eski seri | -
  buy  | GBP | 6000     | foreigners   | unset | included | 380.409,00   | -        | 380.409,00   | identity tax list | - | -
  sell | GBP | 75000    | companies    | unset | included | 4.687.875,00 | -        | 4.687.875,00 | identity list | 50’lik ya da eski seri | -
  buy  | GBP | 75000    | companies    | unset | unsaid   | 4.755.112,50 | -        | 4.755.112,50 | identity list | - | -
  sell | CHF | 1        | partnerships | set   | added    | 58,11        | -        | 58,11        | - | - | -
  buy  | CHF | 1        | partnerships | set   | added    | 58,95        | 0,12     | 59,07        | - | - | -
  sell | CHF | 50       | individuals  | set   | unsaid   | 2.905,38     | -        | 2.905,38     | - | - | -
  buy  | CHF | 50       | individuals  | unset | included | 2.947,50     | -        | 2.947,50     | - | - | -
  sell | CHF | 999.99   | foreigners   | unset | included | 58.106,92    | -        | 58.106,92    | - | - | -
  buy  | CHF | 999.99   | foreigners   | unset | unsaid   | 58.949,41    | -        | 58.949,41    | - | - | -
  sell | CHF | 6000     | companies    | set   | added    | 348.645,00   | -        | 348.645,00   | identity list | - | -
  buy  | CHF | 6000     | companies    | set   | added    | 353.700,00   | 707,40   | 354.407,40   | identity list | - | -
  sell | CHF | 75000    | partnerships | set   | unsaid   | 4.358.062,50 | -        | 4.358.062,50 | identity list | - | -
  buy  | CHF | 75000    | partnerships | unset | included | 4.421.250,00 | -        | 4.421.250,00 | identity list | - | -
  sell | CAD | 1        | individuals  | unset | included | 34,00        | -        | 34,00        | - | - | -
  buy  | CAD | 1        | individuals  | unset | unsaid   | 34,55        | -        | 34,55        | - | - | -
  sell | CAD | 50       | foreigners   | set   | added    | 1.700,00     | -        | 1.700,00     | - | - | -
  buy  | CAD | 50       | foreigners   | set   | added    | 1.727,63     | 3,46     | 1.731,09     | - | - | -
  sell | CAD | 999.99   | companies    | set   | unsaid   | 33.999,66    | -        | 33.999,66    | identity | - | -
  buy  | CAD | 999.99   | companies    | unset | included | 34.552,15    | -        | 34.552,15    | - | - | -
  sell | CAD | 6000     | partnerships | unset | included | 204.000,00   | -        | 204.000,00   | identity list | - | -
  buy  | CAD | 6000     | partnerships | unset | unsaid   | 207.315,00   | -        | 207.315,00   | identity list | - | -
  sell | CAD | 75000    | individuals  | set   | added    | 2.550.000,00 | -        | 2.550.000,00 | identity tax list | - | -
  buy  | CAD | 75000    | individuals  | set   | added    | 2.591.437,50 | 5.182,88 | 2.596.620,38 | identity tax list | - | -
  sell | AUD | 1        | foreigners   | set   | unsaid   | 31,25        | -        | 31,25        | - | - | -
  buy  | AUD | 1        | foreigners   | unset | included | 31,91        | -        | 31,91        | - | - | -
  sell | AUD | 50       | companies    | unset | included | 1.562,50     | -        | 1.562,50     | - | - | -
  buy  | AUD | 50       | companies    | unset | unsaid   | 1.595,43     | -        | 1.595,43     | - | - | -
  sell | AUD | 999.99   | partnerships | set   | added    | 31.249,69    | -        | 31.249,69    | identity | - | -
  buy  | AUD | 999.99   | partnerships | set   | added    | 31.908,18    | 63,82    | 31.972,00    | identity | - | -
  sell | AUD | 6000     | individuals  | set   | unsaid   | 187.500,00   | -        | 187.500,00   | identity tax list | - | -
  buy  | AUD | 6000     | individuals  | unset | included | 191.451,00   | -        | 191.451,00   | identity list | - | -
  sell | AUD | 75000    | foreigners   | unset | included | 2.343.750,00 | -        | 2.343.750,00 | identity tax list | - | -
  buy  | AUD | 75000    | foreigners   | unset | unsaid   | 2.393.137,50 | -        | 2.393.137,50 | identity tax list | - | -
  sell | JPY | 1000     | companies    | set   | added    | 295,60       | -        | 295,60       | - | eski seri | -
  buy  | JPY | 1000     | companies    | set   | added    | 301,50       | 0,60     | 302,10       | - | - | -
  sell | JPY | 10000    | partnerships | set   | unsaid   | 2.956,00     | -        | 2.956,00     | - | eski seri | -
  buy  | JPY | 10000    | partnerships | unset | included | 3.015,00     | -        | 3.015,00     | - | - | -
  sell | JPY | 55500    | individuals  | unset | included | 16.405,80    | -        | 16.405,80    | - | eski seri | -
  buy  | JPY | 55500    | individuals  | unset | unsaid   | 16.733,25    | -        | 16.733,25    | - | - | -
  sell | JPY | 600000   | foreigners   | set   | added    | 177.360,00   | -        | 177.360,00   | identity tax | eski seri | -
  buy  | JPY | 600000   | foreigners   | set   | added    | 180.900,00   | 361,80   | 181.261,80   | identity tax | - | -
  sell | JPY | 5000000  | companies    | set   | unsaid   | 1.478.000,00 | -        | 1.478.000,00 | identity list | eski seri | -
  buy  | JPY | 5000000  | companies    | unset | included | 1.507.500,00 | -        | 1.507.500,00 | identity list | - | -
  sell | SAR | 1        | partnerships | unset | included | 12,55        | -        | 12,55        | - | - | -
  buy  | SAR | 1        | partnerships | unset | unsaid   | 12,80        | -        | 12,80        | - | - | -
  sell | SAR | 50       | individuals  | set   | added    | 627,68       | -        | 627,68       | - | - | -
  buy  | SAR | 50       | individuals  | set   | added    | 640,00       | 1,28     | 641,28       | - | - | -
  sell | SAR | 999.99   | foreigners   | set   | unsaid   | 12.553,37    | -        | 12.553,37    | identity | - | -
  buy  | SAR | 999.99   | foreigners   | unset | included | 12.799,87    | -        | 12.799,87    | - | - | -
  sell | SAR | 6000     | companies    | unset | included | 75.321,00    | -        | 75.321,00    | - | - | -
  buy  | SAR | 6000     | companies    | unset | unsaid   | 76.800,00    | -        | 76.800,00    | - | - | -
  sell | SAR | 75000    | partnerships | set   | added    | 941.512,50   | -        | 941.512,50   | identity list | - | -
  buy  | SAR | 75000    | partnerships | set   | added    | 960.000,00   | 1.920,00 | 961.920,00   | identity list | - | -
  sell | USD | 6000     | individuals  | set   | unsaid   | 283.398,00   | -        | 283.398,00   | identity tax list | 50’lik ya da eski seri | -
  buy  | USD | 6000     | individuals  | unset | included | 284.862,00   | -        | 284.862,00   | identity list | - | -
  sell | USD | 6000     | foreigners   | unset | included | 283.398,00   | -        | 283.398,00   | identity tax list | 50’lik ya da eski seri | -
  buy  | USD | 6000     | foreigners   | unset | unsaid   | 284.862,00   | -        | 284.862,00   | identity tax list | - | -
  sell | USD | 6000     | companies    | set   | added    | 283.398,00   | -        | 283.398,00   | identity list | 50’lik ya da eski seri | -
  buy  | USD | 6000     | companies    | set   | added    | 284.862,00   | 569,72   | 285.431,72   | identity list | - | -
  sell | USD | 6000     | partnerships | set   | unsaid   | 283.398,00   | -        | 283.398,00   | identity list | 50’lik ya da eski seri | -
  buy  | USD | 6000     | partnerships | unset | included | 284.862,00   | -        | 284.862,00   | identity list | - | -
  sell | USD | 150      | individuals  | unset | included | 7.084,95     | -        | 7.084,95     | - | 50’lik ya da eski seri | -
  buy  | USD | 150      | individuals  | unset | unsaid   | 7.121,55     | -        | 7.121,55     | - | - | -
  sell | USD | 150      | foreigners   | set   | added    | 7.084,95     | -        | 7.084,95     | identity | 50’lik ya da eski seri | -
  buy  | USD | 150      | foreigners   | set   | added    | 7.121,55     | 14,24    | 7.135,79     | identity | - | -
  sell | USD | 150      | companies    | set   | unsaid   | 7.084,95     | -        | 7.084,95     | identity | 50’lik ya da eski seri | -
  buy  | USD | 150      | companies    | unset | included | 7.121,55     | -        | 7.121,55     | - | - | -
  sell | USD | 150      | partnerships | unset | included | 7.084,95     | -        | 7.084,95     | - | 50’lik ya da eski seri | -
  buy  | USD | 150      | partnerships | unset | unsaid   | 7.121,55     | -        | 7.121,55     | - | - | -
  sell | GBP | 2500     | individuals  | set   | added    | 156.262,50   | -        | 156.262,50   | identity tax | 50’lik ya da eski seri | -
  buy  | GBP | 2500     | individuals  | set   | added    | 158.503,75   | 317,01   | 158.820,76   | identity tax | - | -
  sell | GBP | 2500     | foreigners   | set   | unsaid   | 156.262,50   | -        | 156.262,50   | identity tax | 50’lik ya da eski seri | -
  buy  | GBP | 2500     | foreigners   | unset | included | 158.503,75   | -        | 158.503,75   | - | - | -
  sell | GBP | 2500     | companies    | unset | included | 156.262,50   | -        | 156.262,50   | - | 50’lik ya da eski seri | -
  sell | GBP | 2500     | partnerships | unset | unsaid   | 156.262,50   | -        | 156.262,50   | - | 50’lik ya da eski seri | -
  buy  | GBP | 2500     | partnerships | set   | added    | 158.503,75   | 317,01   | 158.820,76   | identity tax | - | -
  sell | EUR | 4000     | individuals  | set   | included | 216.800,00   | -        | 216.800,00   | identity tax list | - | -
  buy  | EUR | 4000     | individuals  | set   | included | 218.920,00   | -        | 218.920,00   | identity tax list | - | -
  sell | EUR | 4000     | foreigners   | unset | added    | 216.800,00   | -        | 216.800,00   | identity list | - | -
  buy  | EUR | 4000     | foreigners   | unset | unsaid   | 218.920,00   | -        | 218.920,00   | identity list | - | -
  sell | EUR | 4000     | companies    | unset | unsaid   | 216.800,00   | -        | 216.800,00   | identity list | - | -
  buy  | EUR | 4000     | companies    | set   | added    | 218.920,00   | 437,84   | 219.357,84   | identity list | - | -
  sell | EUR | 4000     | partnerships | set   | included | 216.800,00   | -        | 216.800,00   | identity list | - | -
  buy  | EUR | 4000     | partnerships | set   | included | 218.920,00   | -        | 218.920,00   | identity list | - | -
  sell | JPY | 700000   | individuals  | unset | added    | 206.920,00   | -        | 206.920,00   | identity list | eski seri | -
  buy  | JPY | 700000   | individuals  | unset | unsaid   | 211.050,00   | -        | 211.050,00   | identity list | - | -
  sell | JPY | 700000   | foreigners   | unset | unsaid   | 206.920,00   | -        | 206.920,00   | identity list | eski seri | -
  buy  | JPY | 700000   | foreigners   | set   | added    | 211.050,00   | 422,10   | 211.472,10   | identity tax list | - | -
  buy  | JPY | 700000   | companies    | set   | added    | 211.050,00   | 422,10   | 211.472,10   | identity list | - | -
  sell | JPY | 700000   | partnerships | set   | unsaid   | 206.920,00   | -        | 206.920,00   | identity list | eski seri | -
  buy  | JPY | 700000   | partnerships | unset | included | 211.050,00   | -        | 211.050,00   | identity list | - | -
  sell | SAR | 12345.67 | individuals  | unset | included | 154.981,37   | -        | 154.981,37   | - | - | -
  buy  | SAR | 12345.67 | individuals  | unset | unsaid   | 158.024,58   | -        | 158.024,58   | - | - | -
  sell | SAR | 12345.67 | foreigners   | set   | added    | 154.981,37   | -        | 154.981,37   | identity tax | - | -
  buy  | SAR | 12345.67 | foreigners   | set   | added    | 158.024,58   | 316,05   | 158.340,63   | identity tax | - | -
  buy  | SAR | 12345.67 | companies    | set   | included | 158.024,58   | -        | 158.024,58   | identity tax | - | -
  sell | SAR | 12345.67 | partnerships | unset | added    | 154.981,37   | -        | 154.981,37   | - | - | -
  buy  | SAR | 12345.67 | partnerships | unset | unsaid   | 158.024,58   | -        | 158.024,58   | - | - | -
  sell | USD | 100      | foreigners   | set   | added    | 4.723,30     | -        | 4.723,30     | identity | 50’lik ya da eski seri | -
  sell | USD | 100      | foreigners   | unset | added    | 4.723,30     | -        | 4.723,30     | - | 50’lik ya da eski seri | -
  sell | USD | 99.99    | foreigners   | set   | added    | 4.722,83     | -        | 4.722,83     | - | 50’lik | -
  sell | USD | 99.99    | foreigners   | unset | added    | 4.722,83     | -        | 4.722,83     | - | 50’lik | -
  buy  | USD | 3000     | foreigners   | set   | added    | 142.431,00   | 284,86   | 142.715,86   | identity tax | - | -
  buy  | USD | 3000     | foreigners   | unset | added    | 142.431,00   | 284,86   | 142.715,86   | - | - | -
  buy  | USD | 2999.99  | foreigners   | set   | added    | 142.430,53   | 284,86   | 142.715,39   | identity | - | -
  buy  | USD | 2999.99  | foreigners   | unset | added    | 142.430,53   | 284,86   | 142.715,39   | - | - | -
  sell | EUR | 5000     | foreigners   | set   | added    | 271.000,00   | -        | 271.000,00   | identity tax list | - | -
  sell | EUR | 5000     | foreigners   | unset | added    | 271.000,00   | -        | 271.000,00   | identity tax list | - | -
  sell | EUR | 4999.99  | foreigners   | set   | added    | 270.999,46   | -        | 270.999,46   | identity tax list | - | -
  sell | EUR | 4999.99  | foreigners   | unset | added    | 270.999,46   | -        | 270.999,46   | identity list | - | -
  sell | AUD | 5920     | foreigners   | set   | added    | 185.000,00   | -        | 185.000,00   | identity tax list | - | -
  sell | AUD | 5920     | foreigners   | unset | added    | 185.000,00   | -        | 185.000,00   | identity list | - | -
  sell | AUD | 5919.99  | foreigners   | set   | added    | 184.999,69   | -        | 184.999,69   | identity tax | - | -
  sell | AUD | 5919.99  | foreigners   | unset | added    | 184.999,69   | -        | 184.999,69   | - | - | -
  buy  | SAR | 14453.13 | foreigners   | set   | added    | 185.000,06   | 370,00   | 185.370,06   | identity tax list | - | -
  buy  | SAR | 14453.13 | foreigners   | unset | added    | 185.000,06   | 370,00   | 185.370,06   | identity list | - | -
  buy  | SAR | 14453.12 | foreigners   | set   | added    | 184.999,94   | 370,00   | 185.369,94   | identity tax | - | -
  buy  | SAR | 14453.12 | foreigners   | unset | added    | 184.999,94   | 370,00   | 185.369,94   | - | - | -
  buy  | SAR | 14453    | individuals  | unset | added    | 184.998,40   | 370,00   | 185.368,40   | - | - | -
  buy  | CHF | 3136     | companies    | set   | added    | 184.867,20   | 369,73   | 185.236,93   | identity tax | - | -
  buy  | USD | 500      | individuals  | set   | added    | 23.738,50    | 47,48    | 23.785,98    | identity | - | -
  buy  | CHF | 5        | individuals  | set   | added    | 294,75       | 0,59     | 295,34       | - | - | -
  buy  | EUR | 50       | individuals  | set   | added    | 2.736,50     | 5,47     | 2.741,97     | - | - | -
  buy  | CAD | 1        | individuals  | set   | added    | 34,55        | 0,07     | 34,62        | - | - | -
  sell | USD | 50       | partnerships | set   | included | 2.336,65     | -        | 2.336,65     | - | - | 50:50
  sell | USD | 50       | individuals  | set   | unsaid   | 2.336,65     | -        | 2.336,65     | - | - | 50:25 100-seritsiz:25
  sell | USD | 50       | individuals  | unset | added    | 2.314,15     | -        | 2.314,15     | - | - | 50:20 100-kucuk:30
  sell | USD | 100      | foreigners   | unset | included | 4.660,80     | -        | 4.660,80     | - | - | 100-kucuk:50
  sell | USD | 100      | foreigners   | unset | unsaid   | 4.698,30     | -        | 4.698,30     | - | - | 50:50
  sell | USD | 550      | companies    | set   | added    | 25.953,15    | -        | 25.953,15    | identity | - | 50:50
  sell | USD | 550      | companies    | set   | included | 25.953,15    | -        | 25.953,15    | identity | - | 100-seritsiz:50
  sell | USD | 550      | partnerships | set   | unsaid   | 25.930,65    | -        | 25.930,65    | identity | - | 50:20 100-kucuk:30
  sell | USD | 1000     | partnerships | unset | added    | 47.170,50    | -        | 47.170,50    | - | - | 100-kucuk:50
  sell | USD | 1500.5   | individuals  | unset | included | 70.848,12    | -        | 70.848,12    | - | - | 50:50
  sell | USD | 1500.5   | individuals  | unset | unsaid   | 70.848,12    | -        | 70.848,12    | - | - | 50:25 100-seritsiz:25
  sell | USD | 6000     | foreigners   | set   | added    | 280.398,00   | -        | 280.398,00   | identity tax list | - | 50:6000
  sell | USD | 6000     | foreigners   | set   | included | 275.898,00   | -        | 275.898,00   | identity tax list | - | 100-kucuk:6000
  sell | USD | 6000     | companies    | set   | unsaid   | 280.148,00   | -        | 280.148,00   | identity list | - | 50:1500 100-seritsiz:2500 100-kucuk:1000
  sell | USD | 6000     | companies    | unset | added    | 282.398,00   | -        | 282.398,00   | identity list | - | 50:333.33 100-kucuk:666.67
  sell | USD | 20000    | partnerships | unset | included | 934.660,00   | -        | 934.660,00   | identity list | - | 50:20000
  sell | USD | 20000    | partnerships | unset | unsaid   | 941.410,00   | -        | 941.410,00   | identity list | - | 50:1500 100-seritsiz:2500 100-kucuk:1000
  sell | GBP | 50       | individuals  | set   | added    | 3.105,25     | -        | 3.105,25     | - | - | 50:50
  sell | GBP | 50       | individuals  | set   | included | 3.075,25     | -        | 3.075,25     | - | - | eski:50
  sell | GBP | 50       | foreigners   | set   | unsaid   | 3.087,25     | -        | 3.087,25     | - | - | 50:20 eski:30
  sell | GBP | 50       | foreigners   | unset | added    | 3.120,32     | -        | 3.120,32     | - | - | 50:12.34
  sell | GBP | 500      | companies    | unset | included | 31.202,51    | -        | 31.202,51    | - | - | eski:49.99
  sell | GBP | 1250.25  | companies    | unset | unsaid   | 78.108,88    | -        | 78.108,88    | - | - | 50:20 eski:30
  sell | GBP | 1250.25  | partnerships | set   | added    | 78.141,94    | -        | 78.141,94    | identity | - | 50:12.34
  sell | GBP | 9000     | partnerships | set   | included | 562.495,01   | -        | 562.495,01   | identity list | - | eski:49.99
  sell | GBP | 9000     | individuals  | set   | unsaid   | 562.525,00   | -        | 562.525,00   | identity tax list | - | 50:50
  sell | JPY | 1000     | individuals  | unset | added    | 283,10       | -        | 283,10       | - | - | eski:1000
  sell | JPY | 1000     | foreigners   | unset | included | 283,12       | -        | 283,12       | - | - | eski:999
  sell | JPY | 55000    | foreigners   | unset | unsaid   | 16.251,75    | -        | 16.251,75    | - | - | eski:500
  sell | JPY | 123456   | companies    | set   | added    | 36.481,11    | -        | 36.481,11    | identity | - | eski:999
  sell | JPY | 2000000  | companies    | set   | included | 591.187,50   | -        | 591.187,50   | identity list | - | eski:1000
  sell | USD | 50       | partnerships | set   | unsaid   | none         | -        | none         | - | - | 50:51
  sell | USD | 100      | partnerships | unset | added    | none         | -        | none         | - | - | 50:60 100-kucuk:50
  sell | GBP | 500      | individuals  | unset | included | none         | -        | none         | - | - | eski:500.01
  sell | JPY | 1000     | individuals  | unset | unsaid   | none         | -        | none         | - | - | eski:2000
  sell | USD | 99       | foreigners   | set   | added    | 4.676,07     | -        | 4.676,07     | - | 50’lik | -
  sell | USD | 49.5     | foreigners   | set   | included | 2.338,03     | -        | 2.338,03     | - | - | -
  sell | USD | 20       | companies    | set   | unsaid   | 944,66       | -        | 944,66       | - | - | -
  sell | GBP | 20       | companies    | unset | added    | 1.250,10     | -        | 1.250,10     | - | eski seri | -
  sell | EUR | 500      | partnerships | unset | included | 27.100,00    | -        | 27.100,00    | - | - | -
  sell | USD | 3919     | partnerships | unset | unsaid   | 185.106,13   | -        | 185.106,13   | identity list | 50’lik ya da eski seri | -
  sell | USD | 3916     | individuals  | set   | added    | 184.964,43   | -        | 184.964,43   | identity tax | 50’lik ya da eski seri | -
  buy  | EUR | 250      | individuals  | set   | added    | 13.682,50    | 27,37    | 13.709,87    | identity | - | -
  buy  | EUR | 1234.56  | foreigners   | set   | included | 67.567,47    | -        | 67.567,47    | identity | - | -
  buy  | EUR | 3900     | foreigners   | unset | included | 213.447,00   | -        | 213.447,00   | identity list | - | -
  buy  | CHF | 250      | companies    | unset | unsaid   | 14.737,50    | -        | 14.737,50    | - | - | -
  buy  | CHF | 1234.56  | companies    | unset | unsaid   | 72.777,31    | -        | 72.777,31    | - | - | -
  buy  | CHF | 3900     | partnerships | set   | added    | 229.905,00   | 459,81   | 230.364,81   | identity list | - | -
  buy  | CAD | 250      | partnerships | set   | added    | 8.638,13     | 17,28    | 8.655,41     | identity | - | -
`

const PAPERS: Readonly<Record<string, Paper>> = { identity: 'identity', tax: 'tax-number', list: 'documents' }

const orNull = (text: string): string | null => (text === '-' ? null : text)

function caseOf(line: string): SumCase {
  const [deal, code, amount, visitor, limits, tax, sum, added, total, papers, without, notes] = line
    .split('|')
    .map((cell) => cell.trim())
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table above is written by hand
  const asked = { deal, code, amount, visitor, limits, tax } as Pick<SumCase, 'deal'> &
    Omit<SumCase, 'answer' | 'notes'>
  return {
    ...asked,
    notes:
      orNull(notes ?? '-')
        ?.split(' ')
        .map((each) => ({ kind: each.split(':')[0] ?? '', amount: each.split(':')[1] ?? '' })) ?? [],
    answer:
      sum === undefined || added === undefined || total === undefined || sum === 'none'
        ? null
        : {
            sum,
            tax: orNull(added),
            total,
            papers: (papers ?? '-').split(' ').flatMap((name) => PAPERS[name] ?? []),
            without: orNull(without ?? '-'),
          },
  }
}

export const SUM_CASES: readonly SumCase[] = TABLE.trim().split('\n').map(caseOf)
