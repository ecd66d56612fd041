import { describe, expect, test } from 'vitest'
import { SECOND } from '#domain/calendar.ts'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { createAllowance } from './allowance.ts'

describe('what a stranger may send', () => {
  test('is 20,000 messages in ten seconds, and as many again in the next ten', async () => {
    const clock = fakeClock(0)
    const allows = createAllowance(clock)
    const answers = Array.from({ length: 20_001 }, () => allows(1))
    expect(answers.indexOf(false)).toBe(20_000)
    await clock.advance(10 * SECOND)
    expect(allows(1)).toBe(true)
  })

  test('is 32 MiB in ten seconds, however few the messages', () => {
    const allows = createAllowance(fakeClock(0))
    expect(allows(2 ** 25)).toBe(true)
    expect(allows(1)).toBe(false)
  })
})
