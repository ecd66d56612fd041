import { useEffect } from 'react'
import { SECOND } from '#domain/calendar.ts'
import { navigationError as copy, navigationUnderWay } from '../../copy/frame.ts'
import { useIsNavigating, useNavigationError } from '../../navigation/index.ts'
import { Button } from '../../ui/Button.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './NavigationStatus.module.css'

/** Not every network that comes back says so. */
const TRY_AGAIN = 5 * SECOND

/** Shows that the next page's code is under way; where it failed, says why, and tries again by itself. */
export function NavigationStatus() {
  const error = useNavigationError()
  const isNavigating = useIsNavigating()

  // Each failure is a new error: the next try is 5 s after the last has failed.
  useEffect(() => {
    if (error === null) return
    const { tryAgain } = error
    const timer = setTimeout(tryAgain, TRY_AGAIN)
    addEventListener('online', tryAgain)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', tryAgain)
    }
  }, [error])

  return (
    <>
      {isNavigating ? (
        <div className={styles.progress} role="status">
          <VisuallyHidden>{navigationUnderWay}</VisuallyHidden>
        </div>
      ) : null}
      <div role="status">
        {error === null ? null : (
          <div className={styles.bar}>
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
