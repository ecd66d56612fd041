import { expect, test } from 'vitest'
import { SECOND } from '#domain/calendar.ts'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { supervisorOf } from './supervisor.ts'

const BY_SYSTEMD = { NOTIFY_SOCKET: '/run/systemd/notify', WATCHDOG_USEC: '30000000' }

function told(variables: Readonly<Record<string, string>>) {
  const lines: string[] = []
  const clock = fakeClock(0)
  return { lines, clock, supervisor: supervisorOf(variables, clock, (line) => void lines.push(line)) }
}

test('systemd hears that the site serves, and from then on twice in each span that it still does', async () => {
  const { lines, clock, supervisor } = told(BY_SYSTEMD)
  await clock.advance(60 * SECOND)
  expect(lines).toEqual([])
  supervisor.ready()
  await clock.advance(30 * SECOND)
  expect(lines).toEqual(['READY=1', 'WATCHDOG=1', 'WATCHDOG=1', 'WATCHDOG=1'])
  supervisor.stopping()
  expect(lines.at(-1)).toBe('STOPPING=1')
})

test('a unit without a watchdog is told of the start and the stop only', async () => {
  const { lines, clock, supervisor } = told({ NOTIFY_SOCKET: '/run/systemd/notify' })
  supervisor.ready()
  await clock.advance(60 * SECOND)
  supervisor.stopping()
  expect(lines).toEqual(['READY=1', 'STOPPING=1'])
})

test('where nobody supervises, nobody is told', async () => {
  const { lines, clock, supervisor } = told({})
  supervisor.ready()
  await clock.advance(60 * SECOND)
  supervisor.stopping()
  expect([lines, clock.waiting()]).toEqual([[], 0])
})
