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

type LoadWords = () => Promise<ConsentWords>

/** Loads and hydrates the banner in a separate task after the page. Without `loadWords` it is Turkish. */
export function useConsent(loadWords?: LoadWords): void {
  useEffect(() => whenIdle(() => hydrateBanner(loadWords), { wait: 0 }), [loadWords])
}

async function hydrateBanner(loadWords: LoadWords | undefined): Promise<void> {
  const [words] = await Promise.all([loadWords?.(), consentIsland.load()])
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
