import { writeStored } from '../../ui/browser-storage.ts'

export const DECISION_KEY = 'cookieConsent'

/** Deletes the decision on cookies and reloads the page, so that the banner asks again. */
export function askAgain(): void {
  writeStored(DECISION_KEY, null)
  location.reload()
}
