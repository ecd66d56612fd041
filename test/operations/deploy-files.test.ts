import { execFileSync, spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { needs } from '../needs.ts'

describe('the alerts, as Prometheus reads them', needs('promtool'), () => {
  test('are rules', () => {
    expect(execFileSync('promtool', ['check', 'rules', 'deploy/alerts.yml'], { encoding: 'utf8' })).toContain('SUCCESS')
  })

  test('tell of what is wrong, also in a process that has just started', () => {
    const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', 'test/alert-scenes.yml'], {
      encoding: 'utf8',
    })
    expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('SUCCESS')])
  })
})

test('sudo itself understands what the counter may do', needs('sudo'), () => {
  expect(execFileSync('/usr/sbin/visudo', ['-cf', 'deploy/sudoers-angun'], { encoding: 'utf8' })).toContain('parsed OK')
})
