import { actRepository, actRunner } from './act-repository.ts'
import { alertRepository } from './alert-repository.ts'
import { approvalRepository } from './approval-repository.ts'
import { bulletinRepository } from './bulletin-repository.ts'
import { haltRepository } from './halt-repository.ts'
import { mailRepository } from './mail-repository.ts'
import { messageRepository } from './message-repository.ts'
import { peopleRepository } from './people-repository.ts'
import { rateRepository } from './rate-repository.ts'
import { filesRepository, settingsRepository } from './settings-repository.ts'
import { signInRepository } from './sign-in-repository.ts'
import { query, read, type SqlReader, type SqlRunner, write } from './sql.ts'
import { type ActingRepositories, MARKER_NAMES, type MarkerStore, type Repositories, type SetUpStore } from './store.ts'

/** Creates all repositories, which are the same for both databases. `reader` reads charts; `runner` does the rest. */
export function repositories(runner: SqlRunner, reader: SqlReader): ActingRepositories {
  return {
    ...tablesOf(runner, reader),
    asAct: (act, outcome) => tablesOf(actRunner(runner, act, outcome), reader),
  }
}

function tablesOf(runner: SqlRunner, reader: SqlReader): Repositories {
  return {
    ...rateRepository(runner, reader),
    ...bulletinRepository(runner, reader),
    ...approvalRepository(runner),
    ...alertRepository(runner),
    ...actRepository(runner),
    ...messageRepository(runner),
    ...mailRepository(runner),
    ...markerRepository(runner),
    ...setUpRepository(runner),
    ...settingsRepository(runner),
    ...filesRepository(runner),
    ...haltRepository(runner),
    ...peopleRepository(runner),
    ...signInRepository(runner),
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

function setUpRepository(runner: SqlRunner): SetUpStore {
  return {
    hiddenSetUp: () => read(runner, query.selectFrom('hidden_set_up').selectAll().orderBy('key')),
    async hideSetUp(line) {
      const insert = query.insertInto('hidden_set_up').values(line)
      await write(
        runner,
        insert.onConflict((conflict) => conflict.column('key').doUpdateSet(line)),
      )
    },
    async showSetUp(key) {
      await write(runner, query.deleteFrom('hidden_set_up').where('key', '=', key))
    },
  }
}
