/**
 * Texts that only some offices need, in the language of the page. The server adds them to the page state, so that the
 * pages of other offices do not load them.
 */
export interface OfficeWords {
  /** Left out if the office states neither tax nor commission. */
  readonly terms?: TermWords
  /** Left out if the office has no other currencies. */
  readonly others?: OtherCurrencyWords
}

/** The tax on a currency that the visitor buys, and the commission. */
export interface TermWords {
  readonly included: string
  /** With "#" for the price, then for the tax: "# + BSMV #". */
  readonly added: string
  readonly noCommission: string
  /** Replaces `noCommission` below a sale. */
  readonly noDeduction?: string
  /** Precedes the office's own Turkish text. */
  readonly commission: string
  /** Stands between tax and commission. */
  readonly and: string
}

export interface OtherCurrency {
  /** The ISO code. */
  readonly code: string
  /** For example "KWD (Kuveyt dinarı)". */
  readonly name: string
  /** Says that it has no price on the site. */
  readonly unpriced: string
}

/** The currencies without a price on the board. */
export interface OtherCurrencyWords {
  readonly list: readonly OtherCurrency[]
  /** Stands between the names below a board. */
  readonly between: string
  /** Follows the names. */
  readonly unlisted: string
  /** Follows the codes below the amount, before the link to the chat; the Turkish pages have no such line. */
  readonly another?: string
  /** A link to the chat, and the name of these currencies in a list of all. */
  readonly ask: string
  /** The message of that link. */
  readonly question: string
  readonly next: string
}
