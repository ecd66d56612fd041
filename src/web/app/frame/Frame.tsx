import { PAGES } from '#contract/paths.ts'
import { sampleBanner, sampleMark, skipLink } from '../../copy/frame.ts'
import { useConsent } from '../../features/consent/index.ts'
import { OfflineBar } from '../../features/offline/index.ts'
import { BugBoundary } from '../../islands/index.ts'
import { usePlace } from '../../navigation/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { routeAt, ROUTES } from '../routes.tsx'
import { Floats } from './Floats.tsx'
import { Footer } from './Footer.tsx'
import { Nav } from './Nav.tsx'
import { NavigationStatus } from './NavigationStatus.tsx'
import { SkipLink } from './SkipLink.tsx'
import { useArrival } from './use-arrival.ts'
import { usePerformanceReport } from './use-performance-report.ts'
import { usePrefetch } from './use-prefetch.ts'
import styles from './Frame.module.css'

const MAIN_ID = 'icerik'

export function Frame() {
  const { office } = usePageState()
  usePrefetch()
  useConsent()
  usePerformanceReport()
  return (
    <>
      <SkipLink to={MAIN_ID} text={skipLink} />
      <Nav />
      <NavigationStatus />
      <Offline />
      <p className={styles.letterhead} translate="no">{`${office.name} · ${office.origin}`}</p>
      <SampleBanner />
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <CurrentPage />
      </main>
      <Footer />
      <Floats />
    </>
  )
}

function Offline() {
  const { path, search } = usePlace()
  return <OfflineBar page={path + search} />
}

function CurrentPage() {
  const place = usePlace()
  useArrival()
  const { Component } = ROUTES[routeAt(place.path, usePageState().office).key].page
  return (
    <BugBoundary place={place}>
      <Component key={place.path} />
    </BugBoundary>
  )
}

/** The notice on every page if the office facts or the rates are sample data. */
function SampleBanner() {
  const { office, demo } = usePageState()
  const home = usePlace().path === PAGES.home.path
  const rates = demo.market || demo.bank
  if (!office.sample && !rates) return null
  const what = office.sample && rates ? sampleBanner.both : sampleBanner[rates ? 'rates' : 'office']
  return (
    <section className={home ? `${styles.sample} ${styles.over}` : styles.sample} aria-label={sampleMark}>
      <p className="wrap">
        <b>{sampleMark}:</b> {what}
      </p>
    </section>
  )
}
