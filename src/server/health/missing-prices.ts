import { dayOf, instantOf, MINUTE } from '#domain/calendar.ts'
import type { Freshness } from '#domain/freshness.ts'
import { type InstrumentId, isMetal } from '#domain/instrument.ts'
import { hoursOn } from '#domain/opening.ts'
import { writtenName } from '../office/index.ts'
import type { Refusal } from '../pipeline/index.ts'
import { lengthText } from '../text/index.ts'
import type { PriceRow } from './price-row.ts'
import { FRESHNESS_WORDS, refusalText, ruleWords } from './price-words.ts'
import { type Finding, finding, type HealthFacts } from './report.ts'

/** Silence and waiting that pass by themselves are no findings. */
export const PATIENCE = 5 * MINUTE

/** Prices that don't come, or came too long ago: of all sources, of a board, of one row. */
export function missingPrices(facts: HealthFacts): Finding[] {
  return [...silence(facts), ...lackingPrices(facts)]
}

/** In opening hours only: what a provider does at night is its own affair. */
function silence(facts: HealthFacts): Finding[] {
  const { silentFor, uptime, at, rows } = facts
  const silent = Math.min(silentFor, uptime)
  if (openFor(facts) <= PATIENCE || silent <= PATIENCE) return []
  const [word] = rows.flatMap(({ shown }) => (shown === null ? [] : FRESHNESS_WORDS[shown]))
  const rest = word === undefined ? 'Sitede fiyat yok.' : `Site kurları “${word}” diye gösteriyor.`
  const text = `${lengthText(silent, 'since')} hiçbir kaynaktan fiyat gelmiyor. ${rest}`
  return [finding('no-price', text, { weight: 'bad', since: at - silent, remedy: 'angun-office halt hepsi' })]
}

/** ms; 0: the office is closed. */
function openFor({ office, at, opening }: HealthFacts): number {
  if (opening.kind === 'closed') return 0
  const today = dayOf(at)
  const opened = hoursOn(office.facts.hours, today).map(({ from }) => instantOf(today, from))
  return at - (opened.findLast((instant) => instant <= at) ?? at)
}

/** The prices that the office deals in, board by board, while a source speaks: each has to come, and in time. */
function lackingPrices(facts: HealthFacts): Finding[] {
  const { office, rows, uptime, silentFor } = facts
  if (Math.min(openFor(facts), uptime) <= PATIENCE || silentFor > PATIENCE) return []
  const traded: readonly InstrumentId[] = office.facts.gold?.traded ?? []
  const isDealtIn = ({ code, state }: PriceRow): boolean =>
    state.kind !== 'halted' && state.kind !== 'crossed' && (!isMetal(code) || traded.includes(code))
  const offered = rows.filter(isDealtIn)
  const boards = [
    { about: 'currencies', word: 'hiçbir dövizin', rows: offered.filter(({ code }) => !isMetal(code)) },
    { about: 'metals', word: 'hiçbir altının', rows: offered.filter(({ code }) => isMetal(code)) },
  ].map((board) => ({ ...board, lacking: board.rows.flatMap((row) => lackOf(row, facts) ?? []) }))
  const isDead = ({ rows: all, lacking }: (typeof boards)[number]): boolean => lacking.length === all.length
  if (offered.length > 0 && boards.every(isDead)) {
    const lacking = boards.flatMap((board) => board.lacking)
    return [deadBoard({ about: null, word: 'hiçbir kurun', lacking }, facts)]
  }
  return boards.flatMap((board) =>
    board.rows.length > 1 && isDead(board) ? deadBoard(board, facts) : eachLack(board.lacking, facts),
  )
}

interface Lack {
  readonly code: InstrumentId
  /** How the price that is too old is shown; null: there is none. */
  readonly shown: Freshness | null
  /** Why its source's can't be taken; null: it says nothing of it. */
  readonly refusal: Refusal | null
  /** Of the last price; null: none ever came. */
  readonly since: number | null
  /** Another waits, which is reported for itself. */
  readonly isHeld: boolean
}

function lackOf({ code, own, shown, age, state }: PriceRow, { office, at }: HealthFacts): Lack | null {
  const refusal = state.kind === 'refused' ? state.refusal : null
  const waitsSince = refusal?.since ?? (state.kind === 'held' ? state.held.since : null)
  const lack = { code, shown, refusal, isHeld: state.kind === 'held' }
  if (own === null) {
    const isLong = waitsSince === null || at - waitsSince > PATIENCE
    return isLong ? { ...lack, since: waitsSince } : null
  }
  const isLate = shown !== 'closed' && (age === null || age > office.facts.freshness.live)
  return isLate ? { ...lack, since: own.quotedAt } : null
}

/** Visitors find no price of a whole board that can be gone by. */
function deadBoard(
  { about, word, lacking }: { readonly about: string | null; readonly word: string; readonly lacking: readonly Lack[] },
  { at, uptime }: HealthFacts,
): Finding {
  const moments = lacking.flatMap((lack) => lack.since ?? [])
  const since = moments.length === 0 ? at - uptime : Math.max(...moments)
  const rules = new Set(lacking.map(({ refusal }) => refusal && ruleWords(refusal.rule)))
  const [rule = null] = rules.size === 1 ? rules : []
  const shown = lacking.find((lack) => lack.shown !== null)?.shown ?? null
  const text = [
    `${lengthText(at - since, 'since')} ${word} yeni fiyatı yok, kaynaktan ileti geliyor${rule === null ? '' : ` (${rule})`}.`,
    shown === null ? 'Sitede fiyat yok.' : `Site bunları “${FRESHNESS_WORDS[shown]}” diye gösteriyor.`,
  ].join(' ')
  return finding('no-price', text, { about, weight: 'bad', since, remedy: 'angun-office check' })
}

function eachLack(lacking: readonly Lack[], { at }: HealthFacts): Finding[] {
  return lacking.flatMap(({ code, shown, refusal, since, isHeld }) => {
    if (isHeld) return []
    const name = writtenName(code)
    const rest = { about: code, since, remedy: `angun-office halt ${name}` }
    const why = refusal === null ? null : refusalText(refusal)
    if (shown === null)
      return finding('price-missing', `${name} sitede fiyatsız: ${why ?? 'kaynak hiç fiyat vermedi'}.`, rest)
    const late = `${name} ${lengthText(at - (since ?? at), 'since')} yenilenmiyor: ${why ?? 'kaynak fiyat vermiyor'}.`
    return finding('price-late', `${late} Sitede “${FRESHNESS_WORDS[shown]}” diye duruyor.`, rest)
  })
}
