/** People of the panel, their registration links, devices and sessions. */

export type {
  Device,
  EnrolFailure,
  Invitation,
  PersonEntry,
  PersonFailure,
  Session,
  SessionState,
  SignedIn,
  Visitor,
} from './identity.ts'
export { firstLink } from './first-link.ts'
export { openIdentitySecret } from './identity-secret.ts'
export { identityText, ROLE_WORDS } from './identity-text.ts'
export { type Identity, openIdentity } from './open-identity.ts'
export { OfficePeople } from './people.ts'
export { isFormTokenOf } from './secrets.ts'
