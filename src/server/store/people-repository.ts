import { type UpdateObject, sql } from 'kysely'
import { nameLikeness } from '#domain/names.ts'
import type { PeopleStore, PersonChange, StoredPasskey, StoredPerson } from './people-store.ts'
import type { Row, Tables } from './schema/tables.ts'
import { type Query, query, read, rowsOf, type SqlRunner, write } from './sql.ts'

const present = query.selectFrom('people').selectAll().where('removed_at', 'is', null)

export function peopleRepository(runner: SqlRunner): PeopleStore {
  return {
    async people() {
      return (await read(runner, present.orderBy('created_at').orderBy('id'))).map(storedPersonOf)
    },
    async person(id) {
      const [row] = await read(runner, present.where('id', '=', id))
      return row === undefined ? null : storedPersonOf(row)
    },
    async addPerson({ id, name, role, closedAt, createdAt, createdBy }) {
      const names = (await read(runner, present)).map((row) => nameLikeness(row.name))
      if (names.includes(nameLikeness(name))) return false
      const row = {
        id,
        name,
        role,
        closed_at: closedAt,
        created_at: createdAt,
        created_by: createdBy,
        removed_at: null,
      }
      await write(runner, query.insertInto('people').values(row))
      return true
    },
    setRole(id, role) {
      return change(runner, id, { role }, role === 'yonetici', [endedSessions(id)])
    },
    setClosed(id, closedAt) {
      const ended = closedAt === null ? [] : [endedSessions(id), voidedInvitations(id)]
      return change(runner, id, { closed_at: closedAt }, closedAt === null, ended)
    },
    removePerson(id, at) {
      // The row stays without a name, so that no restore returns the person.
      return change(runner, id, { removed_at: at, name: '', created_by: null }, false, [
        endedSessions(id),
        voidedInvitations(id),
        query.deleteFrom('passkeys').where('person', '=', id),
      ])
    },
    async passkeys(person) {
      let asked = query.selectFrom('passkeys').selectAll().orderBy('created_at').orderBy('id')
      if (person !== undefined) asked = asked.where('person', '=', person)
      return (await read(runner, asked)).map(passkeyOf)
    },
    async passkeyOf(credential) {
      const [row] = await read(runner, query.selectFrom('passkeys').selectAll().where('credential', '=', credential))
      return row === undefined ? null : passkeyOf(row)
    },
    async removePasskey(person, id) {
      return (await write(runner, query.deleteFrom('passkeys').where('person', '=', person).where('id', '=', id))) > 0
    },
    async removePasskeys(person) {
      await write(runner, query.deleteFrom('passkeys').where('person', '=', person))
    },
  }
}

export function endedSessions(person: string) {
  return query.deleteFrom('sessions').where('person', '=', person)
}

/** Keeps used links, so that their page can state that they were used. */
export function voidedInvitations(person: string) {
  return query.deleteFrom('invitations').where('person', '=', person).where('used_at', 'is', null)
}

/**
 * Rows are locked, so that one manager stays if two managers demote each other simultaneously. Rows of `ended` are
 * deleted, so that later requests of the person are refused. `manages` means that the person stays a manager.
 */
async function change(
  runner: SqlRunner,
  id: string,
  set: UpdateObject<Tables, 'people'>,
  manages: boolean,
  ended: readonly Query[],
): Promise<PersonChange> {
  const managing = present.where('role', '=', 'yonetici').where('closed_at', 'is', null)
  const held = managing.orderBy('id').$if(runner.locksRows, (rows) => rows.forUpdate())
  const others = managing.where('id', '<>', id).select(sql<number>`1`.as('one'))
  const update = query
    .updateTable('people')
    .set(set)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .$if(!manages, (rows) =>
      rows.where((of) => of.or([of('role', '<>', 'yonetici'), of('closed_at', 'is not', null), of.exists(others)])),
    )
    .returning('id')
  const [, changed] = await runner.write([held, update].map((each) => runner.compile(each)))
  if (changed !== undefined && rowsOf([changed]).length > 0) {
    await write(runner, ...ended)
    return 'done'
  }
  const [there] = await read(runner, present.where('id', '=', id))
  return there === undefined ? 'no-such-person' : 'last-manager'
}

export function storedPersonOf(row: Row<'people'>): StoredPerson {
  const { id, name, role } = row
  return { id, name, role, closedAt: row.closed_at, createdAt: row.created_at, createdBy: row.created_by }
}

function passkeyOf(row: Row<'passkeys'>): StoredPasskey {
  const { id, person, credential, counter, name, kind } = row
  return {
    id,
    person,
    credential,
    publicKey: row.public_key,
    counter,
    transports: row.transports.split(' ').filter((each) => each !== ''),
    name,
    kind,
    createdAt: row.created_at,
    usedAt: row.used_at,
  }
}
