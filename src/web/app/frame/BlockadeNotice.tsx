import { useEffect } from 'react'
import { SECOND } from '#domain/calendar.ts'
import { blockade as copy } from '../../copy/frame.ts'
import { useBlockade } from '../../navigation/visit.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './BlockadeNotice.module.css'

/** Not every network that comes back says so. */
const TRY_AGAIN = 5 * SECOND

/** Says why the page that was asked for is not there, and tries again by itself as long as it says so. */
export function BlockadeNotice() {
  const blockade = useBlockade()

  // Each failure is a new blockade: the next try is 5 s after the last has failed.
  useEffect(() => {
    if (blockade === null) return
    const { tryAgain } = blockade
    const timer = setTimeout(tryAgain, TRY_AGAIN)
    addEventListener('online', tryAgain)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', tryAgain)
    }
  }, [blockade])

  return (
    <div role="status">
      {blockade === null ? null : (
        <div className={styles.bar}>
          <div className={`wrap ${styles.inner}`}>
            <p>{copy.text}</p>
            <Button kind="line" onClick={blockade.tryAgain}>
              {copy.tryAgain}
            </Button>
            <Button kind="line" onClick={blockade.stay}>
              {copy.stay}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
