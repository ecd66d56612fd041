import { PAGES } from '#contract/paths.ts'
import { sampleBanner as copy, sampleMark } from '../../copy/frame.ts'
import { usePlace } from '../../navigation/index.ts'
import { usePageState } from '../../page-state/page-state.tsx'
import styles from './SampleBanner.module.css'

/** Marks the whole site while its office or its rates are invented. */
export function SampleBanner() {
  const { office, demo } = usePageState()
  const home = usePlace().path === PAGES.home.path
  const rates = demo.market || demo.bank
  if (!office.sample && !rates) return null
  const what = office.sample && rates ? copy.both : copy[rates ? 'rates' : 'office']
  return (
    <section className={home ? `${styles.banner} ${styles.over}` : styles.banner} aria-label={sampleMark}>
      <p className="wrap">
        <b>{sampleMark}:</b> {what}
      </p>
    </section>
  )
}
