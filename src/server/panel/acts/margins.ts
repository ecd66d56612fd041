import type { FieldMistake, Outcome } from '#contract/panel/frame.ts'
import { PANEL_PATHS, pricePath, severalPath } from '#contract/panel/paths.ts'
import type { SettingsPath } from '#contract/settings/settings-mistake.ts'
import type { SettingsEdit } from '#contract/settings/settings-patch.ts'
import { SECOND } from '#domain/calendar.ts'
import { isBar } from '#domain/gold/bars.ts'
import { INSTRUMENT_IDS, type InstrumentId, isMetal, METAL_CODES } from '#domain/instrument.ts'
import { parseMargin, readsAsThousands, writeMargin } from '#domain/margin-text.ts'
import type { MarginSide } from '#domain/unusual-margin.ts'
import { marginPlace, writtenName } from '../../settings/index.ts'
import { draw, type Order, type PanelAnswer, problem } from '../answer.ts'
import { ACT_SENTENCES } from '../copy.ts'
import { type Fields, isTicked, numberIn, typedIn } from '../form.ts'
import { typedBoard, typedMargins } from '../models/prices.ts'
import type { PanelParts } from '../parts.ts'
import { boardIn, drawGold, drawPrice, drawSeveral, offeredIn } from '../price-pages.ts'
import { mistake, publish, refusal } from './publish.ts'

/** What a form has typed in the place of a margin. */
interface Change {
  readonly code: InstrumentId
  readonly side: MarginSide
  /** The name of its field. */
  readonly field: string
  readonly typed: string
}

/** Both margins of one price, or the one that was changed. */
export async function changePrice(order: Order, parts: PanelParts): Promise<PanelAnswer> {
  const code = await offeredIn(order, parts)
  if (code === null) return draw(problem('notFound'))
  const typed = typedMargins(order.fields)
  const drawn = (outcome: Outcome) => drawPrice(parts, code, { typed, asksToHalt: false, outcome })
  const changes = SIDES.flatMap((side) => changeIn(order.fields, code, side, SIDE_NAMES[side]))
  const path = pricePath(code)
  return publishMargins(order, parts, {
    changes,
    words: writtenName(code),
    path,
    drawn,
    fieldOf: ({ side }) => SIDE_NAMES[side],
  })
}

/** Margins of a whole board: all of them, or none. */
export async function changeSeveral(order: Order, parts: PanelParts): Promise<PanelAnswer> {
  const { fields } = order
  const [board, typed] = [boardIn(fields['tablo']), typedBoard(fields)]
  const drawn = (outcome: Outcome) => drawSeveral(parts, { board, typed, outcome })
  const fieldOf = ({ code, side }: Pick<Change, 'code' | 'side'>): string => `${SIDE_NAMES[side]}.${code}`
  const changes = INSTRUMENT_IDS.flatMap((code) =>
    SIDES.flatMap((side) => changeIn(fields, code, side, fieldOf({ code, side }))),
  )
  const words = [...new Set(changes.map(({ code }) => writtenName(code)))].join(' ')
  const path = severalPath(board)
  return publishMargins(order, parts, { changes, words, path, drawn, fieldOf })
}

const SIDES: readonly MarginSide[] = ['buy', 'sell']
const SIDE_NAMES = { buy: 'alis', sell: 'satis' } as const

/** A side that stands as the form was opened is nobody's change: another may have changed it meanwhile. */
function changeIn(fields: Fields, code: InstrumentId, side: MarginSide, field: string): Change[] {
  const [typed, before] = [typedIn(fields, field), fields[`eski_${field}`]]
  if (fields[field] === undefined || (before !== undefined && isSame(typed, before.trim()))) return []
  return [{ code, side, field, typed }]
}

/** "−0,05" and "-0.05" are one margin. */
function isSame(one: string, other: string): boolean {
  const [margin, known] = [parseMargin(one), parseMargin(other)]
  return margin.ok && known.ok ? writeMargin(margin.value) === writeMargin(known.value) : one === other
}

type Publishing = Parameters<typeof publish>[1]

interface MarginPublishing extends Pick<Publishing, 'path' | 'drawn'> {
  readonly changes: readonly Change[]
  /** For the log: the names of the prices. */
  readonly words: string
  readonly fieldOf: (of: Pick<Change, 'code' | 'side'>) => string
}

/** From the moment at which figures turn grey on a page, and as long as a form may be on its way. */
const SEEN_WITHIN = 20 * SECOND

async function publishMargins(order: Order, parts: PanelParts, asked: MarginPublishing): Promise<PanelAnswer> {
  const { changes, words, path, drawn, fieldOf } = asked
  const seenAt = numberIn(order.fields, 'gorulen')
  if (seenAt === null || Math.abs(parts.clock.now() - seenAt) > SEEN_WITHIN)
    return draw(await drawn({ kind: 'outdated' }), 409)
  const read = changes.map((change) => ({ ...change, margin: parseMargin(change.typed) }))
  const mistakes = read.flatMap(({ code, field, typed, margin }): FieldMistake[] => {
    if (!margin.ok) return [mistake(field, ACT_SENTENCES.unreadableMargin)]
    return isMetal(code) && readsAsThousands(typed) ? [mistake(field, ACT_SENTENCES.thousandsMargin)] : []
  })
  if (mistakes.length > 0) return draw(await drawn(refusal(mistakes)), 422)
  const patch = read.flatMap(({ code, side, margin }): SettingsEdit[] =>
    margin.ok ? [{ path: ['margins', code, side], after: margin.value }] : [],
  )
  const fieldAt = (of: SettingsPath): string | undefined => {
    const place = marginPlace(of)
    return place === null ? undefined : fieldOf(place)
  }
  return publish(order, { patch, act: `margin ${words}`, path, drawn, fieldAt }, parts)
}

/** The gold board on or off, with what the office trades on it. A bar without margins gets zeros: they make its price. */
export function changeGold(order: Order, parts: PanelParts): Promise<PanelAnswer> {
  const { fields } = order
  const on = fields['durum'] === 'acik'
  const traded = METAL_CODES.filter((code) => isTicked(fields, `urun.${code}`))
  const { margins } = parts.office.version().settings
  const zeros = traded.filter(isBar).flatMap((code) =>
    SIDES.filter((side) => margins[code]?.[side] === undefined).map((side): SettingsEdit => ({
      path: ['margins', code, side],
      after: { kind: 'lira', micros: 0 },
    })),
  )
  const list: SettingsEdit[] = on ? [{ path: ['gold', 'traded'], after: traded }, ...zeros] : []
  const patch = [{ path: ['gold', 'published'], after: on }, ...list]
  const drawn = (outcome: Outcome) => drawGold(parts, outcome)
  return publish(order, { patch, act: `gold ${on ? 'on' : 'off'}`, path: PANEL_PATHS.gold, drawn }, parts)
}
