import { useLayoutEffect, useRef } from 'react'
import { PAGES } from '#contract/paths.ts'
import { consentBanner as copy } from '../../copy/consent.ts'
import { Button } from '../../ui/Button.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { acceptAll, rejectOptional } from './consent.ts'
import styles from './ConsentBanner.module.css'

/** Those who keep clear of the bar. Told to them and not to the whole document: what everything inherits has everything painted anew. */
const ABOVE_THE_BAR = 'html, body, [data-above-bar]'

function tellHeight(height: string): void {
  for (const each of document.querySelectorAll<HTMLElement>(ABOVE_THE_BAR)) each.style.setProperty('--cookie-h', height)
}

/** Accepting and rejecting weigh the same. The bar tells its height to the page, which keeps everything else above it. */
export function ConsentBanner({ onPreferences }: { onPreferences: () => void }) {
  const bar = useRef<HTMLElement>(null)
  const hydrated = useHydrated()
  // For head.js, until this is alive.
  const early = (choice: string): string | undefined => (hydrated ? undefined : choice)

  useLayoutEffect(() => {
    if (bar.current === null) return
    const observer = new ResizeObserver(([entry]) => tellHeight(`${entry?.borderBoxSize[0]?.blockSize ?? 0}px`))
    observer.observe(bar.current)
    return () => {
      observer.disconnect()
      tellHeight('')
    }
  }, [])

  return (
    <section ref={bar} className={styles.bar} aria-label={copy.region}>
      <div className={`wrap ${styles.inner}`}>
        <p className={styles.text}>
          <b>{copy.heading}</b> {copy.text} <a href={PAGES.cookiePolicy.path}>{copy.policyLink}</a> {copy.textEnd}
        </p>
        <div className={styles.choices}>
          <Button kind="line" className={styles.choice} data-choice={early('reject')} onClick={rejectOptional}>
            {copy.reject}
          </Button>
          <Button kind="line" className={styles.choice} data-choice={early('accept')} onClick={acceptAll}>
            {copy.accept}
          </Button>
          <button type="button" className={styles.preferences} data-choice={early('choose')} onClick={onPreferences}>
            {copy.preferences}
          </button>
        </div>
      </div>
    </section>
  )
}
