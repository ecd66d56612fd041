import type { FrameState } from './frame-state.ts'
import type { Role } from './roles.ts'

/** Pages before the sign-in. They do not reveal who works here. */
export type SignInPage =
  | {
      readonly kind: 'sign-in'
      /** The reason for the end of the session; null if there was none. */
      readonly why: 'idle' | 'device-removed' | 'ended' | 'signed-out' | null
      /** Null means that this browser has no stop pass. */
      readonly stop: MayStop | null
    }
  | {
      readonly kind: 'enrol'
      readonly token: string
      /** Null means that the person has no name yet, so the page asks for it. */
      readonly name: string | null
      readonly role: Role
      readonly invitedBy: string | null
      readonly expiresAt: number
    }
  /** `at` is the time at which the link ended, or null if it is unknown. */
  | { readonly kind: 'enrol-over'; readonly why: 'used' | 'expired' | 'unknown'; readonly at: number | null }

/** A browser whose session ended because it was idle may halt prices for another twelve hours. */
export interface MayStop extends Pick<FrameState, 'technician'> {
  /** True if all prices are already halted. */
  readonly allHalted: boolean
}

/** The device's answer. Sessions end after half an hour on a shared device, and after half a day on an own device. */
export interface SignInAnswer {
  /** The result of `@simplewebauthn/browser`. */
  readonly credential: unknown
  /** "bu cihaz yalnız benim" */
  readonly own: boolean
}

/** The maximum length of a device's name in characters. */
export const MAX_DEVICE_NAME_LENGTH = 40

export interface EnrolAnswer extends SignInAnswer, NewName {
  readonly deviceName: string
}

interface NewName {
  /** The typed name of a person who has no name yet. */
  readonly name?: string
}

export interface SignInActions {
  /** `options` are the arguments of the browser's `startAuthentication`. */
  readonly signInOptions: { readonly body: object; readonly answer: DeviceQuestion | SignInRefusal }
  readonly signIn: { readonly body: SignInAnswer; readonly answer: SignedInAnswer | SignInRefusal }
  /** `options` are the arguments of the browser's `startRegistration`. */
  readonly enrolOptions: {
    readonly body: { readonly token: string } & NewName
    readonly answer: DeviceQuestion | SignInRefusal
  }
  readonly enrol: {
    readonly body: EnrolAnswer & { readonly token: string }
    readonly answer: SignedInAnswer | SignInRefusal
  }
  /** Asks for the passkey again before an action that cannot be undone. */
  readonly confirmOptions: { readonly body: object; readonly answer: DeviceQuestion | SignInRefusal }
  readonly confirm: {
    readonly body: Pick<SignInAnswer, 'credential'>
    readonly answer: { readonly kind: 'confirmed' } | SignInRefusal
  }
  readonly signOut: { readonly body: object; readonly answer: { readonly kind: 'signed-out' } }
}

export interface DeviceQuestion {
  readonly kind: 'ask-device'
  readonly options: unknown
}

interface SignedInAnswer {
  readonly kind: 'signed-in'
}

/** `refused` does not give the reason, so that nobody learns which devices exist. */
export type SignInRefusal =
  | { readonly kind: 'refused' | 'device-name' }
  /** The person's name was not accepted. `text` is the Turkish reason. */
  | { readonly kind: 'person-name'; readonly text: string }
  /** ms until the next attempt counts. */
  | { readonly kind: 'too-many-attempts'; readonly left: number }
  | { readonly kind: 'link-over'; readonly why: 'used' | 'expired' | 'unknown' }
