import type { Role } from './roles.ts'

/** Pages before the sign-in. They do not reveal who works here. */
export type SignInPage =
  | {
      readonly kind: 'sign-in'
      /** Why a session ended; null if there was none. */
      readonly why: 'idle' | 'ended' | 'signed-out' | null
      /** Null means that this browser has no stop pass. */
      readonly stop: MayStop | null
    }
  | {
      readonly kind: 'enrol'
      readonly token: string
      readonly name: string
      readonly role: Role
      readonly invitedBy: string | null
      readonly expiresAt: number
    }
  /** `at`: when the link ended, where that is known. */
  | { readonly kind: 'enrol-over'; readonly why: 'used' | 'expired' | 'unknown'; readonly at: number | null }

/** A browser whose session ended by idling may still stop prices, for twelve hours. */
export interface MayStop {
  /** All prices are off the site already. */
  readonly allHalted: boolean
}

/** The device's answer. A shared machine is signed out after half an hour, one's own after half a day. */
export interface SignInAnswer {
  /** As `@simplewebauthn/browser` gives it. */
  readonly credential: unknown
  /** "bu cihaz yalnız benim" */
  readonly own: boolean
}

/** Characters of a device's name. */
export const MAX_DEVICE_NAME_LENGTH = 40

export interface EnrolAnswer extends SignInAnswer {
  readonly deviceName: string
}

export interface SignInActions {
  /** `options`: what the browser's `startAuthentication` takes. */
  readonly signInOptions: { readonly body: object; readonly answer: DeviceQuestion | SignInRefusal }
  readonly signIn: { readonly body: SignInAnswer; readonly answer: SignedInAnswer | SignInRefusal }
  /** `options`: what the browser's `startRegistration` takes. */
  readonly enrolOptions: { readonly body: { readonly token: string }; readonly answer: DeviceQuestion | SignInRefusal }
  readonly enrol: {
    readonly body: EnrolAnswer & { readonly token: string }
    readonly answer: SignedInAnswer | SignInRefusal
  }
  /** The passkey once more, before what can't be undone. */
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

export interface SignedInAnswer {
  readonly kind: 'signed-in'
}

/** `refused` does not give the reason, so that nobody learns which devices exist. */
export type SignInRefusal =
  | { readonly kind: 'refused' | 'device-name' }
  /** ms until the next attempt counts. */
  | { readonly kind: 'too-many-attempts'; readonly left: number }
  | { readonly kind: 'link-over'; readonly why: 'used' | 'expired' | 'unknown' }
