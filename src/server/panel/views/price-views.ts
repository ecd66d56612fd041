import { PANEL_PATHS } from '#contract/panel/panel-paths.ts'
import { CURRENCY_CODES } from '#domain/currency.ts'
import { accessNews } from '../models/access-news.ts'
import { banknotesPage } from '../models/banknotes-model.ts'
import { homePage, offeredCode } from '../models/home-model.ts'
import { goldBoardPage, pricePage, severalPage } from '../models/price-page-models.ts'
import { setUpLines } from '../models/set-up-model.ts'
import type { View } from '../view.ts'

export const PRICE_VIEWS: readonly View[] = [
  {
    path: PANEL_PATHS.home,
    permission: 'read',
    async read({ session }, context) {
      const [report, past] = await Promise.all([context.report(), context.past()])
      const [news, setUp] = await Promise.all([
        accessNews(session.person, context),
        setUpLines(context, session.person.role),
      ])
      return homePage(report, past, { accessNews: news, setUp })
    },
  },
  {
    path: '/fiyat/:kod',
    permission: 'read',
    async read({ params }, context) {
      const report = await context.report()
      const code = offeredCode(params['kod'] ?? '', report)
      if (code === null) return null
      const [past, today] = await Promise.all([context.past(), context.today(code)])
      return pricePage({ report, past, measures: context.office.measures() }, code, today)
    },
  },
  {
    path: '/fiyat/:kod/banknotlar',
    permission: 'read',
    async read({ params }, context) {
      const code = CURRENCY_CODES.find((each) => each === params['kod'])
      if (code === undefined) return null
      const [report, past] = await Promise.all([context.report(), context.past()])
      return banknotesPage(code, report, past)
    },
  },
  {
    path: PANEL_PATHS.several,
    permission: 'price',
    async read({ query }, context) {
      const board = query['tablo'] === 'altin' ? 'metals' : 'currencies'
      const [report, past] = await Promise.all([context.report(), context.past()])
      return severalPage({ report, past, measures: context.office.measures() }, board)
    },
  },
  {
    path: PANEL_PATHS.gold,
    permission: 'read',
    read: (_reading, { office }) => {
      const { settings, number } = office.version()
      return Promise.resolve(goldBoardPage(settings, number))
    },
  },
]
