import { alertRepository } from './alert-repository.ts'
import { bulletinRepository } from './bulletin-repository.ts'
import { mailRepository } from './mail-repository.ts'
import { markerRepository } from './marker-repository.ts'
import { messageRepository } from './message-repository.ts'
import type { MessageStore } from './message-store.ts'
import { approvalRepository, haltRepository, versionRepository } from './office-repository.ts'
import type { HaltStore, VersionStore } from './office-store.ts'
import { peopleRepository } from './people-repository.ts'
import type { PeopleStore } from './people-store.ts'
import { rateRepository } from './rate-repository.ts'
import { signInRepository } from './sign-in-repository.ts'
import type { SignInStore } from './sign-in-store.ts'
import type { SqlReader, SqlRunner } from './sql.ts'
import type { AlertStore, ApprovalStore, MarkerStore, RateStore } from './store.ts'

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
