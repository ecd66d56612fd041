import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const unit = readFileSync('deploy/angun.service', 'utf8')

/** Returns the space-separated values of a directive of the unit. */
const setting = (name: string): string[] => {
  const [, value = ''] = new RegExp(`^${name}=(.*)$`, 'm').exec(unit) ?? []
  return value.split(' ')
}

test('the service starts after the network has set the machine’s clock', () => {
  expect(setting('After')).toContain('time-sync.target')
  expect(setting('Wants')).toContain('time-sync.target')
})

test('systemd restarts a crashing service without limit, within 5 s at first and later once a minute', () => {
  expect(setting('Restart')).toEqual(['always'])
  expect(setting('StartLimitIntervalSec')).toEqual(['0'])
  expect(Number(setting('RestartSec'))).toBeLessThan(5)
  expect(Number(setting('RestartSteps'))).toBeGreaterThan(0)
  expect(setting('RestartMaxDelaySec')).toEqual(['60'])
})

test("the server's hints name the office command that is installed with the service", () => {
  expect(unit).toMatch(/^Environment=.*\bANGUN_OFFICE=angun-office\b/m)
})

test('systemd kills a service whose event loop is stuck within a minute', () => {
  expect(setting('Type')).toEqual(['notify'])
  // The server notifies systemd through a child process.
  expect(setting('NotifyAccess')).toEqual(['all'])
  expect(Number(setting('WatchdogSec'))).toBeLessThan(60)
})

test.each(['angun', 'angun-balance', 'angun-logs'])(
  '%s.service starts the failure notification when it fails',
  (name) => {
    expect(readFileSync(`deploy/${name}.service`, 'utf8')).toMatch(/^OnFailure=angun-failed@%n\.service$/m)
  },
)

test("the unit of a replica equals the unit of a single server, except for the replica's own values", () => {
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
