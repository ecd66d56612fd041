import { writeStored } from '../../ui/browser-storage.ts'

export const DECISION_KEY = 'cookieConsent'

/** Forgets the decision on cookies: after the reload the banner asks again. */
export function askAgain(): void {
  writeStored(DECISION_KEY, null)
  location.reload()
}
