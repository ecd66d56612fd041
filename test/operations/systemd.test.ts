import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { needs } from '../needs.ts'
import { type Machine, startMachine } from './machine.ts'

/** The watchdog interval in seconds, long enough that a healthy site on a busy machine is not killed. */
const SPAN = 20
const AFTER_SPANS = { timeout: 10 * SPAN * 1000, interval: 200 }

describe('units under systemd', needs('machine'), () => {
  let machine: Machine

  /** Counts the runs of the failure notification. Each logs one line here, because no mail is set up. */
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

  test('systemd accepts every unit of deploy', async () => {
    const output = await machine.run('systemd-analyze verify /etc/systemd/system/angun*.service 2>&1')
    // Debian 12 does not know these two keys and ignores them.
    const known = /Unknown key '(?:RestartSteps|RestartMaxDelaySec)'/
    expect(output.split('\n').filter((line) => line.includes('angun') && !known.test(line))).toEqual([])
  })

  test('systemctl start returns when the site serves', async () => {
    await machine.run('systemctl start angun')
    expect(await machine.run('curl -fsS localhost:3001/readyz')).toMatch(/"status":"(?:ready|degraded)"/)
  })

  test('systemd leaves a healthy site alone, and kills, reports and restarts one that is stuck', async () => {
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

  test('systemd restarts a site that fails again within an hour without a second email', async () => {
    const before = await processOf()
    await machine.run('systemctl kill --kill-whom=main --signal=SIGKILL angun')
    await expect.poll(processOf).not.toMatch(new RegExp(`^(?:0|${before})$`))
    await machine.run('systemctl start angun')
    await expect.poll(() => machine.run('systemctl list-jobs')).toContain('No jobs')
    expect(await emails('angun.service')).toBe(1)
  })

  test('a requested stop causes no email', async () => {
    await machine.run('systemctl stop angun; systemctl start angun')
    expect(await emails('angun.service')).toBe(1)
  })
})
