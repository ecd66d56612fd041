import { useMemo } from 'react'
import { type FineGold, type GoldPrice, goldPriceOf, tenThousandthsOf } from '#domain/gold/gold-price.ts'
import type { MetalCode } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { goldPastWords } from '../../copy/gold.ts'
import { formatDigits } from '../../format/format.ts'
import { useRows, useSteadyWord } from '../../live/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { info, triangleAlert } from '../../ui/icons.ts'
import { QuoteTime, shownFreshness } from '../rates/index.ts'
import note from '../../ui/LegalNotice.module.css'
import styles from './GoldPrices.module.css'

/** Returns the prices of products that are priced and not halted. `codes` must be the same array in every render. */
export function useGoldPrices(codes: readonly MetalCode[]): readonly GoldPrice[] {
  const rows = useRows(codes)
  return useMemo(
    () =>
      rows.flatMap(({ code, quote, halted }) => {
        const price = quote === null || halted ? null : goldPriceOf(INSTRUMENTS[code], quote)
        return price === null ? [] : [price]
      }),
    [rows],
  )
}

interface PricesUsedProps {
  /** The subject of the prices. */
  about: string
  /** The time of the oldest price that was used. */
  quotedAt: number
  before: string
  after?: string
}

export function PricesUsed({ about, quotedAt, before, after }: PricesUsedProps) {
  const freshness = useSteadyWord(about, (circumstances) => shownFreshness(quotedAt, circumstances))
  const past = freshness === 'live' || freshness === 'dated' ? null : goldPastWords[freshness]
  return (
    <div className={`${styles.used} fine`}>
      {past === null ? null : (
        <p className={styles.past}>
          <Icon of={triangleAlert} />
          <span>{past}</span>
        </p>
      )}
      <p>
        <span>{before}</span> <QuoteTime about={about} quotedAt={quotedAt} />
        {after === undefined ? null : <span className={styles.after}>{after}</span>}
      </p>
    </div>
  )
}

/** Formats a weight of pure gold: "1,6078 g". */
export function fineText(fine: FineGold): string {
  return `${formatDigits(tenThousandthsOf(fine), 4)}\u00A0g`
}

export function GoldNotes({ children }: { children: string }) {
  return (
    <p className={`${note.notice} fine ${styles.notes}`}>
      <Icon of={info} className={note.icon} />
      <span>{children}</span>
    </p>
  )
}
