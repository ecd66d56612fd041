import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { PAGES } from '#contract/paths.ts'
import { CONSENT, type ConsentWords } from '../../copy/consent.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { acceptAll, readDecision, readPreferences, rejectOptional, subscribeToDecision } from './consent-choice.ts'
import { ConsentPreferences } from './ConsentPreferences.tsx'
import styles from './Consent.module.css'

/**
 * Asks once for the optional cookies. The server can't know who has decided, so every document holds the banner, and
 * head.js hides it from those who have: after the scripts it would be the last large thing that a phone paints.
 */
export function Consent({ words = CONSENT }: { words?: ConsentWords }) {
  const decision = useSyncExternalStore(subscribeToDecision, readDecision, () => 'none')
  const [wanted, setChoosing] = useState(() => earlyChoice() === 'choose')
  // The server's HTML has it closed.
  const choosing = useHydrated() && wanted
  const close = () => setChoosing(false)

  useEffect(() => {
    if (earlyChoice() === 'accepted') acceptAll()
    if (earlyChoice() === 'rejected') rejectOptional()
  }, [])

  // By what is stored: the first rendering is the server's, in which nobody has decided.
  useEffect(() => showDecision(readDecision() !== 'none'), [decision])

  return (
    <>
      {decision === 'none' ? <Banner words={words.banner} onPreferences={() => setChoosing(true)} /> : null}
      <Dialog open={choosing} onClose={close} title={words.dialog.title} close={words.close}>
        {choosing ? <ConsentPreferences words={words.dialog} stored={readPreferences()} onDone={close} /> : null}
      </Dialog>
    </>
  )
}

/** The button that was pressed before this code came. head.js has stored it, unless the storage is blocked. */
function earlyChoice(): string | undefined {
  return typeof document === 'undefined' ? undefined : document.documentElement.dataset['decided']
}

/** For the sheet, as head.js does before the first paint. */
function showDecision(isDecided: boolean): void {
  const { dataset } = document.documentElement
  if (isDecided) dataset['decided'] = ''
  else delete dataset['decided']
}

/** What keeps clear of the bar. Not the whole document: what everything inherits has everything painted anew. */
const ABOVE_THE_BAR = 'html, body, [data-above-bar]'

function publishHeight(height: string): void {
  for (const each of document.querySelectorAll<HTMLElement>(ABOVE_THE_BAR)) each.style.setProperty('--cookie-h', height)
}

interface BannerProps {
  words: ConsentWords['banner']
  onPreferences: () => void
}

/** Accepting and rejecting weigh the same. The page keeps everything else above the bar, by its height. */
function Banner({ words: banner, onPreferences }: BannerProps) {
  const bar = useRef<HTMLElement>(null)
  const hydrated = useHydrated()
  // Until hydration, head.js handles the buttons.
  const early = (choice: string): string | undefined => (hydrated ? undefined : choice)

  // Without what it leaves free for a phone's own bar: the dock above it has the same room below itself.
  useLayoutEffect(() => {
    if (bar.current === null) return
    const observer = new ResizeObserver(([entry]) => publishHeight(`${entry?.contentBoxSize[0]?.blockSize ?? 0}px`))
    observer.observe(bar.current)
    return () => {
      observer.disconnect()
      publishHeight('')
    }
  }, [])

  return (
    <section ref={bar} className={`${styles.bar} screen-only`} aria-label={banner.region}>
      <div className={`wrap ${styles.inner}`}>
        <p className={styles.text}>
          <b>{banner.heading}</b> {banner.text} <a href={PAGES.cookiePolicy.path}>{banner.policyLink}</a>{' '}
          {banner.textEnd}
        </p>
        <div className={styles.choices}>
          <Button kind="line" className={styles.choice} data-choice={early('rejected')} onClick={rejectOptional}>
            {banner.reject}
          </Button>
          <Button kind="line" className={styles.choice} data-choice={early('accepted')} onClick={acceptAll}>
            {banner.accept}
          </Button>
          <button type="button" className={styles.preferences} data-choice={early('choose')} onClick={onPreferences}>
            {banner.preferences}
          </button>
        </div>
      </div>
    </section>
  )
}
