import * as v from 'valibot'
import type { UndoActions } from '#contract/panel/change-entries.ts'
import { undoOf } from '../../settings/index.ts'
import type { ActionsOf } from '../action.ts'
import { publish } from './publish.ts'

export const UNDO_ACTIONS: ActionsOf<UndoActions> = {
  undo: {
    permission: 'undo',
    schema: v.strictObject({ version: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
    async handler(asked, context) {
      const { version } = asked.body
      if (version !== context.office.version().number) return { kind: 'overtaken' }
      const back = await undoOf(context.store, version)
      if (back === null) return { kind: 'forgotten' }
      return publish(asked, { patch: back.patch, since: back.since, via: 'undo' }, context)
    },
    audit: 'settings',
  },
}
