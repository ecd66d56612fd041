import { startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { island } from '../../islands/index.ts'

/** The banner stands in each document, beside the page, in an element of this id. */
export const CONSENT_PLACE = 'consent'

export const consentIsland = island(async () => (await import('./Consent.tsx')).Consent, CONSENT_PLACE)

/** The banner's code comes in a task of its own after hydration. Where it can't be loaded, the next page asks. */
export function useConsent(): void {
  useEffect(() => {
    consentIsland.load().then(takeOver, () => undefined)
  }, [])
}

function takeOver(): void {
  const place = document.querySelector(`#${CONSENT_PLACE}`)
  if (place === null) return
  startTransition(() => {
    hydrateRoot(place, <consentIsland.Component />, {
      identifierPrefix: consentIsland.prefix,
      // A translator may have been there first: then React makes it anew, and that is all.
      onRecoverableError: () => undefined,
    })
  })
}
