import type { HistoryEntry, HistoryPage, HistoryTopic } from '#contract/panel/pages/history-page.ts'
import { productName } from '#contract/product-names.ts'
import { INSTRUMENT_IDS, type InstrumentId } from '#domain/instrument.ts'
import { changeText } from '../../settings/index.ts'
import type { PastHalt, SettingsVersion, StoredAct } from '../../store/index.ts'

/** The complete audit, newest first. */
interface AuditedPast {
  readonly versions: readonly SettingsVersion[]
  readonly halts: readonly PastHalt[]
  readonly acts: readonly StoredAct[]
  /** The number of the version in force. */
  readonly inForce: number
}

const ENTRIES_A_PAGE = 30

/** Returns the entries before a moment, newest first. If `before` is null, it begins with the newest entry. */
export function historyPage(
  past: AuditedPast,
  { topic, before }: { readonly topic: HistoryTopic | null; readonly before: number | null },
): HistoryPage {
  const entries = [...versionEntries(past), ...haltEntries(past.halts), ...past.acts.map(actEntry)]
    .filter((entry) => (topic === null || entry.topic === topic) && (before === null || entry.at < before))
    .toSorted((one, other) => other.at - one.at)
  const shown = entries.slice(0, ENTRIES_A_PAGE)
  const hasMore = entries.length > shown.length
  return { kind: 'history', topic, entries: shown, before: hasMore ? (shown.at(-1)?.at ?? null) : null }
}

function versionEntries({ versions, inForce }: AuditedPast): HistoryEntry[] {
  return versions.map(({ number, at, by, via, reason, patch }) => {
    const lines = patch.map(changeText)
    return { topic: 'settings', number, at, by, via, lines, reason, inForce: number === inForce }
  })
}

/** Groups halts and resumptions by act. */
function haltEntries(halts: readonly PastHalt[]): HistoryEntry[] {
  const ends = halts.flatMap(({ code, endedAt, endedBy, endedAct }) =>
    endedAt === null ? [] : [{ act: endedAct, code, at: endedAt, by: endedBy, reason: null, word: 'sürdürüldü' }],
  )
  const begins = halts.map(({ since, ...halt }) => ({ ...halt, at: since, word: 'durduruldu' }))
  const acts = Map.groupBy([...begins, ...ends], ({ act, word }) => `${word} ${act}`)
  return [...acts.values()].flatMap((haltChanges): HistoryEntry[] => {
    const [act] = haltChanges
    if (act === undefined) return []
    const { at, by, reason, word } = act
    const codes = INSTRUMENT_IDS.filter((id) => haltChanges.some(({ code }) => code === id))
    const line = `${haltedNames(codes, { at, word }, halts)} ${word}`
    return [{ topic: 'halts', number: null, at, by, via: 'panel', lines: [line], reason, inForce: false }]
  })
}

const MAX_NAMED = 8

/** Returns "Bütün fiyatlar" if no other price was offered at that moment, or if nothing was halted afterwards. */
function haltedNames(
  codes: readonly InstrumentId[],
  { at, word }: { readonly at: number; readonly word: string },
  halts: readonly PastHalt[],
): string {
  const names = codes.map((code) => productName(code))
  const haltedAt = (moment: number): number => {
    const then = halts.filter(({ since, endedAt }) => since <= moment && (endedAt === null || endedAt > moment))
    return new Set(then.map(({ code }) => code)).size
  }
  const isAll = word === 'durduruldu' ? haltedAt(at) === INSTRUMENT_IDS.length : haltedAt(at) === 0
  if (names.length <= MAX_NAMED) return names.join(', ')
  return isAll
    ? 'Bütün fiyatlar'
    : `${names.slice(0, MAX_NAMED - 1).join(', ')} ve ${names.length - MAX_NAMED + 1} fiyat daha`
}

/** An approved price is listed under halts, because both concern a price at a moment. */
function actEntry({ at, by, via, about, text }: StoredAct): HistoryEntry {
  const topic = about === 'prices' ? 'halts' : about
  return { topic, number: null, at, by, via, lines: [text], reason: null, inForce: false }
}
