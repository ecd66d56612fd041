import type { BoardThen } from '#contract/board-then.ts'
import type { Asked } from '#contract/question.ts'
import type { SharedMoment } from '#contract/shared-moment.ts'
import { currenciesOf } from '#domain/exchange.ts'
import type { InstrumentId } from '#domain/instrument.ts'

/** What the office's record has of a minute. */
export type BoardAt = (codes: readonly InstrumentId[], moment: SharedMoment) => Promise<BoardThen>

/** Of the moment that is asked for; null: of none. */
export async function pastOf(asked: Asked, boardThen: BoardAt): Promise<BoardThen | null> {
  if (asked.kind !== 'question' || asked.question.moment === null) return null
  return boardThen(currenciesOf(asked.question.exchange), asked.question.moment)
}
