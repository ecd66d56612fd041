import { PAGE } from '#contract/panel/pages/several-page.ts'
import { severalPage } from '../models/price-page-models.ts'
import { servePage } from '../served-page.ts'

export const serveSeveral = servePage<'several'>(PAGE, {
  async read({ query }, context) {
    const board = query['tablo'] === 'altin' ? 'metals' : 'currencies'
    const [report, past] = await Promise.all([context.report(), context.past()])
    return severalPage({ report, past, measures: context.office.measures() }, board)
  },
  // The page publishes by the actions of the page of one price.
  actions: {},
})
