import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { needs } from '../needs.ts'
import { type Machine, startMachine } from './machine.ts'

/** Seconds of the watchdog: no machine is so busy that a site that turns is silent for as long. */
const SPAN = 20
const AFTER_SPANS = { timeout: 10 * SPAN * 1000, interval: 200 }

describe('under a systemd of its own', needs('machine'), () => {
  let machine: Machine

  /** What the unit of emails said so far, a line for each run: no mail is set up here. */
  const emails = async (unit: string): Promise<number> => {
    const journal = `journalctl --namespace=angun --sync; journalctl --namespace=angun -o cat -u angun-failed@${unit}.service`
    return [...(await machine.run(journal)).matchAll(/kimseye bildirilmedi/g)].length
  }
  const processOf = async (): Promise<string> => (await machine.run('systemctl show -P MainPID angun')).trim()

  beforeAll(async () => {
    machine = await startMachine('/opt/angun', {})
    await machine.run(`
      adduser --system --group --no-create-home --home /nonexistent angun
      cd /opt/angun
      printf 'DATA_DIR=/var/lib/angun\\nHOST=127.0.0.1\\n' > .env
      cp deploy/*.service deploy/*.timer /etc/systemd/system/
      mkdir /etc/systemd/system/angun.service.d
      printf '[Service]\\nWatchdogSec=${SPAN}\\nRestartSec=0\\n' > /etc/systemd/system/angun.service.d/soon.conf
      systemctl daemon-reload`)
  })
  afterAll(() => machine.end())

  test('every unit is as systemd wants it', async () => {
    const output = await machine.run('systemd-analyze verify /etc/systemd/system/angun*.service 2>&1')
    // Debian 12 has no restarts that grow rarer, and passes them over.
    const known = /Unknown key '(?:RestartSteps|RestartMaxDelaySec)'/
    expect(output.split('\n').filter((line) => line.includes('angun') && !known.test(line))).toEqual([])
  })

  test('a start has ended when the site serves', async () => {
    await machine.run('systemctl start angun')
    expect(await machine.run('curl -fsS localhost:3001/readyz')).toMatch(/"status":"(?:ready|degraded)"/)
  })

  test('a site that turns is left alone, one that is stuck is killed, reported and started again', async () => {
    const stuck = await processOf()
    const beats = new Set<string>()
    const watchdogTime = () => machine.run('systemctl show -P WatchdogTimestampMonotonic angun')
    await expect.poll(async () => beats.add(await watchdogTime()).size, AFTER_SPANS).toBe(4)
    expect(await processOf()).toBe(stuck)
    await machine.run('systemctl kill --kill-whom=main --signal=SIGSTOP angun')
    await expect.poll(processOf, AFTER_SPANS).not.toMatch(new RegExp(`^(?:0|${stuck})$`))
    await expect.poll(() => emails('angun.service')).toBe(1)
    await machine.run('systemctl start angun')
    expect(await machine.run('curl -fsS localhost:3001/readyz')).toMatch(/"status":"(?:ready|degraded)"/)
  })

  test('a site that dies again within the hour is started again, and no second email goes', async () => {
    const before = await processOf()
    await machine.run('systemctl kill --kill-whom=main --signal=SIGKILL angun')
    await expect.poll(processOf).not.toMatch(new RegExp(`^(?:0|${before})$`))
    await machine.run('systemctl start angun')
    await expect.poll(() => machine.run('systemctl list-jobs')).toContain('No jobs')
    expect(await emails('angun.service')).toBe(1)
  })

  test('a stop that somebody wants is told to nobody', async () => {
    await machine.run('systemctl stop angun; systemctl start angun')
    expect(await emails('angun.service')).toBe(1)
  })
})
