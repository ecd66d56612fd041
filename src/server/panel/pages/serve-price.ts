import { PAGE } from '#contract/panel/pages/price-page.ts'
import { APPROVAL_ACTIONS } from '../actions/approval-action.ts'
import { MARGIN_ACTIONS } from '../actions/margin-actions.ts'
import { offeredCode } from '../models/home-model.ts'
import { pricePage } from '../models/price-page-models.ts'
import { servePage } from '../served-page.ts'

export const servePrice = servePage<'price'>(PAGE, {
  async read({ params }, context) {
    const report = await context.report()
    const code = offeredCode(params['kod'] ?? '', report)
    if (code === null) return null
    const [past, today] = await Promise.all([context.past(), context.today(code)])
    return pricePage({ report, past, measures: context.office.measures() }, code, today)
  },
  actions: { ...MARGIN_ACTIONS, ...APPROVAL_ACTIONS },
})
