import { execFileSync, spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { needs } from '../needs.ts'

describe('deploy/alerts.yml in Prometheus', needs('promtool'), () => {
  test('deploy/alerts.yml contains valid Prometheus rules', () => {
    expect(execFileSync('promtool', ['check', 'rules', 'deploy/alerts.yml'], { encoding: 'utf8' })).toContain('SUCCESS')
  })

  test('the alert rules pass their test cases, including those for a process that has just started', () => {
    const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', 'test/alert-scenes.yml'], {
      encoding: 'utf8',
    })
    expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('SUCCESS')])
  })
})

test('deploy/sudoers-angun is valid for sudo', needs('sudo'), () => {
  expect(execFileSync('/usr/sbin/visudo', ['-cf', 'deploy/sudoers-angun'], { encoding: 'utf8' })).toContain('parsed OK')
})
