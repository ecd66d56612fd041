import { INSTRUMENTS } from '#domain/instruments.ts'
import type { Sides } from '#domain/quote.ts'
import { OFFICE_COMMAND } from '../runtime/index.ts'
import { type PriceChange, writtenName } from '../settings/index.ts'
import { ageText, countText, rateText } from '../text/index.ts'
import type { Held } from './served.ts'

type Measure = NonNullable<Held['measuredBy']>

const MEASURES: Readonly<Record<Measure['kind'], string>> = {
  bulletin: 'TCMB bülteni',
  accepted: 'son onaylanan fiyat',
  fixing: 'TCMB altını',
  metal: 'has, ons ve dolardan hesaplanan',
  record: 'kayıtlardaki son fiyat',
  first: 'günün ilk fiyatı',
}

/** Names the quoting unit, for example "100 JPY". */
export function unitText(code: Held['code']): string {
  return INSTRUMENTS[code].unit === 1 ? writtenName(code) : `${INSTRUMENTS[code].unit} ${writtenName(code)}`
}

export function heldLine(held: Held): string {
  const end =
    held.waitsFor === 'person'
      ? `onay bekliyor (${OFFICE_COMMAND} approve ${writtenName(held.code)})`
      : 'doğrulanması bekleniyor'
  return `BEKLETİLEN FİYAT: ${unitText(held.code)} ${writtenSides(held)}, ${ageText(held.age)}; ${end}`
}

export function measureLine({ measuredBy }: Held): string | null {
  return measuredBy === null ? null : `Ölçü:     ${writtenSides(measuredBy)} (${MEASURES[measuredBy.kind]})`
}

/** Writes the displayed price before and after a change, one line per price. */
export function priceLines(prices: readonly PriceChange[]): string[] {
  return prices.map(({ code, before, after }) => {
    const shown = (sides: Sides | null): string => {
      if (sides === null) return 'Gişeye sorunuz'
      return `alış ${sides.buy === null ? '—' : rateText(code, sides.buy)} / satış ${rateText(code, sides.sell)}`
    }
    return `  ${unitText(code)}: ${shown(before)} → ${shown(after)}`
  })
}

/** Returns text such as "alış 47,2330 / satış 47,4770" or "alış 9.978 / satış 10.095". */
export function writtenSides({ buy, sell }: { readonly buy: string | null; readonly sell: string | null }): string {
  const side = (name: string, figure: string | null): string => `${name} ${figure === null ? '—' : grouped(figure)}`
  return `${side('alış', buy)} / ${side('satış', sell)}`
}

function grouped(figure: string): string {
  const [lira = '', decimals] = figure.split('.')
  return [countText(Number(lira)), ...(decimals === undefined ? [] : [decimals])].join(',')
}
