import * as v from 'valibot'
import { METAL_NAMES } from '#contract/metal-names.ts'
import { productName } from '#contract/product-names.ts'
import { list, oneOf, yesOrNo } from '#contract/settings/setting-values.ts'
import { kind } from '#contract/settings/settings-mistake.ts'
import { bareWord, currencyFromWord, readAnswer, readMetal } from '#contract/settings/spelling.ts'
import { CURRENCY_CODES } from '#domain/currency.ts'
import { COINS_AND_GRAMS, isTradable } from '#domain/gold/tradable.ts'
import { INSTRUMENT_IDS, type InstrumentId, METAL_CODES } from '#domain/instrument.ts'
import { kindOf, NO_ITEMS, notation, type Notation } from './kind.ts'

/** Yes or no. */
export const flag = kindOf(yesOrNo, {
  cautious: false,
  notation: notation('“evet” ya da “hayır” olmalı', readAnswer, (value) => (value === true ? 'evet' : 'hayır')),
  control: { type: 'choice', choices: ['evet', 'hayır'] },
})

/** A word for none or for all, or a list of names. */
function names(
  expected: string,
  one: (written: string) => InstrumentId | undefined,
  all: readonly InstrumentId[],
): Notation {
  return {
    expected,
    read(written) {
      const words = typeof written === 'string' ? written.split(',') : written
      const word = bareWord(words.length === 1 ? (words[0] ?? '') : '')
      if (word === 'yok' || words.length === 0) return []
      if (word === 'hepsi') return all
      const codes = words.map(one)
      return codes.every((code) => code !== undefined) ? codes : undefined
    },
    write(value) {
      const codes = METAL_CODES.filter((code) => Array.isArray(value) && value.includes(code))
      if (codes.length === 0) return 'yok'
      return codes.join() === all.join() ? 'hepsi' : codes.map((code) => METAL_NAMES[code])
    },
  }
}

const METAL_LIST = '“yok”, “hepsi” ya da [gram, ceyrek-yeni] gibi bir liste olmalı'

/** The metals that the office trades, in display order. */
export const tradedMetals = kindOf(
  v.pipe(
    list(v.pipe(oneOf(METAL_CODES), v.check(isTradable, kind('not-tradable'))), METAL_CODES.length),
    v.transform((codes) => METAL_CODES.filter((code) => codes.includes(code))),
  ),
  {
    cautious: NO_ITEMS,
    notation: names(METAL_LIST, readMetal, COINS_AND_GRAMS),
    text: (value) =>
      INSTRUMENT_IDS.filter((id) => Array.isArray(value) && value.includes(id))
        .map(productName)
        .join(', ') || '—',
  },
)

/** The metals and currencies that the office file halts at its first import. */
export const HALTED_METALS = names(METAL_LIST, readMetal, METAL_CODES)
export const HALTED_CURRENCIES = names(
  '“yok”, “hepsi” ya da bir döviz listesi olmalı',
  currencyFromWord,
  CURRENCY_CODES,
)
