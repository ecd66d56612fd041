import type { StoredPasskey, StoredPerson } from './people-store.ts'

export interface StoredInvitation {
  readonly hash: string
  readonly person: string
  readonly createdBy: string | null
  readonly expiresAt: number
  readonly usedAt: number | null
  /** The id of the device that the new one replaces. */
  readonly replaces?: string
}

export interface NewSession {
  readonly hash: string
  readonly person: string
  /** null for the session of a demo. */
  readonly passkey: string | null
  /** True on a device that only this person uses. */
  readonly own: boolean
  readonly at: number
}

/** A session with the current state of its account and device. */
export interface StoredSession extends Omit<NewSession, 'at' | 'person' | 'passkey'> {
  readonly person: StoredPerson
  readonly passkey: Pick<StoredPasskey, 'id' | 'name'> | null
  readonly createdAt: number
  readonly usedAt: number
  readonly confirmedAt: number | null
}

/** The times of use of a device, and whether only one person uses it. */
interface DeviceSession extends Pick<StoredSession, 'own' | 'createdAt' | 'usedAt'> {
  readonly passkey: string
}

export interface SignInStore extends ChallengeStore, InvitationStore, SessionStore {}

export interface ChallengeStore {
  /**
   * Records an answered challenge until its end. Resolves with false if it was answered before. Deletes those that
   * ended before `now`.
   */
  spendChallenge(hash: string, endsAt: number, now: number): Promise<boolean>
  /** Resolves with the secret of that name, or stores `fresh`. All processes get the same value. */
  keptSecret(name: string, fresh: string): Promise<string>
}

export interface InvitationStore {
  /** Stores a link in place of the person's other links. Deletes links that ended before `forgotten`. */
  keepInvitation(invitation: Omit<StoredInvitation, 'usedAt'>, forgotten: number): Promise<void>
  invitation(hash: string): Promise<StoredInvitation | null>
  /** Resolves with unused links that are valid at `now`. */
  openInvitations(now: number): Promise<StoredInvitation[]>
  /** Deletes the unused links of a person. */
  voidInvitations(person: string): Promise<void>
  /**
   * Uses up an invitation, registers the device in place of the one that the invitation replaces, and starts a session. Resolves with false if the invitation is used,
   * expired or replaced, or the account is closed.
   */
  enrol(invitation: string, passkey: StoredPasskey, session: NewSession): Promise<boolean>
}

export interface SessionStore {
  /**
   * Stores the device's counter. Resolves with false if the device is removed, the account is closed or removed, or the
   * counter is not greater than the stored one.
   */
  usePasskey(id: string, counter: number, at: number): Promise<boolean>
  /**
   * Starts a session; false if its device or account is removed. Deletes sessions that were not used since `forgotten`.
   */
  beginSession(session: NewSession, forgotten: number): Promise<boolean>
  /** Resolves with null if the session does not exist, or if the account is closed or removed. */
  session(hash: string): Promise<StoredSession | null>
  /** Resolves with the sessions of all devices, expired ones included. */
  deviceSessions(): Promise<DeviceSession[]>
  useSession(hash: string, at: number): Promise<void>
  /** Resolves with false if the session has ended. */
  confirmSession(hash: string, at: number): Promise<boolean>
  endSession(hash: string): Promise<void>
  endSessions(person: string): Promise<void>
}
