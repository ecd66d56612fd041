import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { PAGES } from '#contract/paths.ts'
import { CONSENT, type ConsentWords } from '../../copy/consent.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { acceptAll, isDecisionStored, readPreferences, rejectOptional, subscribeToDecision } from './consent-choice.ts'
import { ConsentPreferences } from './ConsentPreferences.tsx'
import styles from './Consent.module.css'

/**
 * Asks once for the optional cookies. The server cannot know the visitor's decision, so every document contains the
 * banner and head.js hides it after a decision. If scripts added the banner, it would delay the largest paint.
 */
export function Consent({ words = CONSENT }: { words?: ConsentWords }) {
  const isDecided = useSyncExternalStore(subscribeToDecision, isDecisionStored, () => false)
  const [wanted, setChoosing] = useState(() => earlyChoice() === 'choose')
  // The dialog is closed in the server's HTML.
  const choosing = useHydrated() && wanted
  const close = () => setChoosing(false)

  useEffect(() => {
    if (earlyChoice() === 'accepted') acceptAll()
    if (earlyChoice() === 'rejected') rejectOptional()
  }, [])

  // Like head.js before the first paint, sets the attribute that the style sheet reads. It reads the storage instead of
  // `isDecided`, because the first render has the server's value.
  useEffect(() => {
    const { dataset } = document.documentElement
    if (isDecisionStored()) dataset['decided'] = ''
    else delete dataset['decided']
  }, [isDecided])

  return (
    <>
      {isDecided ? null : <Banner words={words.banner} onPreferences={() => setChoosing(true)} />}
      <Dialog open={choosing} onClose={close} title={words.dialog.title} close={words.close}>
        {choosing ? <ConsentPreferences words={words.dialog} stored={readPreferences()} onDone={close} /> : null}
      </Dialog>
    </>
  )
}

/** Returns the button that was pressed before hydration. head.js has stored it, unless the storage is blocked. */
function earlyChoice(): string | undefined {
  return typeof document === 'undefined' ? undefined : document.documentElement.dataset['decided']
}

/** Elements that keep clear of the bar. Setting the property on the root would repaint the whole document. */
const ABOVE_THE_BAR = 'html, body, [data-above-bar]'

function publishHeight(height: string): void {
  for (const each of document.querySelectorAll<HTMLElement>(ABOVE_THE_BAR)) each.style.setProperty('--cookie-h', height)
}

interface BannerProps {
  words: ConsentWords['banner']
  onPreferences: () => void
}

/** The banner. Its accept and reject buttons look equal. It publishes its height so that fixed elements stay above. */
function Banner({ words: banner, onPreferences }: BannerProps) {
  const bar = useRef<HTMLElement>(null)
  const hydrated = useHydrated()
  // Until hydration, head.js handles the buttons.
  const early = (choice: string): string | undefined => (hydrated ? undefined : choice)

  // The content box excludes the safe-area padding, because the dock above the bar has its own.
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
        <div className={`actions ${styles.choices}`}>
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
