import * as v from 'valibot'
import type { FieldRefusal } from '#contract/panel/change-request.ts'
import { NOTICE_ENDS, type NoticeActions, type NoticeRefusal } from '#contract/panel/pages/notice-page.ts'
import type { SettingsEdit } from '#contract/settings/settings-patch.ts'
import { addDays, type Day, dayOf, instantOf } from '#domain/calendar.ts'
import { closesAt } from '#domain/early-closing.ts'
import type { OpeningHours } from '#domain/opening.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { readMoment } from '../../settings/index.ts'
import { oneLine } from '../../text/index.ts'
import type { ActionsOf } from '../action.ts'
import { publish, sinceSchema } from './publish.ts'

const body = v.strictObject({
  since: sinceSchema,
  text: v.string(),
  end: v.picklist(NOTICE_ENDS),
  day: v.string(),
  time: v.string(),
})

export const NOTICE_ACTIONS: ActionsOf<NoticeActions> = {
  publishNotice: {
    permission: 'notice',
    schema: body,
    handler(asked, context) {
      const text = oneLine(asked.body.text).trim()
      if (text === '') return Promise.resolve({ kind: 'refused', why: 'no-text' })
      const end = readEnd(asked.body, context.office.current().facts.hours, context.clock.now())
      if (!end.ok) return Promise.resolve({ kind: 'refused', why: end.error } satisfies FieldRefusal<NoticeRefusal>)
      return publish(asked, { patch: [noticeEdit(text, end.value)], since: asked.body.since }, context)
    },
    audit: 'own',
  },
  removeNotice: {
    permission: 'notice',
    schema: v.strictObject({ since: sinceSchema }),
    handler: (asked, context) =>
      publish(asked, { patch: [{ path: ['notice'], after: null }], since: asked.body.since }, context),
    audit: 'own',
  },
}

type End = { readonly day: Day; readonly time: string }

/** Returns the settings edit of a notice that ends at a moment. */
export function noticeEdit(text: string, until: End): SettingsEdit {
  return { path: ['notice'], after: { text: oneLine(text), until } }
}

function readEnd(
  { end, day, time }: v.InferOutput<typeof body>,
  hours: OpeningHours,
  now: number,
): Result<End, NoticeRefusal> {
  const today = dayOf(now)
  switch (end) {
    case 'today': {
      const closes = closesAt(hours, now)
      return closes === null ? fail('closed-today') : ok({ day: today, time: closes })
    }
    case 'tomorrow':
      return ok({ day: addDays(today, 1), time: '23:59' })
    case 'moment': {
      const moment = readMoment(`${day} ${time}`)
      if (moment === undefined) return fail('no-moment')
      return instantOf(moment.day, moment.time) <= now ? fail('past-moment') : ok(moment)
    }
  }
}
