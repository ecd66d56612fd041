import type { Mistake } from '#contract/question.ts'
import { slip as copy } from '../../copy/slip.ts'
import sheet from '../../ui/Sheet.module.css'
import styles from './Slip.module.css'

/** Nothing is worked out from what was not understood. */
export function MistakenSlip({ mistake: { kind } }: { mistake: Mistake }) {
  const ofChoice = kind === 'same-currency' || kind === 'unknown-currency'
  return (
    <section className={`${sheet.sheet} ${styles.mistaken}`} aria-label={copy.wrong.title}>
      <p className={styles.label}>{copy.wrong.title}</p>
      <p className={`${styles.word} ${styles.quiet}`}>{ofChoice ? copy.wrong.choice : copy.wrong.word}</p>
      <p className={styles.fine}>{copy.wrong.next}</p>
    </section>
  )
}
