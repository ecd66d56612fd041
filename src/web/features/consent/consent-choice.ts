import { consentLog } from '../../copy/consent.ts'
import { readStored, writeStored } from '../../ui/browser-storage.ts'
import { DECISION_KEY } from './ask-again.ts'

/** What the visitor allows beyond the essential cookies. */
export interface Preferences {
  readonly analytics: boolean
  readonly advertising: boolean
}

export type Decision = 'accepted' | 'rejected' | 'none'

const KEYS = { decision: DECISION_KEY, analytics: 'analyticsCookies', advertising: 'advertisingCookies' } as const

const listeners = new Set<() => void>()

/** Follows decisions of this tab, and through `storage` those of every other one. */
export function subscribeToDecision(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

export function readDecision(): Decision {
  const stored = readStored(KEYS.decision)
  return stored === 'accepted' || stored === 'rejected' ? stored : 'none'
}

/** Nothing is allowed until the visitor says so. */
export function readPreferences(): Preferences {
  return { analytics: readStored(KEYS.analytics) === 'true', advertising: readStored(KEYS.advertising) === 'true' }
}

export function rejectOptional(): void {
  settle('rejected', { analytics: false, advertising: false })
}

export function acceptAll(): void {
  settle('accepted', { analytics: true, advertising: true })
}

/** Saving settles the decision, too: accepted if anything optional is allowed. */
export function savePreferences(preferences: Preferences): void {
  settle(preferences.analytics || preferences.advertising ? 'accepted' : 'rejected', preferences)
}

function settle(decision: Decision, preferences: Preferences): void {
  writeStored(KEYS.analytics, String(preferences.analytics))
  writeStored(KEYS.advertising, String(preferences.advertising))
  writeStored(KEYS.decision, decision)
  // The site measures and advertises nothing; the console line is all that a choice does.
  console.log(consentLog.analytics[preferences.analytics ? 'on' : 'off'])
  console.log(consentLog.advertising[preferences.advertising ? 'on' : 'off'])
  for (const listener of listeners) listener()
}
