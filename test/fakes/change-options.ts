import type { ChangeOptions } from '../../src/server/settings/index.ts'

/** The options of a change by a person in the panel. */
export const PUBLISH: ChangeOptions = {
  by: 'Ayşe',
  via: 'panel',
  since: null,
  reason: null,
  mode: 'publish',
  acceptUnusual: false,
}
