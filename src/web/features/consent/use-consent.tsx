import { startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { ConsentWords } from '../../copy/consent.ts'
import { island, whenIdle } from '../../islands/index.ts'

/** The banner stands in each document, beside the page, in an element of this id. */
export const CONSENT_PLACE = 'consent'

export const consentIsland = island<{ words?: ConsentWords }>(
  async () => (await import('./Consent.tsx')).Consent,
  CONSENT_PLACE,
)

/** The banner's code comes in a task of its own after hydration. */
export function useConsent(words?: ConsentWords): void {
  useEffect(() => whenIdle(() => loadBanner(words), { wait: 0 }), [words])
}

async function loadBanner(words: ConsentWords | undefined): Promise<void> {
  await consentIsland.load()
  takeOver(words)
}

function takeOver(words: ConsentWords | undefined): void {
  const place = document.querySelector(`#${CONSENT_PLACE}`)
  if (place === null) return
  startTransition(() => {
    hydrateRoot(place, <consentIsland.Component {...(words !== undefined && { words })} />, {
      identifierPrefix: consentIsland.prefix,
      // A translator may have been there first: then React makes it anew, and that is all.
      onRecoverableError: () => undefined,
    })
  })
}
