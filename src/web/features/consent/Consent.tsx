import { useEffect, useState, useSyncExternalStore } from 'react'
import { consentDialog } from '../../copy/consent.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { acceptAll, readDecision, readPreferences, rejectOptional, subscribeToDecision } from './consent.ts'
import { ConsentBanner } from './ConsentBanner.tsx'
import { ConsentPreferences } from './ConsentPreferences.tsx'

/**
 * Asks once for the optional cookies. The server can't know who has decided, so every document holds the banner, and
 * head.js hides it from those who have: after the scripts it would be the last large thing that a phone paints.
 */
export function Consent() {
  const decision = useSyncExternalStore(subscribeToDecision, readDecision, () => 'none')
  const [wanted, setChoosing] = useState(() => earlyChoice() === 'choose')
  // The server's HTML has it closed.
  const choosing = useHydrated() && wanted
  const close = () => setChoosing(false)

  useEffect(() => {
    if (earlyChoice() === 'accept') acceptAll()
    if (earlyChoice() === 'reject') rejectOptional()
  }, [])

  // By what is stored: the first rendering is the server's, in which nobody has decided.
  useEffect(() => showDecision(readDecision() !== 'none'), [decision])

  return (
    <>
      {decision === 'none' ? <ConsentBanner onPreferences={() => setChoosing(true)} /> : null}
      <Dialog open={choosing} onClose={close} title={consentDialog.title}>
        {choosing ? <ConsentPreferences stored={readPreferences()} onDone={close} /> : null}
      </Dialog>
    </>
  )
}

/** What was pressed on the banner before this code came (head.js): it counts now. */
function earlyChoice(): string | undefined {
  return typeof document === 'undefined' ? undefined : document.documentElement.dataset['decided']
}

/** For the sheet, as head.js does before the first paint. */
function showDecision(isDecided: boolean): void {
  const { dataset } = document.documentElement
  if (isDecided) dataset['decided'] = ''
  else delete dataset['decided']
}
