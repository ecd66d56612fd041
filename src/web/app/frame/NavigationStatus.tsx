import { useEffect } from 'react'
import { navigationError as copy, navigationUnderWay } from '../../copy/frame.ts'
import { retryLater } from '../../live/index.ts'
import { useNavigation } from '../../navigation/index.ts'
import { Button } from '../../ui/Button.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './NavigationStatus.module.css'

/** Shows progress while the next page's code loads. If loading fails, it shows the reason and retries automatically. */
export function NavigationStatus() {
  const { error, isUnderWay } = useNavigation()

  // Each failure creates a new error object, so each starts a new timer.
  useEffect(() => (error === null ? undefined : retryLater(error.tryAgain)), [error])

  return (
    <>
      {isUnderWay ? (
        <div className={`${styles.progress} screen-only`} role="status">
          <VisuallyHidden>{navigationUnderWay}</VisuallyHidden>
        </div>
      ) : null}
      <div role="status">
        {error === null ? null : (
          <div className={`${styles.bar} screen-only`}>
            <div className={`wrap ${styles.inner}`}>
              <p>{copy.text}</p>
              <Button kind="line" onClick={error.tryAgain}>
                {copy.tryAgain}
              </Button>
              <Button kind="line" onClick={error.stay}>
                {copy.stay}
              </Button>
            </div>
          </div>
        )}
      </div>
    </>
  )
}
