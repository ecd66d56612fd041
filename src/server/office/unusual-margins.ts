import { type Fields, fieldsOf } from '#contract/json.ts'
import { type InstrumentId, isMetal } from '#domain/instrument.ts'
import type { Margin } from '#domain/margin.ts'
import { type ChangedMargin, type MarginSide, slipsOf, type UnusualKind } from '#domain/unusual-margin.ts'
import { writtenName } from '../settings/spelling.ts'
import type { Office } from './office.ts'
import { describeOfficeMistake, located, readOffice } from './parse.ts'
import type { FieldMistake, Path } from './yaml-source.ts'

/**
 * What of the margins in `after` was probably not meant, in the order of its lines: each is possible, so a person is
 * asked. Empty where either text is not sound.
 */
export function unusualMargins(before: string, after: string): string[] {
  const [from, to] = [readOffice(before), readOffice(after)]
  if (!from.ok || !to.ok) return []
  const [old, edited] = [sidesIn(from.value), sidesIn(to.value)]
  return to.value.office.pricing.selection
    .flatMap((code) => [...lostSides(code, old, edited), ...SIDES.flatMap((side) => slips(code, side, old, edited))])
    .map((mistake) => located(to.value.source, mistake))
    .toSorted((one, other) => one.line - other.line)
    .map(describeOfficeMistake)
}

/** Margins that stand where others stood, and those that are not written any more, with what they were. */
export function changedMargins(before: string, after: string) {
  const [from, to] = [readOffice(before), readOffice(after)]
  if (!from.ok || !to.ok) return { changed: [], lost: [] }
  const [old, edited] = [sidesIn(from.value), sidesIn(to.value)]
  const each = to.value.office.pricing.selection.flatMap((code) => SIDES.map((side) => ({ code, side })))
  const changed = each.flatMap(({ code, side }): ChangedMargin[] => {
    const [{ margin: last }, { margin, words }] = [old(code, side), edited(code, side)]
    if (margin === undefined || JSON.stringify(margin) === JSON.stringify(last)) return []
    return [{ code, side, from: last, to: margin, written: textOf(words) }]
  })
  const lost = each.flatMap(({ code, side }) => {
    const { margin } = old(code, side)
    return margin !== undefined && edited(code, side).words === undefined ? [{ code, side, from: margin }] : []
  })
  return { changed, lost }
}

const SIDES = ['buy', 'sell'] as const

const WRITTEN = { buy: 'alis', sell: 'satis' } as const
const NAMES = { buy: 'alış', sell: 'satış' } as const

/** A margin and its words; no margin where it is zero, no words where nothing is written. */
type SideIn = (code: InstrumentId, side: MarginSide) => { readonly margin: Margin | undefined; readonly words: unknown }

interface Read {
  readonly office: Office
  readonly source: { readonly value: unknown }
}

function sidesIn({ office, source }: Read): SideIn {
  return (code, side) => {
    const words = pathOf(code, side).reduce<unknown>((value, step) => fieldIn(value, step), source.value)
    return { margin: office.pricing.margins[code]?.[side], words }
  }
}

function fieldIn(value: unknown, step: string | number): unknown {
  const fields: Fields = fieldsOf(value)
  return fields[step]
}

function pathOf(code: InstrumentId, side?: MarginSide): Path {
  const margins = [isMetal(code) ? 'altin' : 'kurlar', 'paylar', writtenName(code)]
  return side === undefined ? margins : [...margins, WRITTEN[side]]
}

/** Zero is written by whoever wants none. */
function lostSides(code: InstrumentId, old: SideIn, edited: SideIn): FieldMistake[] {
  const lost = SIDES.filter((side) => old(code, side).margin !== undefined && edited(code, side).words === undefined)
  if (lost.length === 0) return []
  const margins = lost.map((side) => `${NAMES[side]} ${textOf(old(code, side).words)}`).join(', ')
  return [{ path: pathOf(code), reason: `bugüne dek olan pay dosyada yok (${margins}); pay istenmiyorsa 0 yazılmalı` }]
}

function slips(code: InstrumentId, side: MarginSide, old: SideIn, edited: SideIn): FieldMistake[] {
  const [from, to] = [old(code, side), edited(code, side)]
  if (to.margin === undefined) return []
  const written = textOf(to.words)
  const sentences: Readonly<Partial<Record<UnusualKind, string>>> = {
    'in-favour': `“${written}” ${NAMES[side]} fiyatını müşterinin lehine değiştirir; işaretler yer değiştirmiş olabilir`,
    'five-times': `“${written}” önceki payın (${textOf(from.words)}) beş katından çok; virgül kaymış olabilir`,
    thousands: `“${written}” ${written.split('.')[0]} lira sayılır; bin için noktasız yazın`,
  }
  return slipsOf({ code, side, from: from.margin, to: to.margin, written }).flatMap((kind) => {
    const reason = sentences[kind]
    return reason === undefined ? [] : { path: pathOf(code, side), reason }
  })
}

function textOf(words: unknown): string {
  return typeof words === 'string' ? words : '—'
}
