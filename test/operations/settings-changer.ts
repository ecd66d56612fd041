/**
 * Publishes changes of thirty fields until it is killed: `node settings-changer.ts FILE`. Prints each version on a
 * line.
 */
import { systemClock } from '../../src/server/runtime/clock.ts'
import { changeSettings } from '../../src/server/settings/change-settings.ts'
import { openSqlite } from '../../src/server/store/sqlite/sqlite-store.ts'
import { OFFICE_SETTINGS } from '../fakes/office-settings.ts'
import { thirtyFields } from './thirty-fields.ts'

const [file = ''] = process.argv.slice(2)
const store = await openSqlite(file)
const first = { at: 0, by: null, via: 'import', reason: null, patch: [], document: OFFICE_SETTINGS } as const
await store.addSettings(0, first, 500)
const deps = {
  store,
  clock: systemClock,
  measures: () => () => null,
  halted: () => new Set<never>(),
  refusal: () => [],
}
const options = { by: 'test', via: 'command', since: null, reason: null, mode: 'publish', acceptUnusual: true } as const
let marker = (await store.settingsDocument())?.number ?? 0
for (;;) {
  marker += 1
  const result = await changeSettings(deps, thirtyFields(`Sürüm ${marker}`), options)
  if (result.kind !== 'published') throw new Error(result.kind)
  process.stdout.write(`${result.version}\n`)
}
