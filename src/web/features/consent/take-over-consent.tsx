import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { CONSENT_PLACE } from './consent-place.ts'
import { acceptAll, rejectOptional } from './consent.ts'
import { Consent } from './Consent.tsx'

/** Makes the banner alive; what was pressed on it before (head.js) counts now. */
export function takeOverConsent(): void {
  const place = document.querySelector(`#${CONSENT_PLACE}`)
  if (place === null) return
  const { decided } = document.documentElement.dataset
  if (decided === 'accept') acceptAll()
  if (decided === 'reject') rejectOptional()
  startTransition(() => {
    // A translator may have been there first: then React makes it anew, and that is all.
    const onRecoverableError = (): void => undefined
    hydrateRoot(place, <Consent wasAskedFor={decided === 'choose'} />, {
      identifierPrefix: CONSENT_PLACE,
      onRecoverableError,
    })
  })
}
