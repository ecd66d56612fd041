import { expressionBuilder, sql } from 'kysely'
import { endedSessions, storedPersonOf, voidedInvitations } from './people-repository.ts'
import type { StoredPasskey } from './people-store.ts'
import type { Row, Tables } from './schema/tables.ts'
import type {
  ChallengeStore,
  InvitationStore,
  NewSession,
  SessionStore,
  SignInStore,
  StoredInvitation,
} from './sign-in-store.ts'
import { locally, type Query, query, read, required, type SqlRunner, unlessUnchanged, write } from './sql.ts'

/** Signing in does not wait for a standby, because a lost row only costs another try. Ending a session does wait. */
export function signInRepository(runner: SqlRunner): SignInStore {
  return { ...challengeRepository(runner), ...invitationRepository(runner), ...sessionRepository(runner) }
}

function challengeRepository(runner: SqlRunner): ChallengeStore {
  return {
    spendChallenge(hash, endsAt, now) {
      const spent = query
        .insertInto('challenges')
        .values({ hash, expires_at: endsAt })
        .onConflict((conflict) => conflict.column('hash').doNothing())
        .returning('hash')
      return gave(runner, locally(runner, spent), query.deleteFrom('challenges').where('expires_at', '<=', now))
    },
    async keptSecret(name, fresh) {
      const kept = query.selectFrom('secrets').select('value').where('name', '=', name)
      const [known] = await read(runner, kept)
      if (known !== undefined) return known.value
      const insert = query.insertInto('secrets').values({ name, value: fresh })
      await write(
        runner,
        insert.onConflict((conflict) => conflict.column('name').doNothing()),
      )
      const [made] = await read(runner, kept)
      if (made === undefined) throw new Error('the secret was not stored')
      return made.value
    },
  }
}

function invitationRepository(runner: SqlRunner): InvitationStore {
  return {
    async keepInvitation({ hash, person, createdBy, expiresAt, replaces: passkey = null }, forgotten) {
      const row = { hash, person, created_by: createdBy, expires_at: expiresAt, used_at: null, passkey }
      await write(
        runner,
        query.deleteFrom('invitations').where('expires_at', '<=', forgotten),
        voidedInvitations(person),
        query.insertInto('invitations').values(row),
      )
    },
    async invitation(hash) {
      const [row] = await read(runner, query.selectFrom('invitations').selectAll().where('hash', '=', hash))
      return row === undefined ? null : invitationOf(row)
    },
    async openInvitations(now) {
      const open = query.selectFrom('invitations').selectAll().where('used_at', 'is', null)
      return (await read(runner, open.where('expires_at', '>', now))).map(invitationOf)
    },
    voidInvitations: async (person) => void (await write(runner, voidedInvitations(person))),
    enrol(invitation, passkey, session) {
      const first = [replaced(invitation, passkey), usedUp(invitation, passkey), registered(invitation, passkey)]
      return gave(runner, begun(session), ...first)
    },
  }
}

function sessionRepository(runner: SqlRunner): SessionStore {
  return {
    usePasskey(id, counter, at) {
      const used = query
        .updateTable('passkeys')
        .set({ counter, used_at: at })
        .where('id', '=', id)
        .where((of) => of.or([of('counter', '<', counter), of.and([of('counter', '=', 0), of.lit(counter === 0)])]))
        .where('person', 'in', openPeople.select('people.id'))
        .returning('id')
      return gave(runner, locally(runner, used))
    },
    beginSession(session, forgotten) {
      const old = query.deleteFrom('sessions').where('used_at', '<', forgotten)
      return gave(runner, locally(runner, begun(session)), old)
    },
    async session(hash) {
      const session = query
        .selectFrom('sessions')
        .innerJoin(openPeople.selectAll().as('person'), 'person.id', 'sessions.person')
        .leftJoin('passkeys', 'passkeys.id', 'sessions.passkey')
        .selectAll('person')
        .select([
          'sessions.hash',
          'own',
          'sessions.created_at as begunAt',
          'sessions.used_at as usedAt',
          'confirmed_at',
        ])
        .select(['passkeys.id as device', 'passkeys.name as deviceName'])
      const [row] = await read(runner, session.where('sessions.hash', '=', hash))
      if (row === undefined) return null
      return {
        hash,
        person: storedPersonOf(row),
        passkey: row.device === null ? null : { id: row.device, name: row.deviceName ?? '' },
        own: row.own === 1,
        createdAt: row.begunAt,
        usedAt: row.usedAt,
        confirmedAt: row.confirmed_at,
      }
    },
    async deviceSessions() {
      const all = query.selectFrom('sessions').select(['passkey', 'own', 'created_at', 'used_at'])
      return (await read(runner, all)).flatMap(({ passkey, own, created_at, used_at }) =>
        passkey === null ? [] : [{ passkey, own: own === 1, createdAt: created_at, usedAt: used_at }],
      )
    },
    async useSession(hash, at) {
      const used = query.updateTable('sessions').set({ used_at: at }).where('hash', '=', hash).where('used_at', '<', at)
      await write(runner, locally(runner, used))
    },
    confirmSession(hash, at) {
      const confirmed = query.updateTable('sessions').set({ confirmed_at: at }).where('hash', '=', hash)
      return gave(runner, locally(runner, confirmed.returning('hash')))
    },
    async endSession(hash) {
      await write(runner, query.deleteFrom('sessions').where('hash', '=', hash))
    },
    endSessions: async (person) => void (await write(runner, endedSessions(person), voidedInvitations(person))),
  }
}

/** Runs queries in one transaction if the last one has an effect. Resolves with false without a change otherwise. */
async function gave(runner: SqlRunner, last: Query, ...first: readonly Query[]): Promise<boolean> {
  const writing = runner.write([...first.map((each) => runner.compile(each)), required(runner, last)])
  return (await unlessUnchanged(writing)) !== null
}

function invitationOf(row: Row<'invitations'>): StoredInvitation {
  const { hash, person, passkey, used_at: usedAt } = row
  const invitation = { hash, person, createdBy: row.created_by, expiresAt: row.expires_at, usedAt }
  return usedAt === null && passkey !== null ? { ...invitation, replaces: passkey } : invitation
}

const openPeople = query.selectFrom('people').where('closed_at', 'is', null).where('removed_at', 'is', null)

const link = expressionBuilder<Tables, 'invitations'>()

/** True for a person's invitation that can be used at a time. */
function isUsable(invitation: string, { person, createdAt }: StoredPasskey) {
  return link.and([
    link('hash', '=', invitation),
    link('person', '=', person),
    link('used_at', 'is', null),
    link('expires_at', '>', createdAt),
    link('person', 'in', openPeople.select('people.id')),
  ])
}

/** Removes the device that an invitation replaces. */
function replaced(invitation: string, passkey: StoredPasskey) {
  const old = query.selectFrom('invitations').select('passkey').where(isUsable(invitation, passkey))
  return query.deleteFrom('passkeys').where('person', '=', passkey.person).where('id', 'in', old)
}

/** Uses up an invitation. One of two simultaneous requests succeeds. */
function usedUp(invitation: string, passkey: StoredPasskey) {
  const used = { used_at: passkey.createdAt, passkey: passkey.id }
  return query.updateTable('invitations').set(used).where(isUsable(invitation, passkey))
}

/** Casts a parameter, because a SELECT needs the types of its parameters. */
const text = (value: string | null) => sql<string>`cast(${value} as text)`
const figure = (value: number) => sql<number>`cast(${value} as bigint)`

/** Inserts a device unless the invitation was not used up for it. */
function registered(invitation: string, passkey: StoredPasskey) {
  const used = query.selectFrom('invitations').where('hash', '=', invitation).where('passkey', '=', passkey.id)
  return query
    .insertInto('passkeys')
    .columns([
      'id',
      'person',
      'credential',
      'public_key',
      'counter',
      'transports',
      'name',
      'kind',
      'created_at',
      'used_at',
    ])
    .expression(
      used.select([
        text(passkey.id).as('id'),
        text(passkey.person).as('person'),
        text(passkey.credential).as('credential'),
        text(passkey.publicKey).as('public_key'),
        figure(passkey.counter).as('counter'),
        text(passkey.transports.join(' ')).as('transports'),
        text(passkey.name).as('name'),
        text(passkey.kind).as('kind'),
        figure(passkey.createdAt).as('created_at'),
        figure(passkey.createdAt).as('used_at'),
      ]),
    )
}

/** Inserts a session unless the account is closed or the device removed. */
function begun({ hash, person, passkey, own, at }: NewSession) {
  const devices = query.selectFrom('passkeys').where('id', '=', passkey).select('passkeys.person')
  const open = openPeople.where('people.id', '=', person)
  return query
    .insertInto('sessions')
    .columns(['hash', 'person', 'passkey', 'own', 'created_at', 'used_at'])
    .expression(
      (passkey === null ? open : open.where('people.id', 'in', devices)).select([
        text(hash).as('hash'),
        text(person).as('person'),
        text(passkey).as('passkey'),
        figure(own ? 1 : 0).as('own'),
        figure(at).as('created_at'),
        figure(at).as('used_at'),
      ]),
    )
    .returning('hash')
}
