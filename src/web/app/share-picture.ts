import { outcomeOn } from '#contract/board-then.ts'
import type { WritePicture } from '#contract/render.ts'
import { legsOf } from '#domain/exchange.ts'
import { sampleMark } from '../copy/frame.ts'
import { momentText, quote as copy, sharedText, sidesText } from '../copy/quote.ts'
import { rateFigure, timeOf } from '../features/calculator/index.ts'
import { formatAmount, formatMoney, formatUnits } from '../format/money-text.ts'

/** The words of the picture that messengers show of a shared calculation: what it came to by the office's record. */
export const writePicture: WritePicture = ({ exchange }, past, { zone, demo }) => {
  const outcome = outcomeOn(past, exchange)
  const words = {
    question: sharedText(exchange, formatAmount(exchange.amount)),
    note: copy.note,
    sample: demo.market ? sampleMark : null,
  }
  if (!('sum' in outcome)) return { ...words, sum: { figure: copy.noSum, sign: '' }, rate: null }
  const sum =
    outcome.kind === 'lira'
      ? { figure: formatMoney(outcome.sum), sign: '₺' }
      : { figure: formatUnits(outcome.sum, outcome.against), sign: outcome.against }
  const time = momentText(timeOf(outcome), zone)
  return { ...words, sum, rate: { side: sidesText(legsOf(outcome)), figure: rateFigure(outcome), time } }
}
