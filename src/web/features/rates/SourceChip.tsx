import type { PageState } from '#contract/page-state.ts'
import { sampleMark } from '../../copy/frame.ts'
import { asOf, sourceWords } from '../../copy/rates.ts'
import { formatQuotedAt } from '../../format/format.ts'
import { type SourceStatus, useAsOfNow, useSteadyWord } from '../../live/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { Chip, type ChipKind } from '../../ui/Chip.tsx'
import { type IconPath, triangleAlert } from '../../ui/icons.ts'
import { FRESHNESS_ICONS, type ShownFreshness } from '../../ui/QuoteAge.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { shownFreshness } from './shown-freshness.ts'

/** What the chip of a live table sums up; `dated`: no more than when its newest price was quoted. */
export type SourceWord = keyof typeof sourceWords | 'dated'

const WITHOUT_PRICE: Readonly<Record<SourceStatus, SourceWord>> = {
  connecting: 'connecting',
  connected: 'waiting',
  error: 'error',
  disconnected: 'disconnected',
  json: 'polling',
}

/**
 * `about`: what the prices are of. `updatedAt`: the newest price's own time; null: there is none. Where all is `halted`
 * rows say so, and the chip nothing.
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

/** `freshness` of the newest price. Live is said because a price arrived, never because a connection is open. */
function sourceWord(status: SourceStatus, freshness: ShownFreshness | null): SourceWord {
  if (freshness === null || status === 'error' || status === 'disconnected') return WITHOUT_PRICE[status]
  if (freshness !== 'live') return freshness
  return status === 'json' ? 'polling' : 'live'
}

/** Each word has a shape of its own beside its colour. */
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
  /** The newest price's own time, if there is any. */
  quotedAt?: number | null
  night?: boolean
  words?: ChipWords
}

export interface ChipWords {
  readonly source: Readonly<Record<keyof typeof sourceWords, string>>
  readonly momentOf: typeof formatQuotedAt
  readonly asOf: string
}

const TURKISH: ChipWords = { source: sourceWords, momentOf: formatQuotedAt, asOf }

export function SourceChip({ word, quotedAt = null, night = true, words = TURKISH }: SourceChipProps) {
  return word === 'dated' && quotedAt === null ? null : (
    <Chip night={night} {...LOOKS[word]}>
      {word === 'dated' ? <Dated quotedAt={quotedAt} words={words} /> : words.source[word]}
    </Chip>
  )
}

/** On a phone it stands beside a title, and is as wide in the beginning as it is once the page receives prices. */
function Dated({ quotedAt, words }: { quotedAt: number | null; words: ChipWords }) {
  const moment = useAsOfNow(({ now }) => (quotedAt === null ? null : words.momentOf(quotedAt, now)))
  return moment === null ? null : (
    <>
      <span translate="no">{moment}</span>
      <VisuallyHidden only="to480">{words.asOf}</VisuallyHidden>
    </>
  )
}

export function SampleChip({ of, mark = sampleMark }: { of: keyof PageState['demo']; mark?: string }) {
  const { demo } = usePageState()
  return demo[of] ? (
    <Chip night kind="demo">
      {mark}
    </Chip>
  ) : null
}
