import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { beforeEach, describe, expect, test } from 'vitest'
import { MINUTE, SECOND } from '#domain/calendar.ts'
import { type FakeClock, fakeClock } from '../../../test/fakes/clock.ts'
import { createTraffic, type Traffic } from './traffic.ts'

let clock: FakeClock
let traffic: Traffic

beforeEach(() => {
  clock = fakeClock(0)
  traffic = createTraffic(clock)
})

function answered(statusCode: number, isPage = false): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the part of an answer that is looked at
  traffic.follow({ statusCode, writableEnded: true, headersSent: true } as ServerResponse, () => isPage)
}

describe('the traffic of the last minute', () => {
  test('tells pages, errors of the server and refusals apart; what does not exist is no refusal', () => {
    for (const status of [200, 304]) answered(status, true)
    for (const status of [200, 404, 429, 403, 500, 503]) answered(status)
    expect(traffic.lastMinute()).toEqual({ pages: 2, serverErrors: 2, refused: 2, limited: 1 })
    expect(traffic.totals().answers).toEqual(
      new Map([
        ['2xx', 2],
        ['3xx', 1],
        ['4xx', 3],
        ['5xx', 2],
      ]),
    )
  })

  test('forgets what is older, and totals do not', async () => {
    answered(500)
    await clock.advance(MINUTE - 5 * SECOND)
    answered(500)
    expect(traffic.lastMinute().serverErrors).toBe(2)
    await clock.advance(5 * SECOND)
    expect(traffic.lastMinute().serverErrors).toBe(1)
    await clock.advance(10 * MINUTE)
    expect(traffic.lastMinute().serverErrors).toBe(0)
    expect(traffic.totals().answers.get('5xx')).toBe(2)
  })
})

test('an answer that takes a while is counted when it is done, with its time', async () => {
  const response = Object.assign(new EventEmitter(), { statusCode: 200, writableEnded: false, headersSent: false })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the part of an answer that is looked at
  traffic.follow(response as unknown as ServerResponse, () => false)
  expect(traffic.totals().within.get('+Inf')).toBe(0)
  await clock.advance(30)
  response.headersSent = true
  response.emit('close')
  const { within, took } = traffic.totals()
  expect(took).toBe(0.03)
  expect([...within]).toEqual([
    ['0.001', 0],
    ['0.005', 0],
    ['0.025', 0],
    ['0.1', 1],
    ['0.5', 1],
    ['2.5', 1],
    ['+Inf', 1],
  ])
})

test('who goes away before there is an answer is not counted', () => {
  const response = Object.assign(new EventEmitter(), { statusCode: 200, writableEnded: false, headersSent: false })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the part of an answer that is looked at
  traffic.follow(response as unknown as ServerResponse, () => false)
  response.emit('close')
  expect(traffic.totals().answers.get('2xx')).toBe(0)
})
