import { PAGES } from '#contract/paths.ts'
import { useConsent } from '../../features/consent/index.ts'
import { BugBoundary } from '../../islands/index.ts'
import { usePlace } from '../../navigation/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { routeAt, ROUTES } from '../routes.tsx'
import { Footer } from './Footer.tsx'
import { Nav } from './Nav.tsx'
import { NavigationStatus } from './NavigationStatus.tsx'
import { PageFrame } from './PageFrame.tsx'
import { useArrival } from './use-arrival.ts'
import { usePrefetch } from './use-prefetch.ts'

/** The frame of the Turkish pages, which navigates within the site. */
export function Frame() {
  const { demo } = usePageState()
  const { path, search } = usePlace()
  usePrefetch()
  useConsent()
  return (
    <PageFrame
      bar={
        <>
          <Nav />
          <NavigationStatus />
        </>
      }
      page={path + search}
      sampleRates={demo.market || demo.bank}
      overlaps={path === PAGES.home.path}
      footer={<Footer />}
    >
      <CurrentPage />
    </PageFrame>
  )
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
