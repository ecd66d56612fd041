import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { Registry } from 'prom-client'
import { beforeEach, describe, expect, test } from 'vitest'
import { MINUTE, SECOND } from '#domain/calendar.ts'
import { type FakeClock, fakeClock } from '../../../test/fakes/clock.ts'
import { createTraffic, type Traffic } from './traffic.ts'

let clock: FakeClock
let registry: Registry
let traffic: Traffic

beforeEach(() => {
  clock = fakeClock(0)
  registry = new Registry()
  traffic = createTraffic(clock, registry)
})

function answered(statusCode: number, isPage = false): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the part of an answer that is looked at
  traffic.follow({ statusCode, writableEnded: true, headersSent: true } as ServerResponse, () => isPage)
}

/** Returns a value of /metrics. */
async function sample(series: string): Promise<number> {
  const line = (await registry.metrics()).split('\n').find((each) => each.startsWith(`${series} `))
  return Number(line?.slice(series.length))
}

const count = (kind: string): Promise<number> => sample(`angun_http_request_seconds_count{class="${kind}"}`)

describe('the traffic of the last minute', () => {
  test('the traffic counts pages, server errors and refusals separately, and 404 as none of them', async () => {
    for (const status of [200, 304]) answered(status, true)
    for (const status of [200, 404, 429, 403, 500, 503]) answered(status)
    expect(traffic.lastMinute()).toEqual({ pages: 2, serverErrors: 2, refused: 2, limited: 1 })
    expect(await Promise.all(['2xx', '3xx', '4xx', '5xx'].map(count))).toEqual([2, 1, 3, 2])
  })

  test('the traffic forgets answers after a minute, and the histogram keeps them', async () => {
    answered(500)
    await clock.advance(MINUTE - 5 * SECOND)
    answered(500)
    expect(traffic.lastMinute().serverErrors).toBe(2)
    await clock.advance(5 * SECOND)
    expect(traffic.lastMinute().serverErrors).toBe(1)
    await clock.advance(10 * MINUTE)
    expect(traffic.lastMinute().serverErrors).toBe(0)
    expect(await count('5xx')).toBe(2)
  })
})

test('a slow answer is counted with its duration after it is sent', async () => {
  const response = Object.assign(new EventEmitter(), { statusCode: 200, writableEnded: false, headersSent: false })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the part of an answer that is looked at
  traffic.follow(response as unknown as ServerResponse, () => false)
  expect(await count('2xx')).toBe(0)
  await clock.advance(30)
  response.headersSent = true
  response.emit('close')
  const bucket = 'angun_http_request_seconds_bucket'
  expect([await sample(`${bucket}{le="0.025",class="2xx"}`), await sample(`${bucket}{le="0.1",class="2xx"}`)]).toEqual([
    0, 1,
  ])
  expect(await sample('angun_http_request_seconds_sum{class="2xx"}')).toBe(0.03)
})

test('a visitor who disconnects before the answer is not counted', async () => {
  const response = Object.assign(new EventEmitter(), { statusCode: 200, writableEnded: false, headersSent: false })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the part of an answer that is looked at
  traffic.follow(response as unknown as ServerResponse, () => false)
  response.emit('close')
  expect(await count('2xx')).toBe(0)
})
