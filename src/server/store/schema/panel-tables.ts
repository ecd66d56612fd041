import type { Role } from '#contract/panel/roles.ts'
import { exact, integer, nullable, table, text } from './columns.ts'

/** The tables of the panel, parents before children. */
export const PANEL_TABLES = {
  /** The accounts of the panel. The row of a removed account stays, so that no restore returns the account. */
  people: table({
    columns: {
      id: exact<string>(),
      name: text<string>(),
      role: exact<Role>(),
      closed_at: nullable(integer<number>()),
      created_at: integer<number>(),
      created_by: nullable(text<string>()),
      removed_at: nullable(integer<number>()),
    },
    key: ['id'],
    restore: 'added',
  }),
  /** Devices are not restored, because a backup may contain a stolen one. People register again by a link. */
  passkeys: table({
    columns: {
      id: exact<string>(),
      person: exact<string>(),
      credential: exact<string>(),
      /** COSE format in base64url. */
      public_key: exact<string>(),
      counter: integer<number>(),
      /** The transports that WebAuthn names, separated by spaces: "hybrid internal". */
      transports: exact<string>(),
      name: text<string>(),
      kind: text<string>(),
      created_at: integer<number>(),
      used_at: nullable(integer<number>()),
    },
    key: ['id'],
    restore: 'left',
  }),
  /** Links to register a device, stored by the hash of their token. A link is valid for half an hour at most. */
  invitations: table({
    columns: {
      hash: exact<string>(),
      person: exact<string>(),
      created_by: nullable(text<string>()),
      expires_at: integer<number>(),
      used_at: nullable(integer<number>()),
      /** The device that an unused link replaces; later the new one, even if it was removed since. */
      passkey: nullable(exact<string>()),
    },
    key: ['hash'],
    restore: 'left',
    passing: true,
  }),
  /** Sessions, stored by the hash of the cookie. Ended ones stay ended. */
  sessions: table({
    columns: {
      hash: exact<string>(),
      person: exact<string>(),
      passkey: nullable(exact<string>()),
      own: integer<0 | 1>(),
      created_at: integer<number>(),
      used_at: integer<number>(),
      confirmed_at: nullable(integer<number>()),
    },
    key: ['hash'],
    restore: 'left',
    passing: true,
  }),
  /** Fingerprints of answered challenges, so that no answer is accepted twice. */
  challenges: table({
    columns: { hash: exact<string>(), expires_at: integer<number>() },
    key: ['hash'],
    restore: 'left',
    passing: true,
  }),
  /** The keys with which replicas sign challenges of passkeys and stop passes. */
  secrets: table({
    columns: { name: exact<string>(), value: exact<string>() },
    key: ['name'],
    restore: 'left',
    passing: true,
  }),
}
