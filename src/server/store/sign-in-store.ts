import type { StoredPasskey, StoredPerson } from './people-store.ts'

export interface StoredInvitation {
  readonly hash: string
  readonly person: string
  readonly createdBy: string | null
  readonly expiresAt: number
  readonly usedAt: number | null
}

export interface NewSession {
  readonly hash: string
  readonly person: string
  /** null: a demo's. */
  readonly passkey: string | null
  /** On a device that only this person uses. */
  readonly own: boolean
  readonly at: number
}

/** With its person and device as they are now. */
export interface StoredSession extends Omit<NewSession, 'at' | 'person' | 'passkey'> {
  readonly person: StoredPerson
  readonly passkey: Pick<StoredPasskey, 'id' | 'name'> | null
  readonly createdAt: number
  readonly usedAt: number
  readonly confirmedAt: number | null
}

/** When a device was used, and whether it is one person's alone. */
export interface DeviceSession extends Pick<StoredSession, 'own' | 'createdAt' | 'usedAt'> {
  readonly passkey: string
}

export interface SignInStore extends ChallengeStore, InvitationStore, SessionStore {}

export interface ChallengeStore {
  /**
   * Keeps that a challenge was answered, until it ends. False means that it was answered before. Those that ended
   * before `now` are forgotten.
   */
  spendChallenge(hash: string, endsAt: number, now: number): Promise<boolean>
  /** Returns the secret of that name; if there is none, keeps `fresh`. Of several processes at once, one makes it. */
  keptSecret(name: string, fresh: string): Promise<string>
}

export interface InvitationStore {
  /** Replaces the person's other links; deletes those that ended before `forgotten`. */
  keepInvitation(invitation: Omit<StoredInvitation, 'usedAt'>, forgotten: number): Promise<void>
  invitation(hash: string): Promise<StoredInvitation | null>
  /** Unused and not over at `now`. */
  openInvitations(now: number): Promise<StoredInvitation[]>
  /** The unused links of a person. */
  voidInvitations(person: string): Promise<void>
  /**
   * Uses an invitation up for a first or another device, and signs in by it. False: it is used, over or void, or its
   * person closed.
   */
  enrol(invitation: string, passkey: StoredPasskey, session: NewSession): Promise<boolean>
}

export interface SessionStore {
  /**
   * Keeps the device's counter. False: the device is gone, its person closed or removed, or the counter no greater
   * than known.
   */
  usePasskey(id: string, counter: number, at: number): Promise<boolean>
  /** false if its device or person is gone. Also deletes sessions that were not used since `forgotten`. */
  beginSession(session: NewSession, forgotten: number): Promise<boolean>
  /** null: there is none, or its person is closed or removed. */
  session(hash: string): Promise<StoredSession | null>
  /** Sessions of devices, those that are over included. */
  deviceSessions(): Promise<DeviceSession[]>
  useSession(hash: string, at: number): Promise<void>
  /** False: it has ended. */
  confirmSession(hash: string, at: number): Promise<boolean>
  endSession(hash: string): Promise<void>
  endSessions(person: string): Promise<void>
}
