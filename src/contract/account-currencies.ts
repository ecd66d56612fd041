/** The currencies of the office's accounts, in the order of the cards. */
export const ACCOUNT_CURRENCIES = ['TL', 'USD', 'EUR'] as const

export type AccountCurrency = (typeof ACCOUNT_CURRENCIES)[number]
