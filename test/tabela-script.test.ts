import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MINUTE, SECOND } from '../src/domain/calendar.ts'

const SCRIPT = readFileSync('public/tabela.js', 'utf8')

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

/**
 * Runs public/tabela.js in a page. `isSupported` is whether the browser supports the window board; `answers` is the site.
 */
function page({ isSupported = true, answers = async () => ({ status: 200 }) } = {}) {
  const dataset: Record<string, string> = {}
  const reload = vi.fn()
  const opened = performance.now()
  runInNewContext(SCRIPT, {
    document: { documentElement: { dataset } },
    HTMLElement: { prototype: isSupported ? { attachInternals: () => {} } : {} },
    CSS: { supports: () => true },
    performance: { now: () => performance.now() - opened },
    location: { href: '/tabela', reload },
    fetch: answers,
    setInterval,
    setTimeout,
  })
  const pass = async (ms: number): Promise<void> => void (await vi.advanceTimersByTimeAsync(ms))
  return { dataset, reload, pass, reportLiveness: () => void (dataset['beat'] = String(performance.now() - opened)) }
}

describe('public/tabela.js', () => {
  test('tabela.js does not reload a page that reports liveness', async () => {
    const { reportLiveness, reload, pass } = page()
    for (let minute = 0; minute < 10; minute++) {
      reportLiveness()
      await pass(MINUTE)
    }
    expect(reload).not.toHaveBeenCalled()
  })

  test('tabela.js reloads the page after two minutes without a sign of liveness, or if the page never hydrated', async () => {
    const { reportLiveness, reload, pass } = page()
    await pass(MINUTE)
    reportLiveness()
    await pass(2 * MINUTE - SECOND)
    expect(reload).not.toHaveBeenCalled()
    await pass(15 * SECOND)
    expect(reload).toHaveBeenCalled()

    const stillborn = page()
    await stillborn.pass(2 * MINUTE + SECOND)
    expect(stillborn.reload).toHaveBeenCalled()
  })

  test('tabela.js does not reload while the site is down, because a browser’s error page would never recover', async () => {
    for (const answers of [() => Promise.reject(new TypeError('Failed to fetch')), async () => ({ status: 502 })]) {
      const { reload, pass } = page({ answers })
      await pass(10 * MINUTE)
      expect(reload).not.toHaveBeenCalled()
    }
  })

  test('tabela.js marks the page so that prices stay hidden until their age has been checked', () => {
    expect(page().dataset).toHaveProperty('scripts')
  })

  test('tabela.js leaves the page as sent in an old browser and reloads it every minute', async () => {
    const { dataset, reload, pass } = page({ isSupported: false })
    expect(dataset).toEqual({})
    await pass(MINUTE)
    expect(reload).toHaveBeenCalledOnce()
  })
})
