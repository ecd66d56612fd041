import { useId, useState } from 'react'
import { type Amount, parseAmount } from '#domain/amount.ts'
import { isFineness, worthOf } from '#domain/gold/jewellery.ts'
import type { MetalCode } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { lira } from '../../calculator/money-text.ts'
import { mistakeText } from '../../copy/calculator.ts'
import { goldJewellery as copy, goldPage } from '../../copy/gold.ts'
import { formatRate } from '../../format.ts'
import { useRow } from '../../live/use-live.ts'
import { GoldField } from './GoldField.tsx'
import { JewelleryFacts } from './JewelleryFacts.tsx'
import { PricesUsed } from './PricesUsed.tsx'

const FIRST = { grams: '20', fineness: '916,6', workmanship: '20' }
const { decimals } = INSTRUMENTS.ALTIN

/** What the gold in a piece of jewellery is worth, and what its workmanship costs. */
export function JewellerySheet({ traded }: { traded: readonly MetalCode[] }) {
  const titleId = useId()
  const [texts, setTexts] = useState(FIRST)
  const { quote, halted } = useRow('ALTIN')
  const tradesWorked = traded.includes('AYAR22') || traded.includes('AYAR14')
  const field = (name: keyof typeof FIRST, label: string, unit: string, own: string | null) => (
    <GoldField
      label={label}
      name={name}
      text={FIRST[name]}
      unit={unit}
      mistake={own ?? mistakeIn(texts[name], name === 'workmanship')}
      onText={(text) => setTexts((before) => ({ ...before, [name]: text }))}
    />
  )
  const [grams, fineness] = [amountIn(texts.grams), amountIn(texts.fineness)]
  const tooFine = fineness !== null && !isFineness(fineness)
  const has = halted ? null : quote
  const asked = grams === null || fineness === null || tooFine ? null : { grams, fineness }
  const worth =
    asked === null || has === null
      ? null
      : worthOf({ ...asked, workmanship: amountIn(texts.workmanship) }, has, decimals.rate)
  return (
    <section className="gold-sheet" aria-labelledby={titleId}>
      <h3>
        <span id={titleId}>{copy.title}</span>
        {tradesWorked ? null : (
          <>
            {' '}
            <span className="gold-tag">{goldPage.forInformation}</span>
          </>
        )}
      </h3>
      <form className="gold-form gold-three" onSubmit={(event) => event.preventDefault()}>
        {field('grams', copy.weight, 'g', null)}
        {field('fineness', copy.fineness, '‰', tooFine ? copy.tooFine : null)}
        {field('workmanship', copy.workmanship, '‰', null)}
      </form>
      {has === null ? (
        <p className="gold-nothing">{copy.unpriced}</p>
      ) : (
        <>
          {worth === null ? (
            <p className="gold-nothing">{copy.needed}</p>
          ) : (
            <JewelleryFacts
              worth={worth}
              sides={copy.sides(
                has.buy === null ? copy.noSide : lira(formatRate(has.buy, decimals.rate)),
                lira(formatRate(has.sell, decimals.rate)),
              )}
            />
          )}
          <PricesUsed
            quotedAt={has.quotedAt}
            before={copy.before}
            after={tradesWorked ? copy.afterTrade : copy.after}
          />
        </>
      )}
    </section>
  )
}

function amountIn(text: string): Amount | null {
  const amount = parseAmount(text)
  return amount.ok ? amount.value : null
}

/** Without workmanship the field may be empty, or say so. */
function mistakeIn(text: string, mayBeNothing: boolean): string | null {
  const amount = parseAmount(text)
  if (amount.ok) return null
  return mayBeNothing && (text.trim() === '' || amount.error === 'zero')
    ? null
    : mistakeText({ kind: amount.error, typed: text })
}
