/** The banner for the optional cookies, and the function of the footer's link that shows it again. */

export { askAgain } from './ask-again.ts'
export { CONSENT_PLACE, consentIsland, useConsent } from './use-consent.tsx'
