import { PAGE } from '#contract/panel/pages/notice-page.ts'
import { NOTICE_ACTIONS } from '../actions/notice-action.ts'
import { noticePage } from '../models/notice-model.ts'
import { servePage } from '../served-page.ts'

export const serveNotice = servePage<'notice'>(PAGE, {
  async read(_reading, context) {
    const [report, past] = await Promise.all([context.report(), context.past()])
    return noticePage(report, past.notices())
  },
  actions: NOTICE_ACTIONS,
})
