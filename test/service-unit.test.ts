import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const unit = readFileSync('deploy/angun.service', 'utf8')

/** What the unit sets a name to, in words. */
const setting = (name: string): string[] => {
  const [, value = ''] = new RegExp(`^${name}=(.*)$`, 'm').exec(unit) ?? []
  return value.split(' ')
}

test('the service starts after the network has set the machine’s clock', () => {
  expect(setting('After')).toContain('time-sync.target')
  expect(setting('Wants')).toContain('time-sync.target')
})

test('a service that dies at each start is started again for ever, soon at first, then once a minute', () => {
  expect(setting('Restart')).toEqual(['always'])
  expect(setting('StartLimitIntervalSec')).toEqual(['0'])
  expect(Number(setting('RestartSec'))).toBeLessThan(5)
  expect(Number(setting('RestartSteps'))).toBeGreaterThan(0)
  expect(setting('RestartMaxDelaySec')).toEqual(['60'])
})

test('what the server tells people to type is the command that is installed beside it', () => {
  expect(unit).toMatch(/^Environment=.*\bANGUN_OFFICE=angun-office\b/m)
})

test('a service whose event loop is stuck is killed within a minute, since it has to show that it turns', () => {
  expect(setting('Type')).toEqual(['notify'])
  // It tells by a program of its own.
  expect(setting('NotifyAccess')).toEqual(['all'])
  expect(Number(setting('WatchdogSec'))).toBeLessThan(60)
})

test.each(['angun', 'angun-balance', 'angun-logs'])('somebody is told when %s.service fails', (name) => {
  expect(readFileSync(`deploy/${name}.service`, 'utf8')).toMatch(/^OnFailure=angun-failed@%n\.service$/m)
})

test('the unit of a replica is the site’s, but for what each replica has of its own', () => {
  const lines = (name: string): string[] =>
    readFileSync(`deploy/${name}.service`, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
  const [one, many] = [lines('angun'), lines('angun@')]
  expect(many.filter((line) => !one.includes(line))).toEqual([
    'Description=ANGÜN web site and rate server, replica %i',
    'Documentation=file:/opt/angun/docs/replicas.md',
    'Environment=PORT=400%i ADMIN_PORT=410%i PANEL_PORT=420%i DATA_DIR=/var/lib/angun/%i',
    'StateDirectory=angun/%i',
  ])
  expect(one.filter((line) => !many.includes(line))).toEqual([
    'Description=ANGÜN web site and rate server',
    'Documentation=file:/opt/angun/docs/operations.md',
    'StateDirectory=angun',
  ])
})
