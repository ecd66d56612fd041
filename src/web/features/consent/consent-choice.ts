import { consentLog } from '../../copy/consent.ts'
import { readStored, writeStored } from '../../ui/browser-storage.ts'
import { DECISION_KEY } from './ask-again.ts'

/** The optional cookies that the visitor allows. */
export interface Preferences {
  readonly analytics: boolean
  readonly advertising: boolean
}

const KEYS = { decision: DECISION_KEY, analytics: 'analyticsCookies', advertising: 'advertisingCookies' } as const

const listeners = new Set<() => void>()

/** Calls `listener` after a decision in this tab or, through the `storage` event, in another one. */
export function subscribeToDecision(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

export function isDecisionStored(): boolean {
  const stored = readStored(KEYS.decision)
  return stored === 'accepted' || stored === 'rejected'
}

/** Returns the stored preferences. All are off by default. */
export function readPreferences(): Preferences {
  return { analytics: readStored(KEYS.analytics) === 'true', advertising: readStored(KEYS.advertising) === 'true' }
}

export function rejectOptional(): void {
  savePreferences({ analytics: false, advertising: false })
}

export function acceptAll(): void {
  savePreferences({ analytics: true, advertising: true })
}

/** Stores the preferences and the decision, which is "accepted" if any optional cookie is allowed. */
export function savePreferences(preferences: Preferences): void {
  writeStored(KEYS.analytics, String(preferences.analytics))
  writeStored(KEYS.advertising, String(preferences.advertising))
  writeStored(KEYS.decision, preferences.analytics || preferences.advertising ? 'accepted' : 'rejected')
  // These lines are the only effect of the preferences, because the site has no analytics and no advertising.
  console.log(consentLog.analytics[preferences.analytics ? 'on' : 'off'])
  console.log(consentLog.advertising[preferences.advertising ? 'on' : 'off'])
  for (const listener of listeners) listener()
}
