import type { InstrumentId } from '#domain/instrument.ts'
import { marginText } from '#domain/margin-text.ts'
import type { Margin } from '#domain/margin.ts'
import {
  type ChangedMargin,
  excessOf,
  likelyMargin,
  type MarginMeasures,
  type MarginSide,
  slipsOf,
  type UnusualKind,
} from '#domain/unusual-margin.ts'
import { allVersions, changedMargins, writtenName } from '../office/index.ts'
import { offeredBoard, quoteIn } from './board-change.ts'
import { officeIn, type Operator, unlessStoreFails } from './operator.ts'
import { largestMargins } from './price-history.ts'

/** A margin that was probably not meant. */
export interface UnusualMargin {
  readonly code: InstrumentId
  readonly side: MarginSide
  readonly kind: UnusualKind | 'lost'
  /** A Turkish sentence. */
  readonly text: string
  /** What was probably meant; null: nobody knows. */
  readonly likely: Margin | null
}

const SIDES: Readonly<Record<MarginSide, string>> = { buy: 'alış', sell: 'satış' }

/** What of the margins in `after` was probably not meant, measured by their last 30 days and by the prices of now. */
export async function unusualIn(operator: Operator, before: string, after: string): Promise<UnusualMargin[]> {
  const { changed, lost } = changedMargins(before, after)
  if (changed.length + lost.length === 0) return []
  const measuresOf = await marginMeasures(operator, before)
  return [
    ...changed.flatMap((change) => {
      const { code, side } = change
      const measures = measuresOf(code, side)
      const likely = likelyMargin(change, measures)
      return [...slipsOf(change), ...excessOf(change, measures)].map((kind): UnusualMargin => {
        return { code, side, kind, text: sentence(kind, change, measures), likely }
      })
    }),
    ...lost.map(({ code, side, from }): UnusualMargin => {
      const text = `${nameOf(code, side)} bugüne dek ${marginText(from)} idi; şimdi hiç yok.`
      return { code, side, kind: 'lost', text, likely: from }
    }),
  ]
}

/** What each margin is measured against: its last 30 days, and the price of now. */
export async function marginMeasures(operator: Operator, before: string) {
  const { lendStore, clock } = operator
  const [offered, versions] = await Promise.all([
    offeredBoard(operator),
    unlessStoreFails(lendStore(allVersions, 'read'), []),
  ])
  const current = officeIn(before)?.pricing.margins ?? {}
  return (code: InstrumentId, side: MarginSide): MarginMeasures => {
    const price = quoteIn(offered, code) ?? null
    const largest = largestMargins(versions, code, { current: current[code] ?? {}, price, now: clock.now() })
    return { largest: largest[side], price: price?.[side] ?? null }
  }
}

function nameOf(code: InstrumentId, side: MarginSide): string {
  return `${writtenName(code)} ${SIDES[side]} payı`
}

function sentence(kind: UnusualKind, change: ChangedMargin, { largest }: MarginMeasures): string {
  const { code, side, from, to, written } = change
  const [name, now] = [nameOf(code, side), marginText(to)]
  switch (kind) {
    case 'in-favour':
      return `${name} ${now}, fiyatı müşterinin lehine değiştirir; işaretler yer değiştirmiş olabilir.`
    case 'five-times':
      return `${name} ${now}, önceki payın (${from === undefined ? '0' : marginText(from)}) beş katından çok; virgül kaymış olabilir.`
    case 'thousands':
      return `${name} “${written ?? ''}” yazılınca ${(written ?? '').split('.')[0]} lira sayılır; bin için noktasız yazın.`
    case 'over-largest':
      return `${name} son 30 günde en çok ${largest === undefined ? '0' : marginText(largest)} oldu; ${now} bunun iki katından çok.`
    case 'over-half-percent':
      return `${name} ${now}, fiyatın yüzde yarımından fazla.`
  }
}
