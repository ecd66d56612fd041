import type { Role } from './roles.ts'

/** Pages that are read before somebody is signed in; none of them tells who works here. */
export type SignInPage =
  | {
      readonly kind: 'sign-in'
      /** Why somebody who was signed in is not any more; null: they come from outside. */
      readonly why: 'idle' | 'ended' | 'signed-out' | null
      /** An address of the panel, with what was typed in its query. */
      readonly returnTo: string
    }
  | { readonly kind: 'no-passkey'; readonly returnTo: string }
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

/** Said by the device, and by who holds it: a shared machine is signed out after half an hour. */
export interface SignInAnswer {
  /** As `@simplewebauthn/browser` gives it. */
  readonly credential: unknown
  /** "bu cihaz yalnız benim" */
  readonly own: boolean
}

/** Characters of a device's name. */
export const LONGEST_DEVICE_NAME = 40

export interface EnrolAnswer extends SignInAnswer {
  readonly deviceName: string
}

/** JSON answers of the calls that sign in: where to go, or a Turkish sentence. */
export type SignInReply =
  | { readonly status: 'success'; readonly goTo: string }
  | { readonly status: 'error'; readonly message: string }
