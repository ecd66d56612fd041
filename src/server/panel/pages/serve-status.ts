import { PAGE } from '#contract/panel/pages/status-page.ts'
import { statusPage } from '../models/status-model.ts'
import { servePage } from '../served-page.ts'

export const serveStatus = servePage<'status'>(PAGE, {
  async read(_reading, context) {
    const [report, past] = await Promise.all([context.report(), context.past()])
    return statusPage(report, past)
  },
  actions: {},
})
