import { startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { ConsentWords } from '../../copy/consent.ts'
import { island, whenIdle } from '../../islands/index.ts'

/** The id of the element that contains the banner. It is outside of the page's root element. */
export const CONSENT_PLACE = 'consent'

export const consentIsland = island<{ words?: ConsentWords }>(
  async () => (await import('./Consent.tsx')).Consent,
  CONSENT_PLACE,
)

/** Loads and hydrates the banner in a separate task after the page. */
export function useConsent(words?: ConsentWords): void {
  useEffect(() => whenIdle(() => hydrateBanner(words), { wait: 0 }), [words])
}

async function hydrateBanner(words: ConsentWords | undefined): Promise<void> {
  await consentIsland.load()
  const place = document.querySelector(`#${CONSENT_PLACE}`)
  if (place === null) return
  startTransition(() => {
    hydrateRoot(place, <consentIsland.Component {...(words !== undefined && { words })} />, {
      identifierPrefix: consentIsland.prefix,
      // A translator may have changed the banner's HTML before hydration. React then renders it again.
      onRecoverableError: () => undefined,
    })
  })
}
