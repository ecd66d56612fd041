import { byCurrency } from '#domain/currency.ts'
import type { OfficialKind } from '#domain/official-reference.ts'
import { currencyWords } from './currency-words.ts'
import { pageLabels } from './frame.ts'
import type { ChangeWords, RateWords } from './rate-words.ts'

/** The display names of the pairs are fixed: docs/product.md, "Currencies". */
export const currencyNames = byCurrency((code) => `${currencyWords[code].name} / TL`)

export const perHundred = '100 birim'
export const askAtTheCounter = 'Gişeye sorunuz'

export const noBuy = 'alış kuru yok'

export const columns = { code: 'Kod', buy: 'Alış', sell: 'Satış' }

export const TURKISH_CHANGE: ChangeWords = {
  column: 'Fark',
  pick: 'grafiğini göster',
  movement: { up: 'yükseldi', down: 'düştü', unchanged: 'değişmedi' },
  noClose: 'önceki kapanış yok',
}

export const TURKISH_RATES: RateWords = {
  columns,
  columnNotes: null,
  main: 'sell',
  names: currencyNames,
  perHundred,
  ask: askAtTheCounter,
  missing: { buy: noBuy, sell: 'kur yok' },
}

export const bankSource = { label: 'Kaynak: ', bank: 'TCMB' }

/** The central bank's rates for money in accounts and for banknotes. */
export const officialKinds: Readonly<Record<OfficialKind, string>> = { doviz: 'döviz', efektif: 'efektif' }

export const bankBoard = {
  title: 'TCMB kurları',
  caption: (kind: OfficialKind) => `TCMB ${officialKinds[kind]} kurları`,
  kinds: 'TCMB tablosunda',
  kind: {
    doviz: { name: 'Döviz', note: 'hesaptaki para' },
    efektif: { name: 'Efektif', note: 'banknot' },
  } satisfies Record<OfficialKind, { name: string; note: string }>,
  missing: 'yok',
  /** These details of a table without rows are fixed: docs/product.md, "Fixed texts". */
  empty: { loading: 'TCMB API bağlantısı kuruluyor', failed: 'TCMB sunucusuna bağlanılamıyor' },
  retryNote: '30 dakikada bir yeniden denenir.',
  noChange: 'fark gösterilmez',
  /** The sentence below a bulletin with rates for banknotes, and below one without. */
  hasBanknotes: 'Gişede banknot alınıp satılır; karşılığı efektif kurudur. ',
  lacksBanknotes: 'Bu kaynak efektif kuru vermez. ',
}

export const bulletinOf = (day: string) => `Bülten: ${day}`

export const hero = {
  /** One line on a phone, so that both prices are in the first view. */
  title: 'Dolar ve euro',
  sides: { buy: 'siz bozdururken', sell: 'siz alırken' },
  /** The link from both boards to the calculator. */
  ask: {
    title: pageLabels.calculator,
    text: 'Tutarı yazın, karşılığını ve getireceğiniz belgeleri görün.',
    go: 'Hesapla',
  },
}
