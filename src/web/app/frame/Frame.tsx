import type { MouseEvent } from 'react'
import { skipLink } from '../../copy/frame.ts'
import { useConsent } from '../../features/consent/use-consent.tsx'
import { OfflineBar } from '../../features/offline/OfflineBar.tsx'
import { usePageState } from '../../page-state/page-state.tsx'
import { CurrentPage } from './CurrentPage.tsx'
import { Floats } from './Floats.tsx'
import { Footer } from './Footer.tsx'
import { Nav } from './Nav.tsx'
import { NavigationStatus } from './NavigationStatus.tsx'
import { SampleBanner } from './SampleBanner.tsx'
import { usePrefetch } from './use-prefetch.ts'
import { useVitals } from './use-vitals.ts'
import styles from './Frame.module.css'

const MAIN_ID = 'icerik'

/** The address keeps its fragment: it may name an open chart. */
function skip(event: MouseEvent): void {
  event.preventDefault()
  document.querySelector<HTMLElement>(`#${MAIN_ID}`)?.focus()
}

/** What stands around every page. */
export function Frame() {
  const { office } = usePageState()
  usePrefetch()
  useConsent()
  useVitals()
  return (
    <>
      <a className={styles.skip} href={`#${MAIN_ID}`} onClick={skip}>
        {skipLink}
      </a>
      <Nav />
      <NavigationStatus />
      <OfflineBar />
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
