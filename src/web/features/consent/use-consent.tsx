import { startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { island, whenIdle } from '../../islands/index.ts'

/** The banner stands in each document, beside the page, in an element of this id. */
export const CONSENT_PLACE = 'consent'

export const consentIsland = island(async () => (await import('./Consent.tsx')).Consent, CONSENT_PLACE)

/** The banner's code comes in a task of its own after hydration. */
export function useConsent(): void {
  useEffect(() => whenIdle(loadBanner, { wait: 0 }), [])
}

async function loadBanner(): Promise<void> {
  await consentIsland.load()
  takeOver()
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
