import { INSTRUMENTS } from '#domain/instruments.ts'
import { writtenName } from '../office/index.ts'
import { type Held, type PriceChange, writtenSides } from '../operations/index.ts'
import { OFFICE_COMMAND } from '../runtime/index.ts'
import { ageText } from '../text/index.ts'

type Measure = NonNullable<Held['measuredBy']>

const MEASURES: Readonly<Record<Measure['kind'], string>> = {
  bulletin: 'TCMB bülteni',
  accepted: 'son onaylanan fiyat',
  fixing: 'TCMB altını',
  metal: 'has, ons ve dolardan hesaplanan',
  record: 'kayıtlardaki son fiyat',
  first: 'günün ilk fiyatı',
}

/** "100 JPY": what the figures are for. */
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

/** What visitors read before a change and after it. */
export function priceLines(prices: readonly PriceChange[]): string[] {
  return prices.map(({ code, before, after }) => `  ${unitText(code)}: ${before} → ${after}`)
}
