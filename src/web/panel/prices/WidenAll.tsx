import { useState } from 'react'
import type { SeveralPage } from '#contract/panel/pages/several-page.ts'
import type { TypedMargins } from '#contract/panel/price-shapes.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { marginSize } from '#domain/margin-text.ts'
import type { Margin } from '#domain/margin.ts'
import { parseMargin } from '#domain/parse-margin.ts'
import { widenMargins } from '#domain/widen-margins.ts'
import { marginMistakes, widenPanel } from '../../copy/panel-margins.ts'
import { fullPriceName } from '../../copy/panel-prices.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Sheet, SheetPart, SheetText } from '../parts/Sheet.tsx'
import { marginField } from './figures.ts'
import type { MarginForm } from './margin-form.ts'
import styles from './WidenAll.module.css'

/** Five kuruş for currencies; five lira for metals, which cost thousands. */
const USUAL = { currencies: '0,05', metals: '5' } as const

/** Widens all margins of the board by one amount, in the fields only: "Hepsini yayınla" publishes them. */
export function WidenAll({ board, form }: { board: SeveralPage['board']; form: MarginForm }) {
  const [text, setText] = useState<string>(USUAL[board])
  const [left, setLeft] = useState<readonly InstrumentId[]>([])
  const read = parseMargin(text)
  const amount = read.ok && marginSize(read.value) > 0 ? sized(read.value, 1) : null

  const widen = (times: 1 | -1): void => {
    if (amount === null) return
    const all = new Map<InstrumentId, TypedMargins>()
    const unchanged: InstrumentId[] = []
    for (const { priced, preview } of form.rows) {
      const { code } = priced.price
      const widened = preview.unreadable.length > 0 ? null : widenMargins(preview.margins, sized(amount, times))
      if (widened === null) unchanged.push(code)
      else all.set(code, { buy: marginField(widened.buy, code), sell: marginField(widened.sell, code) })
    }
    form.typeAll(all)
    setLeft(unchanged)
  }
  return (
    <Sheet title={widenPanel.title} note={widenPanel.text}>
      <SheetPart className={styles.fields}>
        <Field label={widenPanel.amount}>
          {(control) => (
            <input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={text}
              onChange={({ target }) => setText(target.value)}
              aria-invalid={amount === null || undefined}
            />
          )}
        </Field>
        {([1, -1] as const).map((times) => (
          <Button key={times} kind="line" disabled={amount === null || form.isUnderWay} onClick={() => widen(times)}>
            {amount === null ? widenPanel.short(times) : widenPanel.by(amount, times)}
          </Button>
        ))}
      </SheetPart>
      <SheetText role="status">
        {amount === null
          ? marginMistakes.unreadable
          : left.length === 0
            ? null
            : widenPanel.left(left.map(fullPriceName).join(', '))}
      </SheetText>
    </Sheet>
  )
}

/** Returns the amount of `margin` with the given sign. */
function sized(margin: Margin, sign: 1 | -1): Margin {
  const size = sign * marginSize(margin)
  return margin.kind === 'lira' ? { kind: 'lira', micros: size } : { kind: 'percent', millionths: size }
}
