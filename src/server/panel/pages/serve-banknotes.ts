import * as v from 'valibot'
import { type BanknoteActions, PAGE } from '#contract/panel/pages/banknotes-page.ts'
import { banknoteRule } from '#contract/settings/banknote-values.ts'
import { CURRENCY_CODES } from '#domain/currency.ts'
import type { ActionsOf } from '../action.ts'
import { publish, sinceSchema } from '../actions/publish.ts'
import { banknotesPage } from '../models/banknotes-model.ts'
import { servePage } from '../served-page.ts'

const BANKNOTE_ACTIONS: ActionsOf<BanknoteActions> = {
  changeBanknotes: {
    permission: 'price',
    schema: v.strictObject({
      code: v.picklist(CURRENCY_CODES),
      rules: v.pipe(
        v.array(v.strictObject({ id: v.pipe(v.string(), v.maxLength(40)), rule: v.nullable(banknoteRule) })),
        v.minLength(1),
        v.maxLength(20),
      ),
      since: sinceSchema,
      acceptUnusual: v.boolean(),
    }),
    handler(asked, context) {
      const { code, rules, since, acceptUnusual } = asked.body
      const patch = rules.map(({ id, rule }) => ({
        path: ['banknotes', code, id],
        ...(rule !== null && { after: rule }),
      }))
      return publish(asked, { patch, since, acceptUnusual }, context)
    },
    audit: 'own',
  },
}

export const serveBanknotes = servePage<'banknotes'>(PAGE, {
  async read({ params }, context) {
    const code = CURRENCY_CODES.find((each) => each === params['kod'])
    if (code === undefined) return null
    const [report, past] = await Promise.all([context.report(), context.past()])
    return banknotesPage(code, report, past)
  },
  actions: BANKNOTE_ACTIONS,
})
