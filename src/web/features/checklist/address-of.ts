import { PAGES } from '#contract/paths.ts'
import { type Asked, searchOf } from '#contract/question.ts'

/** The address at which this very list stands. A mistake has none: it leads to the empty form. */
export function addressOf(asked: Asked): string {
  return PAGES.calculator.path + (asked.kind === 'mistake' ? '' : searchOf(asked))
}
