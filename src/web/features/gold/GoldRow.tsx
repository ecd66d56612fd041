import { Fragment, memo } from 'react'
import { isSpotMarketClosed } from '#domain/gold/spot-market.ts'
import type { MetalCode } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { forInformation, goldName, goldPage, goldWords, noPrice } from '../../copy/gold.ts'
import { useAsOfNow } from '../../live/index.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { DailyChange, QuoteRow, type SelectedCurrency } from '../rates/index.ts'
import { GoldIcon } from './GoldIcon.tsx'
import { GoldTag } from './GoldTag.tsx'
import styles from './GoldRow.module.css'

interface GoldRowProps {
  code: MetalCode
  traded: boolean
  /** True if the group shows the tag. The row's tag is then only for screen readers. */
  taggedAbove: boolean
  chosen: boolean
  onSelect: (selected: SelectedCurrency) => void
}

export const GoldRow = memo(function GoldRow({ code, traded, taggedAbove, chosen, onSelect }: GoldRowProps) {
  const instrument = INSTRUMENTS[code]
  const marketClosed = useAsOfNow(({ now }) => (isSpotMarketClosed(instrument, now) ? 'closed' : null)) !== null
  // The old coin of a pair is directly below the new one.
  const classes = [styles.row, code.endsWith('_ESKI') && styles.second, !traded && styles.untraded]
  return (
    <QuoteRow
      instrument={instrument}
      Change={DailyChange}
      className={classes.filter(Boolean).join(' ')}
      sign={instrument.pricedIn === 'TRY' ? undefined : goldPage.signs[instrument.pricedIn]}
      marketClosed={marketClosed}
      missing={noPrice}
      name={goldName(code)}
      onSelect={onSelect}
      chosen={chosen}
    >
      {() => <GoldHeader code={code} tag={traded ? null : taggedAbove ? 'hidden' : 'shown'} />}
    </QuoteRow>
  )
})

function GoldHeader({ code, tag }: { code: MetalCode; tag: 'shown' | 'hidden' | null }) {
  const { name, age, details, money } = goldWords(code)
  return (
    <th scope="row">
      <GoldIcon code={code} className={styles.icon} />
      <span className={styles.name}>
        <b>{name}</b>
        {age === undefined ? null : (
          <>
            <VisuallyHidden>, </VisuallyHidden>
            <em>{age}</em>
          </>
        )}
        {tag === 'shown' ? <GoldTag /> : null}
        <VisuallyHidden>{tag === 'hidden' ? `, ${forInformation}, ` : ', '}</VisuallyHidden>
      </span>
      <span className={styles.details}>
        {[...details, ...(money === undefined ? [] : [money])].map((detail, index) => (
          <Fragment key={detail}>
            {index === 0 ? null : (
              <>
                <span aria-hidden="true">{'\u00A0· '}</span>
                <VisuallyHidden>, </VisuallyHidden>
              </>
            )}
            <span>{detail}</span>
          </Fragment>
        ))}
      </span>
    </th>
  )
}
