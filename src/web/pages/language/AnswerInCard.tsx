import type { SlipFrameProps } from '../../features/sum/index.ts'
import slip from '../../ui/Slip.module.css'
import styles from './SumCard.module.css'

/** The part of the card below the form. */
export function AnswerInCard({ foot, children }: Pick<SlipFrameProps, 'foot' | 'children'>) {
  return (
    <>
      <div className={styles.answer}>{children}</div>
      {foot}
    </>
  )
}

export function BlankAnswer({ label }: { label: string }) {
  return (
    <AnswerInCard>
      <div>
        <p className={slip.label}>{label}</p>
        <p className={`${slip.word} ${slip.quiet}`} aria-hidden="true">
          —
        </p>
      </div>
    </AnswerInCard>
  )
}
