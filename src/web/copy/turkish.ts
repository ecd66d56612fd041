import { TURKISH_FIGURES } from '../format/page-figures.ts'
import { turkishFrame } from './frame.ts'

/** The words that every Turkish page has. */
export const TURKISH_FRAME = { figures: TURKISH_FIGURES, frame: turkishFrame }
