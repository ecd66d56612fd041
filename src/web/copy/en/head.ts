import type { LanguageHead } from '../language-head-words.ts'

/** The texts that only the server needs: those in the head of the page, and those that only some offices need. */
export const head: LanguageHead = {
  dir: 'ltr',
  locale: 'en_GB',
  description:
    'Live exchange rates of our counter: what you get for your dollars, euros or pounds, whether we are open, what to bring and how to find us.',
  exchange: { service: 'Currency exchange', buy: 'we buy', sell: 'we sell' },
  office: {
    terms: {
      included: 'Tax included',
      added: '# + # tax (BSMV)',
      noCommission: 'no commission',
      commission: 'commission: ',
      and: ', ',
    },
    others: {
      between: ', ',
      unlisted: 'not on the board.',
      another: 'or another currency?',
      ask: 'Ask us',
      question: 'Hello, I would like to ask your price for a currency that is not on the board.',
      next: 'The counter tells you today’s price; your question is filled in.',
      unpriced: 'no price online.',
    },
  },
}
