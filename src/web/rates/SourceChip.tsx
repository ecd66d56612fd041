import { sourceWords } from '../copy/rates.ts'
import { Chip, type ChipKind } from '../ui/Chip.tsx'
import { type IconPath, triangleAlert } from '../ui/icons.ts'
import { FRESHNESS_ICONS } from './freshness-icons.ts'
import type { SourceWord } from './source-word.ts'

interface Look {
  readonly kind: ChipKind
  readonly icon: IconPath | null
}

/** Each word has a shape of its own beside its colour. */
const LOOKS: Readonly<Record<SourceWord, Look>> = {
  connecting: { kind: 'wait', icon: null },
  waiting: { kind: 'wait', icon: null },
  error: { kind: 'err', icon: triangleAlert },
  disconnected: { kind: 'err', icon: triangleAlert },
  live: { kind: 'live', icon: null },
  polling: { kind: 'poll', icon: null },
  delayed: { kind: 'poll', icon: FRESHNESS_ICONS.delayed },
  stale: { kind: 'off', icon: FRESHNESS_ICONS.stale },
  closed: { kind: 'off', icon: FRESHNESS_ICONS.closed },
}

/** Sums up in a board's head where its prices come from and how fresh they are. */
export function SourceChip({ word }: { word: SourceWord }) {
  return (
    <Chip night {...LOOKS[word]}>
      {sourceWords[word]}
    </Chip>
  )
}
