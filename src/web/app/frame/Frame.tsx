import { PAGES } from '#contract/paths.ts'
import { sampleBanner, skipLink } from '../../copy/frame.ts'
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
import { SampleNotice } from './SampleNotice.tsx'
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
      <p className={`${styles.letterhead} paper-only`} translate="no">{`${office.name} · ${office.origin}`}</p>
      <TurkishSampleNotice />
      <main id={MAIN_ID} tabIndex={-1}>
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

function TurkishSampleNotice() {
  const { demo } = usePageState()
  const isHome = usePlace().path === PAGES.home.path
  return (
    <SampleNotice words={sampleBanner} rates={demo.market || demo.bank} className={isHome ? styles.over : undefined} />
  )
}
