import * as v from 'valibot'
import type { HistoryActions } from '#contract/panel/office-actions.ts'
import { restoreTo, undoOf } from '../../settings/index.ts'
import type { ActionsOf } from '../action.ts'
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
    audit: 'settings',
  },
  undoVersion: {
    permission: 'undo',
    schema: ofVersion,
    async handler(asked, context) {
      const { version, mode } = asked.body
      const back = await undoOf(context.store, version)
      return back === null ? FORGOTTEN : publishOrPreview(asked, { ...back, via: 'undo', mode }, context)
    },
    audit: 'settings',
  },
  restore: {
    permission: 'restore',
    schema: ofVersion,
    async handler(asked, context) {
      const { version, mode } = asked.body
      const back = await restoreTo(context.store, version)
      return back === null ? FORGOTTEN : publishOrPreview(asked, { ...back, via: 'restore', mode }, context)
    },
    audit: 'settings',
  },
}

const FORGOTTEN = { kind: 'forgotten' } as const
