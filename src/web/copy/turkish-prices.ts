import { TURKISH_LIVE } from './live-words.ts'
import { TURKISH_CHANGE, TURKISH_RATES } from './rates.ts'

/** The words of Turkish pages with prices. */
export const TURKISH_PRICES = { rates: TURKISH_RATES, live: TURKISH_LIVE, change: TURKISH_CHANGE }
