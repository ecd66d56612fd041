import { bulletinRepository } from './bulletin-repository.ts'
import { mailRepository } from './mail-repository.ts'
import { messageRepository } from './message-repository.ts'
import type { MessageStore } from './message-store.ts'
import { haltRepository, versionRepository } from './office-repository.ts'
import type { HaltStore, VersionStore } from './office-store.ts'
import { peopleRepository } from './people-repository.ts'
import type { PeopleStore } from './people-store.ts'
import { rateRepository } from './rate-repository.ts'
import { signInRepository } from './sign-in-repository.ts'
import type { SignInStore } from './sign-in-store.ts'
import { locally, query, read, type SqlReader, type SqlRunner, write } from './sql.ts'
import {
  type AlertStore,
  type ApprovalStore,
  MARKER_NAMES,
  type MarkerStore,
  type RateStore,
  type WaitingEmail,
} from './store.ts'

type Repositories = RateStore &
  ApprovalStore &
  AlertStore &
  MessageStore &
  MarkerStore &
  VersionStore &
  HaltStore &
  PeopleStore &
  SignInStore

/** All that stands in tables, the same in both databases. `reader` reads charts; `runner` does the rest. */
export function repositories(runner: SqlRunner, reader: SqlReader): Repositories {
  return {
    ...rateRepository(runner, reader),
    ...bulletinRepository(runner, reader),
    ...approvalRepository(runner),
    ...alertRepository(runner),
    ...messageRepository(runner),
    ...mailRepository(runner),
    ...markerRepository(runner),
    ...versionRepository(runner),
    ...haltRepository(runner),
    ...peopleRepository(runner),
    ...signInRepository(runner),
  }
}

function approvalRepository(runner: SqlRunner): ApprovalStore {
  return {
    async keepApproval({ code, buy, sell, at }) {
      const insert = query.insertInto('approvals').values({ code, buy, sell, at })
      await write(runner, locally(runner, insert))
    },
    approvalsAfter(number) {
      return read(runner, query.selectFrom('approvals').selectAll().where('number', '>', number).orderBy('number'))
    },
  }
}

function alertRepository(runner: SqlRunner): AlertStore {
  return {
    async alerts() {
      const rows = await read(runner, query.selectFrom('alerts').selectAll().orderBy('kind'))
      return rows.map(({ kind, since, well_since, reported, alarmed_at, email }) => ({
        kind,
        since,
        wellSince: well_since,
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what comes out is what went in
        reported: JSON.parse(reported) as string[],
        alarmedAt: alarmed_at,
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same
        email: email === null ? null : (JSON.parse(email) as WaitingEmail),
      }))
    },
    async saveAlert({ kind, since, wellSince, reported, alarmedAt, email }) {
      const row = {
        kind,
        since,
        well_since: wellSince,
        reported: JSON.stringify(reported),
        alarmed_at: alarmedAt,
        email: email === null ? null : JSON.stringify(email),
      }
      await write(
        runner,
        query
          .insertInto('alerts')
          .values(row)
          .onConflict((conflict) => conflict.column('kind').doUpdateSet(row)),
      )
    },
  }
}

function markerRepository(runner: SqlRunner): MarkerStore {
  return {
    async markers() {
      const rows = await read(runner, query.selectFrom('markers').selectAll())
      return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
    },
    async setMarkers(markers) {
      const changes = MARKER_NAMES.flatMap((name) => {
        const value = markers[name]
        if (value === undefined) return []
        if (value === null) return query.deleteFrom('markers').where('name', '=', name)
        return query
          .insertInto('markers')
          .values({ name, value })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      })
      await write(runner, ...changes)
    },
  }
}
