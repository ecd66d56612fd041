import * as v from 'valibot'
import { fieldsOf, textOf } from '#contract/json.ts'
import { fields, list, textUpTo, wholeNumber } from '#contract/settings/setting-values.ts'
import { kind } from '#contract/settings/settings-mistake.ts'
import { bareWord } from '#contract/settings/spelling.ts'
import { isCurrencyCode } from '#domain/currency.ts'
import type { PurchaseTax } from '#domain/purchase-tax.ts'
import { percent } from './figure-kinds.ts'
import { kindOf, NO_ITEMS, notation, writtenText } from './kind.ts'

const rate = percent(1, 1000)

const UNSAID = 'söylenmez'

const taxSchema: v.GenericSchema<PurchaseTax> = v.union(
  [v.literal('included', kind('wrong-type')), fields({ added: wholeNumber(1, 1000) })],
  kind('wrong-type'),
)

/** The tax on a currency that visitors buy: "dahil", or the rate that is added: "%0,2". */
export const purchaseTax = kindOf(taxSchema, {
  cautious: null,
  notation: notation(
    '“dahil” ya da “%0,2” gibi, fiyata eklenen bir oran olmalı',
    (written) => {
      if (bareWord(written) === 'dahil') return 'included'
      const added = rate.notation.read(written.trim().replace(/^%\s*/, ''))
      return added === undefined ? undefined : { added }
    },
    (value) => (value === 'included' ? 'dahil' : `%${writtenText(rate.notation, fieldsOf(value)['added'])}`),
  ),
  // A number is a limit of the rate.
  text: (value) =>
    value === 'included' ? 'fiyata dâhil' : rate.text(typeof value === 'number' ? value : fieldsOf(value)['added']),
  noneText: UNSAID,
})

/** A text that does not mean none. */
const sentence = v.pipe(
  textUpTo(120),
  v.check((written) => bareWord(written) !== 'yok', kind('wrong-type')),
)

/** The commission: "yok", or a text about it. */
export const commission = kindOf(
  v.union([v.literal('none', kind('wrong-type')), fields({ text: sentence })], kind('wrong-type')),
  {
    cautious: null,
    notation: notation(
      '“yok” ya da bir metin olmalı',
      (written) => (bareWord(written) === 'yok' ? 'none' : { text: written }),
      (value) => (value === 'none' ? 'yok' : textOf(fieldsOf(value)['text'])),
    ),
    noneText: UNSAID,
  },
)

/** A currency of ISO 4217 without a price on the board. ICU knows its name. */
const otherCurrency = v.pipe(
  v.string(kind('wrong-type')),
  v.check((code) => isKnownCurrency(code), kind('unknown-name')),
  v.check((code) => !isCurrencyCode(code), kind('on-board')),
)

function isKnownCurrency(code: string): boolean {
  const names = new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' })
  return /^[A-Z]{3}$/.test(code) && names.of(code) !== undefined
}

/** Codes in the order in which pages show them. */
export const otherCurrencies = kindOf(list(otherCurrency, 12), {
  cautious: NO_ITEMS,
  notation: {
    expected: '“yok” ya da [KWD, RUB] gibi bir liste olmalı',
    read(written) {
      const words = (typeof written === 'string' ? written.split(',') : written).map((word) => word.trim())
      if (words.join('') === '' || bareWord(words.join(',')) === 'yok') return []
      return [...new Set(words.map((word) => word.toUpperCase()))]
    },
    write: (value) => (Array.isArray(value) && value.length > 0 ? value.map(textOf) : 'yok'),
  },
})
