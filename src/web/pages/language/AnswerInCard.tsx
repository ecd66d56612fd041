import type { SlipFrameProps } from '../../features/sum/index.ts'
import slip from '../../ui/Slip.module.css'
import styles from './SumCard.module.css'

/** The part of the card below the form. On paper, where the form is absent, `title` names the sum. */
export function AnswerInCard({
  title,
  foot,
  children,
}: Pick<SlipFrameProps, 'foot' | 'children'> & Partial<Pick<SlipFrameProps, 'title'>>) {
  return (
    <>
      <div className={styles.answer}>
        {title === undefined ? null : <p className={`${styles.title} paper-only`}>{title}</p>}
        {children}
      </div>
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
