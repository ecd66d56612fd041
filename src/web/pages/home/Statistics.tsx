import { statisticsLabel } from '../../copy/home.ts'
import { usePageState } from '../../page-state/index.ts'
import styles from './Statistics.module.css'

/** The office's claims, from its file. */
export function Statistics() {
  const { claims, shortName } = usePageState().office
  return (
    <section className={styles.band} aria-label={statisticsLabel(shortName)}>
      <dl className={`wrap ${styles.claims}`}>
        {claims.map(({ figure, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd translate="no">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
