/** The banner that asks for the optional cookies, and the footer's way back to it. */

export { askAgain } from './ask-again.ts'
export { CONSENT_PLACE, consentIsland, useConsent } from './use-consent.tsx'
