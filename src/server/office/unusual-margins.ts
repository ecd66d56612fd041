import { type Fields, fieldsOf } from '#contract/json.ts'
import { type InstrumentId, isMetal } from '#domain/instrument.ts'
import type { Margin } from '#domain/margin.ts'
import type { Office } from './office.ts'
import { describeOfficeMistake, located, readOffice } from './parse.ts'
import { writtenName } from './spelling.ts'
import type { FieldMistake, Path } from './yaml-source.ts'

/** What the slip of a hand makes of a margin: a comma one place further is ten times as much. */
const TIMES = 5

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

const SIDES = ['buy', 'sell'] as const
type Side = (typeof SIDES)[number]

const WRITTEN = { buy: 'alis', sell: 'satis' } as const
const NAMES = { buy: 'alış', sell: 'satış' } as const

/** A margin and its words; no margin where it is zero, no words where nothing is written. */
type SideIn = (code: InstrumentId, side: Side) => { readonly margin: Margin | undefined; readonly words: unknown }

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

function pathOf(code: InstrumentId, side?: Side): Path {
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

function slips(code: InstrumentId, side: Side, old: SideIn, edited: SideIn): FieldMistake[] {
  const [from, to] = [old(code, side), edited(code, side)]
  if (to.margin === undefined || JSON.stringify(to.margin) === JSON.stringify(from.margin)) return []
  const [last, now] = [from.margin && amountOf(from.margin), amountOf(to.margin)]
  const isSameKind = from.margin?.kind === to.margin.kind
  const words = textOf(to.words)
  const reasons = [
    // Of what was in the customer's favour already, less is no slip.
    isInFavour(side, now) && !(isSameKind && last !== undefined && isInFavour(side, last) && atMost(now, last))
      ? `“${words}” ${NAMES[side]} fiyatını müşterinin lehine değiştirir; işaretler yer değiştirmiş olabilir`
      : null,
    isSameKind && last !== undefined && Math.abs(now) > TIMES * Math.abs(last)
      ? `“${words}” önceki payın (${textOf(from.words)}) beş katından çok; virgül kaymış olabilir`
      : null,
    isMetal(code) && THOUSANDS.test(words)
      ? `“${words}” ${words.split('.')[0]} lira sayılır; bin için noktasız yazın`
      : null,
  ]
  return reasons.flatMap((reason) => (reason === null ? [] : { path: pathOf(code, side), reason }))
}

/** "1.000", which is one in a margin, and a thousand in any other sum of the file. */
const THOUSANDS = /^[+-]?[1-9]\d{0,2}\.\d{3}$/

function isInFavour(side: Side, amount: number): boolean {
  return side === 'buy' ? amount > 0 : amount < 0
}

function atMost(one: number, other: number): boolean {
  return Math.abs(one) <= Math.abs(other)
}

function amountOf(margin: Margin): number {
  return margin.kind === 'lira' ? margin.micros : margin.millionths
}

function textOf(words: unknown): string {
  return typeof words === 'string' ? words : '—'
}
