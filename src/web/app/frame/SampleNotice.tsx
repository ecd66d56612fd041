import { usePageState } from '../../page-state/index.ts'
import { useWords } from '../../words/index.ts'
import styles from './PageFrame.module.css'

interface SampleNoticeProps {
  /** True if the rates of the page are sample data. */
  rates: boolean
  /** True if the notice overlaps the top of the page. */
  overlaps: boolean
}

/** The notice on every page if the office facts or the rates are sample data. */
export function SampleNotice({ rates, overlaps }: SampleNoticeProps) {
  const { sample: words } = useWords('frame')
  const { office } = usePageState()
  if (!office.sample && !rates) return null
  return (
    <section className={overlaps ? `${styles.sample} ${styles.over}` : styles.sample} aria-label={words.mark}>
      <p className="wrap">
        <b>{words.mark}:</b> {office.sample && rates ? words.both : words[rates ? 'rates' : 'office']}
      </p>
    </section>
  )
}
