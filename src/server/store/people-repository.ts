import { expressionBuilder, type UpdateObject, sql } from 'kysely'
import { nameLikeness } from '#domain/names.ts'
import type { LastManager, PeopleStore, PersonChange, StoredPasskey, StoredPerson } from './people-store.ts'
import type { Row, Tables } from './schema/tables.ts'
import { type Query, query, read, required, type SqlRunner, unlessUnchanged, write } from './sql.ts'

const of = expressionBuilder<Tables>()

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
    renamePerson(id, name) {
      return change(runner, { id, set: { name }, ended: [], lastManager: 'may-go' })
    },
    setRole(id, role, lastManager) {
      const ended = [endedSessions(id)]
      return change(runner, { id, set: { role }, ended, lastManager: role === 'yonetici' ? 'may-go' : lastManager })
    },
    setClosed(id, closedAt, lastManager) {
      if (closedAt === null) return change(runner, { id, set: { closed_at: null }, ended: [], lastManager: 'may-go' })
      const ended = [endedSessions(id), voidedInvitations(id)]
      return change(runner, { id, set: { closed_at: closedAt }, ended, lastManager })
    },
    removePerson(id, at, lastManager) {
      const ended = [endedSessions(id), voidedInvitations(id), devicesOf(id)]
      // The row stays without a name, so that no restore returns the person.
      return change(runner, { id, set: { removed_at: at, name: '', created_by: null }, ended, lastManager })
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
    async removePasskey(person, id, lastManager = 'kept') {
      const device = query.deleteFrom('passkeys').where('person', '=', person).where('id', '=', id)
      const removal = device.$if(lastManager === 'kept', (rows) => rows.where(othersManage(person, id)))
      const writing = runner.write([runner.compile(heldManagers(runner)), required(runner, removal)])
      if ((await unlessUnchanged(writing)) !== null) return 'done'
      const there = query.selectFrom('passkeys').select('id').where('person', '=', person).where('id', '=', id)
      return (await read(runner, there)).length > 0 ? 'last-device' : 'no-such-device'
    },
    async removePasskeys(person, lastManager = 'kept') {
      const removal = devicesOf(person).$if(lastManager === 'kept', (rows) => rows.where(othersManage(person)))
      const left = query.selectFrom('passkeys').select('id').where('person', '=', person)
      const areRemoved = query.selectNoFrom(sql<number>`1`.as('one')).where(of.not(of.exists(left)))
      const first = [heldManagers(runner), removal].map((each) => runner.compile(each))
      const ended = [endedSessions(person), voidedInvitations(person)].map((each) => runner.compile(each))
      const writing = runner.write([...first, required(runner, areRemoved), ...ended])
      return (await unlessUnchanged(writing)) === null ? 'last-device' : 'done'
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

function devicesOf(person: string) {
  return query.deleteFrom('passkeys').where('person', '=', person)
}

const managers = present.where('role', '=', 'yonetici').where('closed_at', 'is', null)

/** Locks the managers, so that one who has a device stays if two end each other or their devices simultaneously. */
function heldManagers({ locksRows }: SqlRunner) {
  return managers.orderBy('id').$if(locksRows, (rows) => rows.forUpdate())
}

/**
 * True if somebody can manage the panel without this person, or without this device of the person: another manager
 * who has a device, the person's own other devices, or another manager at all if the person has no device.
 */
function othersManage(person: string, device?: string) {
  const others = managers.where('people.id', '<>', person)
  const own = query.selectFrom('passkeys').select('passkeys.id').where('passkeys.person', '=', person)
  return of.or([
    of.not(of.exists(managers.where('people.id', '=', person))),
    of.exists(others.innerJoin('passkeys', 'passkeys.person', 'people.id')),
    device === undefined
      ? of.and([of.exists(others), of.not(of.exists(own))])
      : of.exists(own.where('passkeys.id', '<>', device)),
  ])
}

interface PersonUpdate {
  readonly id: string
  readonly set: Pick<UpdateObject<Tables, 'people'>, 'role' | 'closed_at' | 'removed_at' | 'name' | 'created_by'>
  /** Deletes rows that later requests of the person need, so that they are refused. */
  readonly ended: readonly Query[]
  readonly lastManager: LastManager | undefined
}

/** Changes an account and ends what belongs to it in one transaction, or neither. */
async function change(
  runner: SqlRunner,
  { id, set, ended, lastManager = 'kept' }: PersonUpdate,
): Promise<PersonChange> {
  const update = query
    .updateTable('people')
    .set(set)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .$if(lastManager === 'kept', (rows) => rows.where(othersManage(id)))
    .returning('id')
  const statements = [runner.compile(heldManagers(runner)), required(runner, update)]
  const writing = runner.write([...statements, ...ended.map((each) => runner.compile(each))])
  if ((await unlessUnchanged(writing)) !== null) return 'done'
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
