import { PAGES } from '#contract/paths.ts'
import { type Asked, searchOf } from '#contract/question.ts'
import { useAddress } from '../../navigation/index.ts'

/** The address says what the form asks. */
export function useQuestionAddress(asked: Asked, first: Asked): void {
  useAddress(asked, first, addressOf)
}

function addressOf(asked: Asked): string | null {
  return asked.kind === 'mistake' ? null : PAGES.calculator.path + searchOf(asked)
}
