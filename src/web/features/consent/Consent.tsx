import { useEffect, useState, useSyncExternalStore } from 'react'
import { consentDialog } from '../../copy/consent.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { readDecision, readPreferences, subscribeToDecision } from './consent.ts'
import { ConsentBanner } from './ConsentBanner.tsx'
import { ConsentPreferences } from './ConsentPreferences.tsx'

/**
 * Asks once for the optional cookies. The server can't know who has decided, so every document holds the banner, and head.js hides it from
 * those who have: after the scripts it would be the last large thing that a phone paints.
 * `wasAskedFor`: somebody wanted to choose one by one before this code was there.
 */
export function Consent({ wasAskedFor = false }: { wasAskedFor?: boolean }) {
  const decision = useSyncExternalStore(subscribeToDecision, readDecision, () => 'none')
  const [wanted, setChoosing] = useState(wasAskedFor)
  // The server's HTML has it closed.
  const choosing = useHydrated() && wanted
  const close = () => setChoosing(false)

  // By what is stored: the first rendering is the server's, in which nobody has decided.
  useEffect(() => tellSheet(readDecision() !== 'none'), [decision])

  return (
    <>
      {decision === 'none' ? <ConsentBanner onPreferences={() => setChoosing(true)} /> : null}
      <Dialog open={choosing} onClose={close} title={consentDialog.title}>
        {choosing ? <ConsentPreferences stored={readPreferences()} onDone={close} /> : null}
      </Dialog>
    </>
  )
}

/** As head.js does before the first paint. */
function tellSheet(isDecided: boolean): void {
  const { dataset } = document.documentElement
  if (isDecided) dataset['decided'] = ''
  else delete dataset['decided']
}
