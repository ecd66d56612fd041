import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import type { ReturnedForm } from '#contract/contact-message.ts'
import { PAGE_PATHS } from '#contract/page-paths.ts'
import { goldState, pageState } from '../../../test/fakes/page-state.ts'
import { renderPage } from '../../../test/fakes/rendered-page.ts'

/** Checks only the rules of the HTML standard, because React decides the style of the markup. */
const validator = new HtmlValidate({ extends: ['html-validate:standard'] })

async function mistakesIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
}

test.each([...PAGE_PATHS, '/altin', '/boyle-bir-sayfa-yok'])('the page %s is valid HTML', async (path) => {
  const state = path === '/altin' ? goldState() : pageState()
  expect(await mistakesIn(renderPage(path, state).html)).toEqual([])
})

test.each<ReturnedForm['because']>([
  { kind: 'fields', failures: { name: 'required', phone: 'phone' } },
  { kind: 'refused', sentence: 'Mesajınız şu anda kaydedilemedi.' },
])('a contact form that is returned with $kind is valid HTML', async (because) => {
  const returned = { typed: { message: '</textarea><b>"\n&' }, because }
  expect(await mistakesIn(renderPage('/contact', pageState(null, { returned })).html)).toEqual([])
})
