import { type SourceStatus, useSteadyWord } from '../../live/index.ts'
import { shownFreshness } from './shown-freshness.ts'
import { type SourceWord, sourceWord } from './source-word.ts'

/** `updatedAt`: the newest price's own time; null: there is none. */
export function useSourceWord(status: SourceStatus, updatedAt: number | null): SourceWord {
  return useSteadyWord((circumstances) =>
    sourceWord(status, updatedAt === null ? null : shownFreshness(updatedAt, circumstances)),
  )
}
