import type { Role } from '#contract/panel/roles.ts'
import { exact, integer, nullable, table, text } from './columns.ts'

/** Who works in the panel, parents before children. */
export const PANEL_TABLES = {
  /** Who works in the panel. One who was removed stays as a row, so that no restore brings the person back. */
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
  /** A backup may hold one of a telephone that was stolen since: none comes back, who lost it all gets a new link. */
  passkeys: table({
    columns: {
      id: exact<string>(),
      person: exact<string>('REFERENCES people (id)'),
      credential: exact<string>('UNIQUE'),
      /** As COSE has it, in base64url. */
      public_key: exact<string>(),
      counter: integer<number>(),
      /** Words with spaces between them. */
      transports: exact<string>(),
      name: text<string>(),
      kind: text<string>(),
      created_at: integer<number>(),
      used_at: nullable(integer<number>()),
    },
    key: ['id'],
    indexes: { passkeys_by_person: ['person'] },
    restore: 'left',
  }),
  /** Of links by which a device registers: by a fingerprint of what stands in them. None outlives half an hour. */
  invitations: table({
    columns: {
      hash: exact<string>(),
      person: exact<string>('REFERENCES people (id)'),
      created_by: nullable(text<string>()),
      expires_at: integer<number>(),
      used_at: nullable(integer<number>()),
      /** Which device it registered, also if that is gone. */
      passkey: nullable(exact<string>()),
    },
    key: ['hash'],
    restore: 'left',
    passing: true,
  }),
  /** Who is signed in: by a fingerprint of what the browser holds. What had ended stays ended. */
  sessions: table({
    columns: {
      hash: exact<string>(),
      person: exact<string>('REFERENCES people (id)'),
      passkey: nullable(exact<string>('REFERENCES passkeys (id) ON DELETE CASCADE')),
      own: integer<0 | 1>(),
      created_at: integer<number>(),
      used_at: integer<number>(),
      confirmed_at: nullable(integer<number>()),
    },
    key: ['hash'],
    indexes: { sessions_by_person: ['person'] },
    restore: 'left',
    passing: true,
  }),
  /** Challenges that were answered, by a fingerprint, so that no answer is good twice. */
  challenges: table({
    columns: { hash: exact<string>(), expires_at: integer<number>() },
    key: ['hash'],
    indexes: { challenges_by_end: ['expires_at'] },
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
