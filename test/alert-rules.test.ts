import { readFileSync } from 'node:fs'
import { Registry } from 'prom-client'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { MAILED_KINDS } from '../src/server/health/checks/check-list.ts'
import { halted } from '../src/server/health/checks/halted.ts'
import { addProcessMetrics, METRICS } from '../src/server/health/metrics.ts'
import { createTraffic } from '../src/server/http/traffic.ts'

const rule = v.object({ alert: v.string(), expr: v.string(), annotations: v.record(v.string(), v.string()) })
const rulesSchema = v.object({ groups: v.array(v.object({ rules: v.array(rule) })) })

const rules = v
  .parse(rulesSchema, parse(readFileSync('deploy/alerts.yml', 'utf8')))
  .groups.flatMap((group) => group.rules)
const named = (name: string): string => rules.find(({ alert }) => alert === name)?.expr ?? ''

test('every alert rule uses only metrics that the server exports', () => {
  const served = new Set(['up', ...METRICS.map(({ name }) => name), ...registeredNames()])
  const asked = rules.flatMap(({ expr }) => expr.match(/\b(?:up|(?:angun|nodejs|process)_\w+)\b/g) ?? [])
  expect(asked.length).toBeGreaterThan(rules.length - 1)
  expect(asked.filter((name) => !served.has(name))).toEqual([])
})

/** Returns the metric names of the process and of the traffic, with the `_count` series of the histogram. */
function registeredNames(): string[] {
  const registry = new Registry()
  addProcessMetrics(registry)
  createTraffic({ elapsed: () => 0 }, registry)
  return registry.getMetricsAsArray().flatMap(({ name }) => [name, `${name}_count`])
}

test('two alerts cover all findings by weight, except for prices that were halted on purpose', () => {
  expect(named('AngunBad')).toBe('angun_findings{weight="bad"} == 1')
  expect(named('AngunDegraded')).toBe(`angun_findings{weight="degraded",kind!="${halted.kind}"} == 1`)
})

const guide = readFileSync('docs/operations.md', 'utf8')

test('docs/operations.md lists exactly the emails that the server sends', () => {
  const [, table = ''] = guide.split('| email | when |\n|---|---|\n')
  const [rows = ''] = table.split('\n\n')
  const told = rows.matchAll(/^\| `([a-z-]+)` \|/gm).map(([, kind]) => kind)
  expect(new Set(told)).toEqual(new Set(Object.keys(MAILED_KINDS)))
})

test('docs/operations.md explains every alert', () => {
  expect(rules.map(({ alert }) => alert).filter((alert) => !guide.includes(`| \`${alert}\` |`))).toEqual([])
})
