import { createServer } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { type FakeProvider, startFakeProvider } from '../../../test/fakes/provider.ts'
import { openWires } from '../../../test/fakes/wires.ts'
import { describeFetchFailure, fetchDocument, type FetchOptions } from './fetch-document.ts'

const clock = fakeClock(0)
const limits: FetchOptions = { clock, timeout: 1000, limit: 100 }

describe('fetching one document', () => {
  let provider: FakeProvider
  beforeEach(async () => {
    provider = await startFakeProvider()
  })
  afterEach(() => provider.stop())

  test('gives its bytes as they came', async () => {
    provider.feedText('kur ₺')
    expect(await fetchDocument(provider.feedUrl, limits)).toEqual({ ok: true, value: Buffer.from('kur ₺') })
    expect(clock.waiting()).toBe(0)
  })

  test('an empty body is a document of no bytes', async () => {
    provider.feedText('')
    expect(await fetchDocument(provider.feedUrl, limits)).toEqual({ ok: true, value: Buffer.from('') })
  })

  test.each([404, 500, 503])('status %i is a failure of that status', async (status) => {
    provider.status(status)
    const failed = await fetchDocument(provider.feedUrl, limits)
    expect(failed).toEqual({ ok: false, error: { kind: 'status', status } })
    expect(failed.ok || describeFetchFailure(failed.error)).toBe(`HTTP ${status}`)
  })

  test('a body beyond the limit is given up', async () => {
    provider.feedText('x'.repeat(101))
    expect(await fetchDocument(provider.feedUrl, limits)).toEqual({ ok: false, error: { kind: 'too-large' } })
  })

  test('who does not answer in time is let go', async () => {
    provider.slow(60_000)
    const answer = fetchDocument(provider.feedUrl, limits)
    await provider.polls.reached(1)
    await clock.advance(1000)
    expect(await answer).toEqual({ ok: false, error: { kind: 'timeout' } })
  })

  test('a refused connection is named', async () => {
    await provider.refuseFeed()
    expect(await fetchDocument(provider.feedUrl, limits)).toEqual({
      ok: false,
      error: { kind: 'network', cause: 'ECONNREFUSED' },
    })
  })
})

test('a redirect is a failure where it must not be followed', async () => {
  const wires = await openWires(
    createServer((request, response) => {
      if (request.url === '/moved') response.writeHead(200).end('portal')
      else response.writeHead(302, { location: '/moved' }).end()
    }),
  )
  expect(await fetchDocument(wires.url, { ...limits, redirect: 'manual' })).toEqual({
    ok: false,
    error: { kind: 'status', status: 302 },
  })
  expect(await fetchDocument(wires.url, limits)).toEqual({ ok: true, value: Buffer.from('portal') })
  await wires.close()
})
