import { asOf, sourceWords } from '../../copy/rates.ts'
import { formatQuotedAt } from '../../format/format.ts'
import { useAsOfNow } from '../../live/index.ts'
import { useZone } from '../../page-state/page-state.tsx'
import { Chip, type ChipKind } from '../../ui/Chip.tsx'
import { type IconPath, triangleAlert } from '../../ui/icons.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
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
  dated: { kind: 'wait', icon: null },
  polling: { kind: 'poll', icon: null },
  delayed: { kind: 'poll', icon: FRESHNESS_ICONS.delayed },
  stale: { kind: 'off', icon: FRESHNESS_ICONS.stale },
  closed: { kind: 'off', icon: FRESHNESS_ICONS.closed },
}

interface SourceChipProps {
  word: SourceWord
  /** The newest price's own time, if there is any. */
  quotedAt?: number | null
  /** On a band that stays dark in both themes. */
  night?: boolean
}

/** Sums up in a board's head where its prices come from and how fresh they are. */
export function SourceChip({ word, quotedAt = null, night = true }: SourceChipProps) {
  return (
    <Chip night={night} {...LOOKS[word]}>
      {word === 'dated' ? <Dated quotedAt={quotedAt} /> : sourceWords[word]}
    </Chip>
  )
}

/** On a phone it stands beside a title, and is as wide in the beginning as it is once the page has heard. */
function Dated({ quotedAt }: { quotedAt: number | null }) {
  const zone = useZone()
  const moment = useAsOfNow(({ now }) => (quotedAt === null ? null : formatQuotedAt(quotedAt, now, zone)))
  return moment === null ? null : (
    <>
      <span translate="no">{moment}</span>
      <VisuallyHidden only="to480">{asOf}</VisuallyHidden>
    </>
  )
}
