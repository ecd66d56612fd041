import type { FigureStyle } from '#contract/languages.ts'
import type { MistakenRow } from '#contract/sum-query.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { Deal } from '#domain/deal.ts'
import type { SumItem } from '#domain/sum.ts'
import { TURKISH } from '../format/format.ts'
import { formatAmount, unitPriceFigure } from '../format/money-text.ts'
import type { Figures } from '../format/page-figures.ts'
import { typedItem } from '../format/typed-item.ts'
import { clerkLine, clerkLineAsTyped } from './clerk-line.ts'
import type { LanguageWords } from './language-words.ts'
import type { AskWords, CurrencySumWords, SumMessages } from './sum-words.ts'

/** Returns the words of sums in a foreign language. */
export function foreignSums(words: LanguageWords, figures: Figures): CurrencySumWords {
  const { sum, message } = words
  const item = ({ code, amount }: SumItem<CurrencyCode>) => `${formatAmount(amount, figures.style)} ${code}`
  return {
    form: sum.deal.legend,
    deal: sum.deal,
    submit: sum.submit,
    amount: (_, deal) => sum.amount[deal],
    product: () => sum.currency,
    placeholder: '100',
    hint: null,
    name: (code) => code,
    areCodes: true,
    rowMistake: ({ mistake, about }) => sum.mistake[mistake](about),
    title: ({ deal, items }) => `${sum.amount[deal]} ${item(items[0])}`,
    label: (deal) => sum.answer[deal],
    datedMoment: figures.moment,
    noSum: ([{ why, code }]) => (why === 'unquoted' ? sum.awaited : sum.halted).title(code),
    messages: foreignMessages(words, figures),
    byRate: (leg, { moment }) => [{ price: unitPriceFigure(leg.code, leg, figures.style) }, ` ${sum.at(moment)}`],
    stale: (quotedAt, now) => ({ title: sum.old.title(figures.moment(quotedAt, now)), text: sum.old.text }),
    closed: sum.closed,
    refused: sum.halted.chip,
    noOutcome({ why, code }) {
      const { title, text } = why === 'unquoted' ? sum.awaited : sum.halted
      return {
        word: why === 'unquoted' ? sum.awaited.word : words.board.ask,
        title: title(code),
        text,
      }
    },
    wrong: { ...sum.wrong, title: sum.region, tooLarge: words.board.ask },
    writeAmount: sum.writeAmount,
    tooLarge: asTyped('too-large', message.large),
    other: asTyped('unpriced', message.unpriced),
    fine: () => sum.fine,
  }

  /** Asks about an amount that is not calculated, in the visitor's language and for the clerk in Turkish. */
  function asTyped(why: 'too-large' | 'unpriced', question: string): CurrencySumWords['tooLarge'] {
    const typed = (row: MistakenRow<CurrencyCode>, code: string | null, written: FigureStyle): string =>
      typedItem(row, code ?? row.code, { typed: figures.style, written })
    return {
      message: (row, deal, code) =>
        [
          message.deal[deal](typed(row, code, figures.style)),
          question,
          clerkLineAsTyped(typed(row, code, TURKISH), deal, why),
        ].join('\n'),
      note: sum.ask.note,
    }
  }
}

/** The messages: the visitor's language, one line in Turkish for the clerk, then the link. */
function foreignMessages({ message, sum }: LanguageWords, figures: Figures): SumMessages<CurrencyCode> {
  const wish = (deal: Deal, [{ amount, code }]: readonly [SumItem<CurrencyCode>, ...unknown[]]): string =>
    message.deal[deal](`${formatAmount(amount, figures.style)} ${code}`)
  return {
    sum({ deal, items }, result, { at, isLarge, link, notes }) {
      const says = message.says(figures.sum(result).replace('\u00A0', ' '), figures.dayAndTime(at))
      return [
        wish(deal, items) + (notes?.told ?? ''),
        isLarge ? `${says} ${message.large}` : says,
        clerkLine({ deal, ...items[0], price: { result, isOld: false, notes: notes?.clerk ?? null } }),
        link,
      ].join('\n')
    },
    old({ deal, items }, result, { quotedAt, link, notes }) {
      return [
        wish(deal, items) + (notes?.told ?? ''),
        message.old(figures.dayAndTime(quotedAt)),
        clerkLine({ deal, ...items[0], price: { result, isOld: true, notes: notes?.clerk ?? null } }),
        link,
      ].join('\n')
    },
    noSum: ({ deal, items }, _, { link }) =>
      [wish(deal, items), message.unpriced, clerkLine({ deal, ...items[0], price: null }), link].join('\n'),
    note: sum.ask.note,
  }
}

/** Returns the texts of the links that ask the counter. */
export function foreignAsk({ sum, sample, newTab }: LanguageWords): AskWords {
  const { ask, large } = sum
  return { whatsApp: ask.title, otherChat: ask.otherChat, closed: ask.closed, sample: sample.mark, newTab, large }
}
