import type { PageState } from '#contract/page-state.ts'
import type { LiveWords } from '../../copy/rate-words.ts'
import { type SourceStatus, useAsOfNow, useSteadyWord } from '../../live/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { Chip, type ChipKind } from '../../ui/Chip.tsx'
import { type IconPath, triangleAlert } from '../../ui/icons.ts'
import { FRESHNESS_ICONS, type ShownFreshness } from '../../ui/QuoteAge.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useWords } from '../../words/index.ts'
import { shownFreshness } from './shown-freshness.ts'

/** The state that the chip of a live table shows. `dated` shows only the time of the newest price. */
export type SourceWord = keyof LiveWords['source'] | 'dated'

const WITHOUT_PRICE: Readonly<Record<SourceStatus, SourceWord>> = {
  connecting: 'connecting',
  connected: 'waiting',
  error: 'error',
  disconnected: 'disconnected',
  json: 'polling',
}

/**
 * Returns the state for the chip. `about` is the subject of the prices. `updatedAt` is the newest price's time, or null
 * without prices. If all rows are `halted`, the rows show it and the chip shows only the time.
 */
export function useSourceWord(
  about: string,
  status: SourceStatus,
  updatedAt: number | null,
  halted = false,
): SourceWord {
  const word = useSteadyWord(about, (circumstances) =>
    sourceWord(status, updatedAt === null ? null : shownFreshness(updatedAt, circumstances)),
  )
  return halted ? 'dated' : word
}

/** Returns "live" only if a live price has arrived. An open connection is not enough. */
function sourceWord(status: SourceStatus, freshness: ShownFreshness | null): SourceWord {
  if (freshness === null || status === 'error' || status === 'disconnected') return WITHOUT_PRICE[status]
  if (freshness !== 'live') return freshness
  return status === 'json' ? 'polling' : 'live'
}

/** Returns true if the chip says that live prices arrive, over either source. */
export function isLiveWord(word: SourceWord): boolean {
  return word === 'live' || word === 'polling'
}

/** Each state has its own shape in addition to its colour. */
const LOOKS: Readonly<Record<SourceWord, { readonly kind: ChipKind; readonly icon: IconPath | null }>> = {
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
  /** The newest price's time, if there is a price. */
  quotedAt?: number | null
  night?: boolean
}

export function SourceChip({ word, quotedAt = null, night = true }: SourceChipProps) {
  const { source } = useWords('live')
  return word === 'dated' && quotedAt === null ? null : (
    <Chip night={night} {...LOOKS[word]}>
      {word === 'dated' ? <Dated quotedAt={quotedAt} /> : source[word]}
    </Chip>
  )
}

/** Shows the time of the newest price. Its width equals that of the live chip, so that the title does not shift. */
function Dated({ quotedAt }: { quotedAt: number | null }) {
  const { asOf } = useWords('live')
  const figures = useWords('figures')
  const moment = useAsOfNow(({ now }) => (quotedAt === null ? null : figures.moment(quotedAt, now)))
  return moment === null ? null : (
    <>
      <span translate="no">{moment}</span>
      <VisuallyHidden only="to480">{asOf}</VisuallyHidden>
    </>
  )
}

export function SampleChip({ of }: { of: keyof PageState['demo'] }) {
  const { sample } = useWords('live')
  const { demo } = usePageState()
  return demo[of] ? (
    <Chip night kind="demo">
      {sample}
    </Chip>
  ) : null
}
