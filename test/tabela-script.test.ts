import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MINUTE, SECOND } from '../src/domain/calendar.ts'

const SCRIPT = readFileSync('public/tabela.js', 'utf8')

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

/** The page around public/tabela.js: of a browser that runs the board's program, and of a site that answers so. */
function page({ isYoung = true, answers = async () => ({ status: 200 }) } = {}) {
  const dataset: Record<string, string> = {}
  const reload = vi.fn()
  const opened = performance.now()
  runInNewContext(SCRIPT, {
    document: { documentElement: { dataset } },
    HTMLElement: { prototype: isYoung ? { attachInternals: () => {} } : {} },
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

describe('the board in the window', () => {
  test('is left alone while it gives signs of life', async () => {
    const { reportLiveness, reload, pass } = page()
    for (let minute = 0; minute < 10; minute++) {
      reportLiveness()
      await pass(MINUTE)
    }
    expect(reload).not.toHaveBeenCalled()
  })

  test('is opened anew when it has given none for two minutes, or never came to life', async () => {
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

  test('stays as it is while the site does not answer: a browser’s own page of errors would stay for ever', async () => {
    for (const answers of [() => Promise.reject(new TypeError('Failed to fetch')), async () => ({ status: 502 })]) {
      const { reload, pass } = page({ answers })
      await pass(10 * MINUTE)
      expect(reload).not.toHaveBeenCalled()
    }
  })

  test('shows no figure of a document before somebody judged its age', () => {
    expect(page().dataset).toHaveProperty('scripts')
  })

  test('is read as it was sent by a browser that is too old, and asked for anew each minute', async () => {
    const { dataset, reload, pass } = page({ isYoung: false })
    expect(dataset).toEqual({})
    await pass(MINUTE)
    expect(reload).toHaveBeenCalledOnce()
  })
})
