import { expect, test } from 'vitest'
import { fakeClock } from './clock.ts'

test('what falls due runs in order, at its own time, with what it starts', async () => {
  const clock = fakeClock(1000)
  const ran: string[] = []
  const note = (name: string): void => void ran.push(`${name} ${clock.now()}`)
  clock.after(20, () => note('second'))
  clock.after(10, () => {
    note('first')
    clock.after(5, () => note('between'))
  })
  clock.after(15, () => note('never')).cancel()
  clock.after(31, () => note('later'))
  await clock.advance(30)
  expect(ran).toEqual(['first 1010', 'between 1015', 'second 1020'])
  expect(clock.now()).toBe(1030)
  expect(clock.waiting()).toBe(1)
})
