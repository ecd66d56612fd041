import * as v from 'valibot'
import type { ChangeAnswer } from '#contract/panel/change-entries.ts'
import type { HistoryActions } from '#contract/panel/pages/history-page.ts'
import { restoreTo, undoOf } from '../../settings/index.ts'
import type { Acting, ActionsOf } from '../action.ts'
import type { PanelContext } from '../context.ts'
import { publish, publishOrPreview, versionSchema } from './publish.ts'

const ofVersion = v.strictObject({ version: versionSchema, mode: v.picklist(['preview', 'publish']) })

export const HISTORY_ACTIONS: ActionsOf<HistoryActions> = {
  undo: {
    permission: 'undo',
    schema: v.strictObject({ version: versionSchema }),
    async handler(asked, context) {
      const { version } = asked.body
      if (version !== context.office.version().number) return { kind: 'overtaken' }
      const back = await undoOf(context.store, version)
      return back === null ? FORGOTTEN : publish(asked, { ...back, via: 'undo' }, context)
    },
    audit: 'own',
  },
  undoVersion: rollback('undo', undoOf),
  restore: rollback('restore', restoreTo),
}

function rollback(way: 'undo' | 'restore', editsOf: typeof undoOf) {
  return {
    permission: way,
    schema: ofVersion,
    async handler(asked: Acting<v.InferOutput<typeof ofVersion>, ChangeAnswer>, context: PanelContext) {
      const { version, mode } = asked.body
      const back = await editsOf(context.store, version)
      return back === null ? FORGOTTEN : publishOrPreview(asked, { ...back, via: way, mode }, context)
    },
    audit: 'own',
  } as const
}

const FORGOTTEN = { kind: 'forgotten' } as const
