import { expect, test } from 'vitest'
import { fail, ok } from '#domain/result.ts'
import { countOutcomes } from './inbox.ts'

test('the inbox counts the outcomes of messages: kept, repeated, or the reason of a rejection', async () => {
  const answers = [
    ok({ number: 1, fresh: true }),
    ok({ number: 1, fresh: false }),
    fail({ kind: 'honeypot' as const }),
    fail({ kind: 'honeypot' as const }),
  ]
  const { submit, outcomes } = countOutcomes(() => Promise.resolve(answers.shift() ?? fail({ kind: 'store' })))
  while (answers.length > 0) await submit({}, {})
  expect(Object.fromEntries(outcomes())).toEqual({ kept: 1, repeated: 1, honeypot: 2 })
})
