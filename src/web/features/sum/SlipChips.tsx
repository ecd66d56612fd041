import type { ReactNode } from 'react'
import { Chip } from '../../ui/Chip.tsx'
import { hand } from '../../ui/icons.ts'
import { useWords } from '../../words/index.ts'
import { SampleChip, SourceChip, type SourceWord } from '../rates/index.ts'
import type { SlipFrameProps } from './sum-family.ts'
import styles from '../../ui/Slip.module.css'

interface SlipChipsProps extends Pick<SlipFrameProps, 'quotedAt' | 'refused'> {
  readonly word: SourceWord
  /** Content after the chip of the price. */
  readonly children?: ReactNode
}

/** The chips in the head of a slip: sample data, and the freshness of the price or its halt. */
export function SlipChips({ word, quotedAt, refused = false, children }: SlipChipsProps) {
  const words = useWords('sums')
  return (
    <div className={styles.chips}>
      <SampleChip of="market" />
      {refused ? (
        <Chip night kind="off" icon={hand}>
          {words.refused}
        </Chip>
      ) : (
        <>
          <SourceChip word={word} quotedAt={quotedAt} />
          {children}
        </>
      )}
    </div>
  )
}
