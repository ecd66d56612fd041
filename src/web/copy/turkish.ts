import { TURKISH_FIGURES } from '../format/page-figures.ts'

/** The words that every Turkish page has. */
export const TURKISH_FRAME = { figures: TURKISH_FIGURES }
