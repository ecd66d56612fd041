import { DAY_LENGTH } from '#domain/calendar.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { marginSize, marginText } from '#domain/margin-text.ts'
import type { Margin, SideMargins } from '#domain/margin.ts'
import type { Sides } from '#domain/quote.ts'
import { largerMargin, type MarginSide } from '#domain/unusual-margin.ts'
import { type MarginLine, panelWords, readMarginLine, readNoticeLine, reasonOf, writtenName } from '../office/index.ts'
import type { OfficeVersion } from '../store/index.ts'

/** What the versions tell without their texts. They come as the store gives them, newest first. */

/** Something that was done to one price, by one version. */
export interface PriceEvent {
  readonly number: number
  readonly at: number
  readonly by: string | null
  /** "Alış payı −0,01 → −0,02", "Durduruldu" and why; the first is the heading. */
  readonly lines: readonly [string, ...string[]]
}

const LAST_EVENTS = 5

/** The newest first. */
export function priceEvents(
  versions: readonly OfficeVersion[],
  code: InstrumentId,
  most: number = LAST_EVENTS,
): PriceEvent[] {
  const events: PriceEvent[] = []
  for (const [index, version] of versions.entries()) {
    if (events.length === most) break
    const [first, ...more] = eventLines(version, versions[index + 1], code)
    if (first === undefined) continue
    events.push({ number: version.number, at: version.at, by: version.by, lines: [first, ...more] })
  }
  return events
}

/** null: nothing that is remembered. */
export function lastChangeOf(versions: readonly OfficeVersion[], code: InstrumentId): PriceEvent | null {
  return priceEvents(versions, code, 1)[0] ?? null
}

function eventLines(version: OfficeVersion, before: OfficeVersion | undefined, code: InstrumentId): string[] {
  const margins = marginsIn(version).filter((line) => line.code === code)
  const turned = before !== undefined && version.halted.includes(code) !== before.halted.includes(code)
  const halted = version.halted.includes(code)
  const reason = turned && halted ? reasonOf(version) : null
  return [
    ...(turned ? [halted ? 'Durduruldu' : 'Sürdürüldü'] : []),
    ...(reason === null ? [] : [reason]),
    ...(margins.length > 0 && margins.every(({ to }) => isNone(to)) ? ['Pay kaldırıldı'] : margins.map(marginEvent)),
  ]
}

const SIDES: Readonly<Record<MarginSide, string>> = { buy: 'Alış', sell: 'Satış' }

function marginEvent({ side, from, to }: MarginLine): string {
  return `${SIDES[side]} payı ${from === null ? '0' : marginText(from)} → ${to === null ? '0' : marginText(to)}`
}

function isNone(margin: Margin | null): boolean {
  return margin === null || marginSize(margin) === 0
}

function marginsIn({ summary }: OfficeVersion): MarginLine[] {
  return summary.flatMap((line) => readMarginLine(line) ?? [])
}

/**
 * Since when a price is halted, by whom and why, as far as the text says so; null: it is not. Whoever halts it again in
 * the panel, alone or with all, has the last word.
 */
export function haltOf(versions: readonly OfficeVersion[], code: InstrumentId) {
  const before = versions.findIndex(({ halted }) => !halted.includes(code))
  const during = versions.slice(0, before === -1 ? versions.length : before)
  const words = [writtenName(code), 'hepsi'].map((name) => panelWords(`halt ${name}`))
  const again = during.find(({ command }) => words.some((word) => command === word || command?.startsWith(`${word} “`)))
  const version = again ?? during.at(-1)
  return version === undefined ? null : { at: version.at, by: version.by, reason: reasonOf(version) }
}

const DAYS = 30

/**
 * The largest margins that a price had in its last 30 days, those in force included, which `current` has. `price`:
 * before margins, by which lira and percent are compared.
 */
export function largestMargins(
  versions: readonly OfficeVersion[],
  code: InstrumentId,
  { current, price, now }: { readonly current: SideMargins; readonly price: Sides | null; readonly now: number },
): SideMargins {
  const recent = versions.filter(({ at }) => at > now - DAYS * DAY_LENGTH)
  const lines = recent.flatMap(marginsIn).filter((line) => line.code === code)
  const largest = (side: MarginSide): Margin | undefined => {
    const known = lines.filter((line) => line.side === side).flatMap(({ from, to }) => [from, to])
    const had = [current[side] ?? null, ...known].flatMap((each) => (each === null || isNone(each) ? [] : [each]))
    return had.reduce<Margin | undefined>((most, each) => largerMargin(most, each, price?.[side] ?? null), undefined)
  }
  const [buy, sell] = [largest('buy'), largest('sell')]
  return { ...(buy !== undefined && { buy }), ...(sell !== undefined && { sell }) }
}

/** The notices that were put up, newest first, each text once. */
export function earlierNotices(versions: readonly OfficeVersion[], most: number) {
  const notices = new Map<string, { readonly text: string; readonly at: number; readonly by: string | null }>()
  for (const { summary, at, by } of versions) {
    const text = summary.map(readNoticeLine).find((each) => each !== null)
    if (text !== undefined && !notices.has(text)) notices.set(text, { text, at, by })
    if (notices.size === most) break
  }
  return [...notices.values()]
}
