import type { ReactNode } from 'react'
import { OfflineBar } from '../../features/offline/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { Floats } from './Floats.tsx'
import { SampleNotice } from './SampleNotice.tsx'
import { SkipLink } from './SkipLink.tsx'
import { usePerformanceReport } from './use-performance-report.ts'
import styles from './PageFrame.module.css'

const MAIN_ID = 'icerik'

interface PageFrameProps {
  readonly bar: ReactNode
  /** The path and search of the page, which the worker caches. */
  readonly page: string
  /** True if the rates of the page are sample data. */
  readonly sampleRates: boolean
  /** True if the sample notice overlaps the top of the page. */
  readonly overlaps?: boolean
  readonly footer: ReactNode
  readonly children: ReactNode
}

/** The frame of a page in any language. */
export function PageFrame({ bar, page, sampleRates, overlaps = false, footer, children }: PageFrameProps) {
  const { office } = usePageState()
  usePerformanceReport()
  return (
    <>
      <SkipLink to={MAIN_ID} />
      {bar}
      <OfflineBar page={page} />
      <p
        className={`${styles.letterhead} paper-only`}
        translate="no"
        dir="ltr"
      >{`${office.name} · ${office.origin}`}</p>
      <SampleNotice rates={sampleRates} overlaps={overlaps} />
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      {footer}
      <Floats />
    </>
  )
}
