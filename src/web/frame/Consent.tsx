import { useState, useSyncExternalStore } from 'react'
import { consentDialog } from '../copy/consent.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { readDecision, readPreferences, subscribeToDecision } from './consent.ts'
import { ConsentBanner } from './ConsentBanner.tsx'
import { ConsentPreferences } from './ConsentPreferences.tsx'

/** Asks once for the optional cookies. */
export function Consent() {
  const decision = useSyncExternalStore(subscribeToDecision, readDecision)
  const [choosing, setChoosing] = useState(false)
  const close = () => setChoosing(false)
  return (
    <>
      {decision === 'none' ? <ConsentBanner onPreferences={() => setChoosing(true)} /> : null}
      <Dialog open={choosing} onClose={close} title={consentDialog.title}>
        {choosing ? <ConsentPreferences stored={readPreferences()} onDone={close} /> : null}
      </Dialog>
    </>
  )
}
