import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { PAGE_PATHS } from '#contract/paths.ts'
import { pageState } from '../../test/fakes/page-state.ts'
import { render } from './entry.server.tsx'

/** The standard's own rules, and none about how markup is spelled: React does that. */
const validator = new HtmlValidate({ extends: ['html-validate:standard'] })

test.each([...PAGE_PATHS, '/boyle-bir-sayfa-yok'])('%s is valid HTML', async (path) => {
  const { results } = await validator.validateString(render(path, pageState(), null).html)
  const found = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
  expect(found).toEqual([])
})
